/** Cards picked together in any order: which can be, and the answers that the picked ones stand for. */

import type { TableModel } from '$web/board';
import { ownSeat } from '$web/board/seats';
import { answersFor, billOf, withoutSuperfluous, type Item } from './payment';
import {
  buildsLeft,
  costOf,
  effectOf,
  familyOf,
  optionNamed,
  owesGift,
  priceOf,
  purse,
  questionOf,
  stepOf,
  worthOf,
} from './table';

/** What several cards can be picked for. */
export const TASKS = ['build', 'pay', 'limit', 'discard', 'discard-any', 'exchange'] as const;
export type Task = (typeof TASKS)[number];

const HAND = 'hands-';
const DISCARDS: readonly string[] = ['limit', 'discard', 'discard-any', 'exchange'];

const cardAt = (model: TableModel, key: string): number =>
  model.cards('hands')[Number(key.slice(HAND.length))] ?? -1;

const worthAll = (model: TableModel, cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + worthOf(model, card), 0);

// How many

/** How many cards have to be discarded; as many as one likes where it says none. */
export function neededFor(model: TableModel, task: Task): number | null {
  const step = stepOf(model);
  if (task === 'limit') return step[1] ?? 0;
  return task === 'discard' ? (step[2] ?? 0) : null;
}

/** Where the order of the card list has got to: earlier cards can no longer be named. */
function leastFor(model: TableModel, task: Task): number {
  const step = stepOf(model);
  const at = { exchange: 1, limit: 2, 'discard-any': 2, discard: 3 }[task as 'limit'];
  return step[at] ?? 0;
}

/** What the cards picked to be built cost together. */
export const totalOf = (model: TableModel, keys: readonly string[]): number =>
  keys.reduce((sum, key) => sum + priceOf(model, cardAt(model, key), ownSeat(model)), 0);

function isAffordable(model: TableModel, keys: readonly string[]): boolean {
  const cards = keys.map((key) => cardAt(model, key));
  const left = model.cards('hands').filter((_, at) => !keys.includes(`${HAND}${at}`));
  const kept = owesGift(model) ? Math.min(...left.map((card) => worthOf(model, card))) : 0;
  return purse(model, ownSeat(model)) - worthAll(model, cards) - kept >= totalOf(model, keys);
}

/** Whether a card that a Night shift builds can still be paid without the picked ones. */
function leavesPrice(model: TableModel, keys: readonly string[]): boolean {
  const [, source = -1] = stepOf(model);
  if (effectOf(model, source) !== 'night') return true;
  const [planned = -1] = model.cards('plan');
  const gone = worthAll(
    model,
    keys.map((key) => cardAt(model, key)),
  );
  return purse(model, ownSeat(model)) - gone >= costOf(model, planned);
}

// Which

/** Whether a card can be picked, or put back. */
export function canPick(model: TableModel, task: Task, picked: readonly string[], key: string): boolean {
  if (task === 'pay') return billOf(model).items.some((item) => item.key === key);
  const card = key.startsWith(HAND) ? cardAt(model, key) : -1;
  if (card < 0) return false;
  if (picked.includes(key)) return true;
  if (task === 'build') {
    const one = buildsLeft(model, ownSeat(model)) < 2;
    return familyOf(model, card) !== 'coin' && isAffordable(model, one ? [key] : [...picked, key]);
  }
  return card >= leastFor(model, task);
}

/** The picked cards after a touch on one of them, or on another. */
export function toggled(model: TableModel, task: Task, picked: readonly string[], key: string): string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  if (task === 'pay') {
    const { items } = billOf(model);
    const newest = items.find((item) => item.key === key);
    const all = itemsOf(items, [...picked, key]);
    return newest ? withoutSuperfluous(billOf(model), all, newest).map((item) => item.key) : [...picked];
  }
  const most = task === 'build' ? buildsLeft(model, ownSeat(model)) : neededFor(model, task);
  const kept = most !== null && picked.length >= most ? picked.slice(1) : picked;
  return [...kept, key];
}

export const itemsOf = (items: readonly Item[], keys: readonly string[]): Item[] =>
  items.filter((item) => keys.includes(item.key));

/** The answers that the picked cards stand for; null as long as they are not enough, or too many. */
export function answersOf(model: TableModel, task: Task, picked: readonly string[]): number[] | null {
  if (task === 'pay') return answersFor(billOf(model), itemsOf(billOf(model).items, picked));
  const cards = picked.map((key) => cardAt(model, key)).sort((a, b) => a - b);
  const verb = { build: 'build', exchange: 'swap' }[task as 'build'] ?? 'discard';
  const named = cards.map((card) => optionNamed(model, verb, card) ?? -1);
  if (task === 'build') return named.length && isAffordable(model, picked) ? named : null;
  if (task === 'exchange') return [...named, optionNamed(model, 'enough') ?? -1];
  if (task === 'discard-any') return anyAnswers(model, named);
  return named.length === neededFor(model, task) && leavesPrice(model, picked) ? named : null;
}

function anyAnswers(model: TableModel, named: number[]): number[] | null {
  const [, source = -1, , count = 0] = stepOf(model);
  const least = effectOf(model, source) === 'halve' && !count ? 1 : 0;
  const most = model.cards('hands').length - Number(owesGift(model));
  if (named.length < least || named.length > most) return null;
  return [...named, optionNamed(model, 'enough') ?? -1];
}

/** What cards are picked for by the question alone. */
export function taskOf(model: TableModel): Task | null {
  const question = questionOf(model);
  return question === 'pay' || DISCARDS.includes(question) ? (question as Task) : null;
}
