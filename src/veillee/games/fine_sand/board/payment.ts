/**
 * Paying by picking freely. The table asks for one item after the other, in descending value, and pays by itself
 * where only one will do; here a whole choice becomes the answers it will ask for.
 */

import type { TableModel } from '$web/board';
import { ownSeat } from '$web/board/seats';
import { effectOf, familyOf, fieldOf, optionNamed, owesGift, stepOf, worthOf } from './table';

export interface Item {
  /** Zone and place, or the number of a token. */
  key: string;
  option: number;
  value: number;
  /** Its place in the order of payment. */
  rank: number;
  fromHand: boolean;
  /** How much one would miss it. */
  loss: number;
}

export interface Bill {
  remaining: number;
  /** In the order of payment. */
  items: Item[];
  /** How many cards are in hand. */
  hand: number;
  /** Whether the sum must be met exactly. */
  exact: boolean;
  /** Whether a hand card must be left. */
  keepsOne: boolean;
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
const PLACES = ['hands', 'pallet', 'front'] as const;
const VERBS = { hands: 'pay', pallet: 'pay-stored', front: 'pay-front' } as const;

// What one could pay with

function lossOf(model: TableModel, card: number, place: (typeof PLACES)[number]): number {
  if (place === 'front') return 0.1;
  if (effectOf(model, card) === 'gone') return 0.5;
  if (familyOf(model, card) === 'coin') return 0.8 * worthOf(model, card);
  return MISSED[familyOf(model, card)] ?? 1;
}

/** The order of payment: down in value, and within a value through hand, Pallet, Scaffolding and tokens. */
function rankedOptions(model: TableModel): number[] {
  const items: [value: number, place: number, option: number][] = [
    [-1, PLACES.length, optionNamed(model, 'pay-token') ?? -1],
  ];
  PLACES.forEach((place, at) => {
    model.game.kinds.forEach((_, card) => {
      const option = optionNamed(model, VERBS[place], card);
      if (option !== undefined && worthOf(model, card)) items.push([-worthOf(model, card), at, option]);
    });
  });
  items.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  return items.map(([, , option]) => option);
}

/** What is to be paid now, and with what. */
export function billOf(model: TableModel): Bill {
  const [, remaining = 0, least = 0] = stepOf(model);
  const seat = ownSeat(model);
  const order = rankedOptions(model);
  const items: Item[] = [];
  const add = (item: Omit<Item, 'rank'>) => items.push({ ...item, rank: order.indexOf(item.option) });
  for (const place of PLACES) {
    model.cards(place, seat).forEach((card, at) => {
      const option = optionNamed(model, VERBS[place], card);
      const value = worthOf(model, card);
      if (option === undefined || !value) return;
      const loss = lossOf(model, card, place);
      add({ key: `${place}-${at}`, option, value, fromHand: place === 'hands', loss });
    });
  }
  for (let token = 0; token < fieldOf(model, 'tokens', seat); token++) {
    const option = optionNamed(model, 'pay-token') ?? -1;
    add({ key: `token-${token}`, option, value: 1, fromHand: false, loss: 0.6 });
  }
  return {
    remaining,
    items: items.filter(({ rank }) => rank >= least).sort((a, b) => a.rank - b.rank),
    hand: model.cards('hands', seat).length,
    exact: model.table.options['payment'] === 'least-excess',
    keepsOne: owesGift(model),
  };
}

// What the table would ask

const sumOf = (items: readonly Item[]): number => items.reduce((sum, { value }) => sum + value, 0);

/** Whether some of these items have exactly this sum. */
function canSum(items: readonly Item[], wanted: number): boolean {
  const sums = new Set([0]);
  for (const { value } of items) for (const sum of [...sums]) sums.add(sum + value);
  return sums.has(wanted);
}

const covers = (bill: Bill, items: readonly Item[], rest: number): boolean =>
  bill.exact ? canSum(items, rest) : sumOf(items) >= rest;

/** Whether later items can pay the rest and leave what has to be left. */
function canComplete(bill: Bill, rest: number, later: readonly Item[], hand: number): boolean {
  if (bill.keepsOne && hand < 1) return false;
  if (rest <= 0) return rest === 0 || !bill.exact;
  const fromHand = later.filter((item) => item.fromHand);
  if (!bill.keepsOne || fromHand.length < hand) return covers(bill, later, rest);
  return fromHand.some((kept) =>
    covers(
      bill,
      later.filter((item) => item !== kept),
      rest,
    ),
  );
}

/** The options that the table offers for the next item. */
export function offered(bill: Bill): number[] {
  const found = bill.items.filter((item, at) => {
    const rest = bill.remaining - item.value;
    const hand = bill.hand - Number(item.fromHand);
    return canComplete(bill, rest, bill.items.slice(at + 1), hand);
  });
  return [...new Set(found.map(({ option }) => option))];
}

const after = (bill: Bill, paid: Item): Bill => ({
  ...bill,
  remaining: bill.remaining - paid.value,
  items: bill.items.filter((item) => item.key !== paid.key && item.rank >= paid.rank),
  hand: bill.hand - Number(paid.fromHand),
});

/** The answers that pay with just these items; null where that is no payment. */
export function answersFor(bill: Bill, picked: readonly Item[]): number[] | null {
  const answers: number[] = [];
  for (const item of [...picked].sort((a, b) => a.rank - b.rank)) {
    const options = bill.remaining > 0 ? offered(bill) : [];
    if (!options.includes(item.option)) return null;
    if (options.length > 1) answers.push(item.option);
    bill = after(bill, item);
  }
  return bill.remaining > 0 ? null : answers;
}

/** Without those of the picked items that are more than enough; the newest stays as long as possible. */
export function withoutSuperfluous(bill: Bill, picked: readonly Item[], newest: Item): Item[] {
  const kept = [...picked];
  const small = picked
    .filter((item) => item !== newest)
    .sort((one, other) => one.value - other.value || other.rank - one.rank);
  for (const item of [...small, newest]) {
    if (sumOf(kept) - item.value >= bill.remaining) kept.splice(kept.indexOf(item), 1);
  }
  return kept;
}

/** A payment that wastes little and is little missed. */
export function suggested(bill: Bill): Item[] {
  let best: Item[] = [];
  let least = Infinity;
  const search = (from: number, picked: Item[], rest: number, loss: number, hand: number): void => {
    if (loss >= least) return;
    if (rest <= 0) {
      if ((bill.exact && rest < 0) || (bill.keepsOne && hand < 1) || loss - 0.9 * rest >= least) return;
      [best, least] = [picked, loss - 0.9 * rest];
      return;
    }
    bill.items.slice(from).forEach((item, at, later) => {
      if (at && later[at - 1]!.option === item.option) return;
      const left = hand - Number(item.fromHand);
      search(from + at + 1, [...picked, item], rest - item.value, loss + item.loss, left);
    });
  };
  search(0, [], bill.remaining, 0, bill.hand);
  return best;
}

export const paid = sumOf;
