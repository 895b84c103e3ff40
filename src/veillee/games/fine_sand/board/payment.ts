/** What a payment is made with, and which of the offered payments a player would like best. */

import type { TableModel } from '$web/board';
import { aheadOf, lightest } from '$web/board/ahead';
import { ownSeat } from '$web/board/seats';
import { isMove } from '$web/story';
import { effectOf, familyOf, fieldOf, optionNamed, stepOf, worthOf } from './table';

export interface Item {
  /** Zone and place, or the number of a token. */
  key: string;
  option: number;
  value: number;
  /** How much one would miss it. */
  loss: number;
}

/** How much a card of a family is missed when it pays instead of being built. */
const MISSED: Readonly<Record<string, number>> = {
  castle: 1.15,
  blue: 1.2,
  yellow: 1.2,
  red: 1.5,
  violet: 1.5,
  green: 1.6,
};
/** How much a coin is missed that buys nothing. */
const WASTED = 0.9;
const PLACES = ['hands', 'pallet', 'front'] as const;
const VERBS = { hands: 'pay', pallet: 'pay-stored', front: 'pay-front' } as const;

function lossOf(model: TableModel, card: number, place: (typeof PLACES)[number]): number {
  if (place === 'front') return 0.1;
  if (effectOf(model, card) === 'gone') return 0.5;
  if (familyOf(model, card) === 'coin') return 0.8 * worthOf(model, card);
  return MISSED[familyOf(model, card)] ?? 1;
}

/** How many coins are to be paid. */
export const due = (model: TableModel): number => stepOf(model)[1] ?? 0;

/** The cards and tokens that the verbs of paying speak of, wherever they lie. */
export function itemsOf(model: TableModel): Item[] {
  const seat = ownSeat(model);
  const cards = PLACES.flatMap((place) =>
    model.cards(place, seat).map((card, at) => ({
      key: `${place}-${at}`,
      option: optionNamed(model, VERBS[place], card) ?? -1,
      value: worthOf(model, card),
      loss: lossOf(model, card, place),
    })),
  );
  const token = optionNamed(model, 'pay-token') ?? -1;
  const tokens = Array.from({ length: fieldOf(model, 'tokens', seat) }, (_, at) => ({
    key: `token-${at}`,
    option: token,
    value: 1,
    loss: 0.6,
  }));
  return [...cards, ...tokens];
}

/** The cards that have gone into this payment without a question, because the sum needs them. */
export function paidAlready(model: TableModel): number[] {
  const seat = ownSeat(model);
  const plan = model.zone('plan', seat);
  const begun = model.standing.findLastIndex((event) => isMove(event) && event.to[0] === plan);
  const from = PLACES.map((place) => model.zone(place, seat));
  return model.standing
    .slice(begun + 1)
    .flatMap((event) => (isMove(event) && from.includes(event.from[0]) ? [event.card] : []));
}

export const paid = (items: readonly Item[]): number => items.reduce((sum, { value }) => sum + value, 0);

/** Of the payments on offer one that wastes little and is little missed. */
export function suggested(model: TableModel): Item[] {
  const items = itemsOf(model);
  const weights = new Map(items.map(({ option, value, loss }) => [option, loss + WASTED * value]));
  return lightest(aheadOf(model.decision), (option) => weights.get(option) ?? 0).flatMap((option) =>
    items.splice(
      items.findIndex((item) => item.option === option),
      1,
    ),
  );
}
