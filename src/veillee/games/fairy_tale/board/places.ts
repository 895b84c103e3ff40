/** Who sits where, and what lies aside, in words. */

import type { TableModel } from '$web/board';
import { givenCard, isDrafting } from './table';

/** The left neighbour sits on the left, the right one on the right, the rest across the table. */
export function placed(seats: number[]): { left: number[]; top: number[]; right: number[] } {
  if (seats.length < 2) return { left: [], top: seats, right: [] };
  return { left: seats.slice(0, 1), top: seats.slice(1, -1), right: seats.slice(-1) };
}

/** While a card is read, what was put aside is told by its names. */
export function asideInWords(model: TableModel): string {
  const { words } = model;
  const given = givenCard(model);
  const kept = isDrafting(model) ? 'picks' : 'chosen';
  const cards = given ? [given.card] : model.cards(kept);
  const title = words.say(given ? 'board-giving' : kept === 'picks' ? 'board-picks' : 'board-to-reveal');
  return words.say('board-aside', { title, cards: cards.map((card) => words.shortCard(card)).join(', ') });
}
