/** What a payment is made with, and which of the offered payments a player would like best. */

import type { TableModel } from '$web/board';
import { aheadOf, lightest } from '$web/board/ahead';
import { ownSeat } from '$web/board/seats';
import { isMove } from '$web/story';
import { derivedOf, fieldOf, isBuilt, optionNamed, priceAt, stepOf, worthOf } from './table';

export interface Item {
  /** Zone and place, or the number of a token. */
  key: string;
  option: number;
  value: number;
  /** The heavier, the more one would miss it: as `suggesting.py` says, and what is cheap to build all the more. */
  weight: number;
}

/** A hand card that costs less than this is soon built: how much more it is missed for each coin less. */
const CHEAP = 6;
const MISSED_MORE = 20;
/** How much less a coin of a coin card is missed: people would rather pay with it than with two cards to build. */
const MISSED_LESS = 30;

const PLACES = ['hands', 'pallet', 'front'] as const;
const VERBS = { hands: 'pay', pallet: 'pay-stored', front: 'pay-front' } as const;

/** How many coins are to be paid. */
export const due = (model: TableModel): number => stepOf(model)[1] ?? 0;

/** The cards and tokens that the verbs of paying speak of, wherever they lie. */
export function itemsOf(model: TableModel): Item[] {
  const seat = ownSeat(model);
  const { weights } = derivedOf(model);
  const cards = PLACES.flatMap((place) =>
    model.cards(place, seat).map((card, at) => ({
      key: `${place}-${at}`,
      option: optionNamed(model, VERBS[place], card) ?? -1,
      value: worthOf(model, card),
      weight: (weights?.[place][at] ?? 0) + (place === 'hands' ? missed(model, card, at) : 0),
    })),
  );
  const token = optionNamed(model, 'pay-token') ?? -1;
  const tokens = Array.from({ length: fieldOf(model, 'tokens', seat) }, (_, at) => ({
    key: `token-${at}`,
    option: token,
    value: 1,
    weight: weights?.token ?? 0,
  }));
  return [...cards, ...tokens];
}

/** Coin cards are made for paying; what can soon be built is not. */
const missed = (model: TableModel, card: number, at: number): number =>
  isBuilt(model, card)
    ? MISSED_MORE * Math.max(0, CHEAP - priceAt(model, at))
    : -MISSED_LESS * worthOf(model, card);

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

/** Of the payments on offer the lightest: it wastes little, and spares what can soon be built. */
export function suggested(model: TableModel): Item[] {
  const items = itemsOf(model);
  const weights = new Map(items.map(({ option, weight }) => [option, weight]));
  return lightest(aheadOf(model.decision), (option) => weights.get(option) ?? 0).flatMap((option) =>
    items.splice(
      items.findIndex((item) => item.option === option),
      1,
    ),
  );
}
