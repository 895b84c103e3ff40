/** Effects that turn several cards: which may be chosen beside which, and their answers as the rules take them. */

import type { TableModel } from '$web/board';

/** As the rules number them; behind them comes what is asked of any affinity. */
const AFFINITIES: readonly unknown[] = ['holy-empire', 'fairywood', 'dragonvale', 'shadow'];
const ANY = AFFINITIES.length;
const ZONES: Readonly<Record<string, string>> = { open: 'closed', close: 'opened' };

const demandsOn = (model: TableModel): number[] =>
  (model.view.fields['demands'] as number[][] | undefined)?.[model.seat] ?? [];

/** How many effects can take place with these cards, one card each. */
function possible(model: TableModel, cards: readonly number[]): number {
  const demands = demandsOn(model);
  let [fitting, spare] = [0, 0];
  for (const [number, affinity] of AFFINITIES.entries()) {
    const have = cards.filter((card) => model.game.kinds[card]?.row['affinity'] === affinity).length;
    const wanted = demands[number] ?? 0;
    fitting += Math.min(have, wanted);
    spare += Math.max(0, have - wanted);
  }
  return fitting + Math.min(demands[ANY] ?? 0, spare);
}

/** How many cards have to be turned, where it is more than one and there is a choice; else 0. */
export function turnsSeveral(model: TableModel): number {
  const zone = ZONES[model.decision?.question ?? ''];
  if (!zone || !model.decision?.options.length) return 0;
  const count = possible(model, model.cards(zone));
  return count > 1 ? count : 0;
}

/** Whether a card can be turned beside those picked already. */
export const fits = (model: TableModel, picked: readonly number[], card: number): boolean =>
  possible(model, [...picked, card]) > picked.length;

/** The option that turns a card, on offer now or after another card. */
export function turningOption(model: TableModel, card: number): number | undefined {
  const verb = model.game.verbs.find((one) => one.name === model.decision?.question);
  const at = verb?.arguments[0]?.values.indexOf(model.game.kinds[card]?.id ?? '') ?? -1;
  return verb && at >= 0 ? verb.base + at : undefined;
}

/** The answers for all picked cards: the rules take them in the order of the card list. */
export const answersFor = (model: TableModel, picked: readonly number[]): number[] =>
  [...picked]
    .sort((a, b) => a - b)
    .map((card) => turningOption(model, card))
    .filter((option) => option !== undefined);
