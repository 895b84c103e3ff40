/** Who is how far at the end, and what decided it. */

import type { TableModel } from '$web/board';
import { allSeats, COMPLETE, completeHouses, HOUSES_TO_WIN, listOf, MATERIALS, rowOf } from './table';

const [WOOD, BRICK] = [1, 2];

const housesOf = (model: TableModel, seat: number, material: number): number =>
  rowOf(model, 'houses', seat).filter((house) => house === COMPLETE + material).length;

/** The messages that are said otherwise where one rival has more than the houses that are enough. */
const AMONG_UNEVEN = ['board-won-brick', 'board-won-wood'];

/** A message that says what counts, and by how much for a seat. */
type Criterion = [message: string, worth: (seat: number) => number];

function criteria(model: TableModel): Criterion[] {
  const tokens = MATERIALS.map((name, material): Criterion => [
    `board-won-token-${name}`,
    (seat) => Number(listOf(model, 'tokens')[material] === seat),
  ]).reverse();
  return [
    ['board-won-brick', (seat) => housesOf(model, seat, BRICK)],
    ['board-won-wood', (seat) => housesOf(model, seat, WOOD)],
    ...(model.table.options['tie-break'] === 'turn-order' ? [] : tokens),
  ];
}

/** The message that says why the winner has won: houses alone, or the tie-break that decided. */
export function whyWon(model: TableModel): string {
  const scores = allSeats(model).map((seat) => completeHouses(model, seat));
  const needed = Math.min(HOUSES_TO_WIN, Math.max(...scores));
  let rivals = allSeats(model).filter((seat) => scores[seat]! >= needed);
  const isEven = rivals.every((seat) => scores[seat] === scores[rivals[0]!]);
  if (rivals.length === 1) return needed === HOUSES_TO_WIN ? 'board-won-three' : 'board-won-most';
  for (const [message, worth] of criteria(model)) {
    const best = Math.max(...rivals.map(worth));
    rivals = rivals.filter((seat) => worth(seat) === best);
    if (rivals.length === 1) return isEven || !AMONG_UNEVEN.includes(message) ? message : `${message}-enough`;
  }
  return 'board-won-order';
}

/** The winner first, then by houses, and by sections where houses are equal. */
export function ranked(model: TableModel): number[] {
  const winners = model.result?.winners ?? [];
  const worth = (seat: number): number =>
    1000 * Number(winners.includes(seat)) +
    20 * completeHouses(model, seat) +
    rowOf(model, 'houses', seat).reduce((sum, house) => sum + Math.floor(house / 3), 0);
  return allSeats(model).sort((a, b) => worth(b) - worth(a));
}
