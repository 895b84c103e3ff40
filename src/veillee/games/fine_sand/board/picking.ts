/** Cards picked together in any order: which can be, and the answers that the picked ones stand for. */

import type { TableModel } from '$web/board';
import { aheadOf, answersFor, fits } from '$web/board/ahead';
import { itemsOf } from './payment';
import { optionNamed, priceAt, questionOf, worthOf } from './table';

/** What several cards can be picked for. */
export const TASKS = ['build', 'pay', 'limit', 'discard', 'discard-any', 'exchange'] as const;
export type Task = (typeof TASKS)[number];

const HAND = 'hands-';
/** What is said of each card that is picked, where it is not `discard`. */
const VERBS: Partial<Record<Task, string>> = { build: 'build', exchange: 'swap' };
/** What is said when all are picked. */
const CLOSING: Partial<Record<Task, string>> = {
  build: 'pay-now',
  exchange: 'enough',
  'discard-any': 'enough',
};

/** Where a hand card lies, by its key. */
export const placeOf = (key: string): number => Number(key.slice(HAND.length));

const BUILT = 'built-';

/** The key of a built card: all of a kind are alike. */
export const builtKey = (card: number): string => `${BUILT}${card}`;

export const cardAt = (model: TableModel, key: string): number =>
  key.startsWith(BUILT) ? Number(key.slice(BUILT.length)) : (model.cards('hands')[placeOf(key)] ?? -1);

/** What the cards picked to be built cost together. */
export const totalOf = (model: TableModel, keys: readonly string[]): number =>
  keys.reduce((sum, key) => sum + priceAt(model, placeOf(key)), 0);

/** What these cards could pay if they stayed in the hand. */
export const worthTogether = (model: TableModel, keys: readonly string[]): number =>
  keys.reduce((sum, key) => sum + worthOf(model, cardAt(model, key)), 0);

/** The option that picks what lies there; -1 if there is none. */
function optionAt(model: TableModel, task: Task, key: string): number {
  if (task === 'pay') return itemsOf(model).find((item) => item.key === key)?.option ?? -1;
  return key.startsWith(HAND) ? (optionNamed(model, VERBS[task] ?? 'discard', cardAt(model, key)) ?? -1) : -1;
}

/** Whether these can be picked together, with others if need be. */
export const goTogether = (model: TableModel, task: Task, keys: readonly string[]): boolean =>
  fits(
    aheadOf(model.decision),
    keys.map((key) => optionAt(model, task, key)),
  );

/** Whether a card can be picked, or put back. */
export const canPick = (model: TableModel, task: Task, picked: readonly string[], key: string): boolean =>
  picked.includes(key) || goTogether(model, task, [key]);

/**
 * The picked cards after a touch on one of them, or on another; what no longer goes with that is put back: of a payment
 * the smallest, and of those the one that would be missed most.
 */
export function toggled(model: TableModel, task: Task, picked: readonly string[], key: string): string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  const kept = [...picked];
  if (task === 'pay') {
    const items = new Map(itemsOf(model).map((item) => [item.key, item]));
    const by = (key: string) => items.get(key) ?? { value: 0, weight: 0 };
    kept.sort((one, other) => by(one).value - by(other).value || by(other).weight - by(one).weight);
  }
  while (kept.length && !goTogether(model, task, [...kept, key])) kept.shift();
  return [...kept, key];
}

/** The answers that the picked cards stand for; null as long as they are not enough, or too many. */
export function answersOf(model: TableModel, task: Task, picked: readonly string[]): number[] | null {
  const ahead = aheadOf(model.decision);
  const options = picked.map((key) => optionAt(model, task, key));
  const last = CLOSING[task] === undefined ? undefined : optionNamed(model, CLOSING[task]);
  const closed = last === undefined ? null : answersFor(ahead, [...options, last]);
  return closed ?? (options.length ? answersFor(ahead, options) : null);
}

/** What cards are picked for by the question alone. */
export function taskOf(model: TableModel): Task | null {
  const question = questionOf(model);
  return TASKS.find((task) => task === question) ?? null;
}
