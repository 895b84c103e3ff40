/** What a table of Fine Sand shows, read off the model: piles, columns, prices, and how far everybody is. */

import type { TableModel } from '$web/board';
import { listOf, ownSeat } from '$web/board/seats';

export const COLUMNS = ['green', 'red', 'blue', 'violet'] as const;
export type Column = (typeof COLUMNS)[number];

/** Values of `branch`: nothing chosen yet, building, drawing, step 3. */
export const UNDECIDED = 0;
export const BUILDING = 1;
export const DRAWING = 2;

/** Values of `ending`. */
export const ONE_MORE = 1;
export const LAST = 2;

// Cards

const rowOf = (model: TableModel, card: number) => model.game.kinds[card]?.row ?? {};

export const familyOf = (model: TableModel, card: number): string => String(rowOf(model, card)['family']);
export const effectOf = (model: TableModel, card: number): string =>
  String(rowOf(model, card)['effect'] ?? '');
export const costOf = (model: TableModel, card: number): number => Number(rowOf(model, card)['cost'] ?? 0);
export const worthOf = (model: TableModel, card: number): number => Number(rowOf(model, card)['value'] ?? 1);

/** Whether cards of this family are built at all. */
export const isBuilt = (model: TableModel, card: number): boolean => familyOf(model, card) !== 'coin';

/** Hand cards as one likes to hold them: by column, castles and coins last, and by cost. */
const HELD = [...COLUMNS, 'yellow', 'castle', 'coin'];

export interface HeldCard {
  card: number;
  /** Where it stands in the zone. */
  at: number;
}

export function heldCards(model: TableModel, cards: readonly number[]): HeldCard[] {
  const worth = ({ card }: HeldCard): number =>
    100 * HELD.indexOf(familyOf(model, card)) + costOf(model, card) + worthOf(model, card);
  return cards.map((card, at) => ({ card, at })).sort((one, other) => worth(one) - worth(other));
}

// A seat

export const fieldOf = (model: TableModel, field: string, seat: number): number =>
  listOf(model, field)[seat] ?? 0;

export const countOf = (model: TableModel, zone: string, seat: number): number =>
  model.cards(zone, seat).length;

/** Everything that stands before a seat, ready or resting. */
export const standing = (model: TableModel, seat: number): number[] => [
  ...model.cards('built', seat),
  ...model.cards('resting', seat),
];

export interface Built {
  card: number;
  rests: boolean;
}

/** A seat's built cards of one family, in the order of the card list. */
export function builtOf(model: TableModel, seat: number, family: string): Built[] {
  const from = (zone: string, rests: boolean): Built[] =>
    model.cards(zone, seat).map((card) => ({ card, rests }));
  return [...from('built', false), ...from('resting', true)]
    .filter(({ card }) => familyOf(model, card) === family)
    .sort((one, other) => one.card - other.card);
}

// What the rules make of the position (`derived.py`)

interface Derived {
  unbuilt: number[];
  draws: number[];
  draws_more: number[];
  builds: number[];
  limit: number[];
  discount: number[];
  /** What one can pay with is worth together, and what each hand card costs. */
  purse: number;
  prices: number[];
  /** Which hand cards can be built only with all that one has. */
  takes_all: boolean[];
  /** What can pay, weighed by place: the lightest payment is the one to suggest. */
  weights: Record<'hands' | 'pallet' | 'front', number[]> & { token: number };
  /** At the end, by seat: of what, how many, and what that makes. */
  count: [what: string, count: number, points: number][][];
}

export const derivedOf = (model: TableModel): Partial<Derived> =>
  (model.message?.derived ?? {}) as Partial<Derived>;

/** Cards that count at the end as things stand: all that are not built, less those the castles take. */
export const unbuilt = (model: TableModel, seat: number): number =>
  derivedOf(model).unbuilt?.[seat] ?? model.result?.scores?.[seat] ?? 0;

const BRINGS = { green: 'draws', red: 'builds', blue: 'draws_more', violet: 'limit' } as const;

/** How much a column brings this turn: cards drawn, builds left, cards drawn, hand limit. */
export const broughtBy = (model: TableModel, column: Column, seat: number): number =>
  derivedOf(model)[BRINGS[column]]?.[seat] ?? 0;

/** How many cards a seat can still draw before the end comes. */
export const leftToDraw = (model: TableModel, seat: number): number =>
  countOf(model, 'draw', seat) + countOf(model, 'discard', seat);

/** Whether a turn of drawing could leave a seat with nothing to draw. */
export const isRunningLow = (model: TableModel, seat: number): boolean =>
  leftToDraw(model, seat) <= broughtBy(model, 'green', seat) + broughtBy(model, 'blue', seat);

export const discountOf = (model: TableModel, seat: number): number => derivedOf(model).discount?.[seat] ?? 0;

/** What the hand card at a place costs. */
export const priceAt = (model: TableModel, at: number): number => derivedOf(model).prices?.[at] ?? 0;

/** Whether the hand card at a place can be built only with everything one could pay with. */
export const takesAll = (model: TableModel, at: number): boolean => derivedOf(model).takes_all?.[at] ?? false;

export const purse = (model: TableModel): number => derivedOf(model).purse ?? 0;

// What is asked, and the options that answer it

/** The step on top of one's agenda: the number of a question, then what the question is about. */
export function stepOf(model: TableModel): number[] {
  return model.view.agendas?.[ownSeat(model)]?.at(-1) ?? [];
}

/** The option of a verb, with a card where it names one; undefined if the table has none. */
export function optionNamed(model: TableModel, name: string, card?: number): number | undefined {
  const verb = model.game.verbs.find((one) => one.name === name);
  if (!verb) return undefined;
  if (card === undefined) return verb.base;
  const at = verb.arguments[0]?.values.indexOf(model.game.kinds[card]?.id ?? '') ?? -1;
  return at < 0 ? undefined : verb.base + at;
}

/** An option by its verb, if it is on offer. */
export function offeredOption(model: TableModel, verb: string, card?: number): number | undefined {
  const option = optionNamed(model, verb, card);
  return option !== undefined && model.decision?.options.includes(option) ? option : undefined;
}

/**
 * What takes coin tokens in step 1, a choice for each card. These come after drawing: with nothing else left to choose
 * the rest is drawn unasked, and a choice to draw would be taken for that of step 2.
 */
export const tokensOffered = (model: TableModel, seat: number): number[] =>
  model
    .cards('built', seat)
    .filter((card) => effectOf(model, card) === 'token')
    .flatMap((card) => offeredOption(model, 'use', card) ?? []);

export const questionOf = (model: TableModel): string => model.decision?.question ?? '';

/** The hand cards that can be built by themselves right now. */
export const buildable = (model: TableModel): number[] =>
  [...new Set(model.cards('hands'))].filter((card) => offeredOption(model, 'build', card) !== undefined);
