/** An offer while it is put together: parts lie here until it is proposed, and can be taken out again. */

import type { TableModel } from '$web/board';
import { TOKENS } from './land';
import type { Deal } from './moment';

/** The answers that add one thing to an offer. */
export type Part = readonly number[];

/** One thing of an offer, as it is drawn. */
export interface Thing {
  token?: number;
  card?: number;
  object?: string;
  /** A Magic Item; -1 for one of the other's, whichever it will be. */
  item?: number;
  /** Which part of the draft it is, if it can be taken out again. */
  part?: number;
}

const ADDS = /^(give|want)(-card|-object|-item)?$/;

/** Whether an option adds to the offer being put together. */
export const adds = (model: TableModel, option: number): boolean =>
  model.decision?.question === 'build' && ADDS.test(model.verbOf(option));

const isGiven = (model: TableModel, [first = -1]: Part): boolean => model.verbOf(first).startsWith('give');

const kindOf = (model: TableModel, option: number): number =>
  model.game.kinds.findIndex(({ id }) => id === model.argumentsOf(option)['card']);

function thingOf(model: TableModel, draft: readonly Part[], part: number): Thing {
  const [first = -1, last = first] = draft[part] ?? [];
  const { token, object, card } = model.argumentsOf(first);
  if (token !== undefined) return { token: TOKENS.findIndex((name) => name === token), part };
  if (object !== undefined) return { object, part };
  if (card !== undefined) return { card: kindOf(model, first), part };
  return { item: first === last ? -1 : kindOf(model, last), part };
}

/** What one side gives: as the table knows it, then what the draft adds. */
export function thingsOf(
  model: TableModel,
  deal: Deal,
  objects: readonly string[],
  draft: readonly Part[],
  given: boolean,
): Thing[] {
  const side = given ? deal.gives : deal.wants;
  const items = given ? deal.gives.items : Array.from({ length: deal.wants.items }, () => -1);
  return [
    ...side.tokens.flatMap((amount, token) => Array.from({ length: amount }, (): Thing => ({ token }))),
    ...side.cards.map((card): Thing => (card < 0 ? { object: objects[-1 - card] ?? '' } : { card })),
    ...items.map((item): Thing => ({ item })),
    ...draft.flatMap((part, at) => (isGiven(model, part) === given ? [thingOf(model, draft, at)] : [])),
  ];
}

/** Whether there is still one to add of what an option names, beside what the draft has. */
export function isLeft({ decision }: TableModel, draft: readonly Part[], option: number): boolean {
  const taken = draft.filter(([first]) => first === option).length;
  return taken < (decision?.amounts?.[decision.options.indexOf(option)] ?? 1);
}

/** One's own Items that the draft does not hold yet. */
export function itemsLeft(model: TableModel, seat: number, draft: readonly Part[]): number[] {
  const left = [...model.cards('items', seat)];
  for (const [first = -1, last = first] of draft)
    if (first !== last) left.splice(left.indexOf(kindOf(model, last)), 1);
  return left;
}

/** The number of an option that names nothing. */
export const plainOption = (model: TableModel, verb: string): number =>
  model.game.verbs.find(({ name }) => name === verb)?.base ?? -1;
