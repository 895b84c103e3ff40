/** Effects that turn several cards at once: picked together in any order, as the decision says what goes together. */

import type { TableModel } from '$web/board';
import * as ahead from '$web/board/ahead';

/** How many cards have to be turned, where it is more than one and there is a choice; else 0. */
export function turnsSeveral(model: TableModel): number {
  const { decision } = model;
  return decision?.ahead && ['open', 'close'].includes(decision.question) ? (decision.left ?? 0) : 0;
}

/** Whether a card can be turned beside those picked already. */
export const fits = (model: TableModel, picked: readonly number[], card: number): boolean =>
  ahead.fits(model.decision?.ahead ?? [], optionsFor(model, [...picked, card]));

/** The answers for all picked cards. */
export const answersFor = (model: TableModel, picked: readonly number[]): number[] | null =>
  ahead.answersFor(model.decision?.ahead ?? [], optionsFor(model, picked));

/** The option that turns a card, on offer now or after another card. */
export function turningOption(model: TableModel, card: number): number | undefined {
  const verb = model.game.verbs.find((one) => one.name === model.decision?.question);
  const at = verb?.arguments[0]?.values.indexOf(model.game.kinds[card]?.id ?? '') ?? -1;
  return verb && at >= 0 ? verb.base + at : undefined;
}

const optionsFor = (model: TableModel, cards: readonly number[]): number[] =>
  cards.map((card) => turningOption(model, card) ?? -1);
