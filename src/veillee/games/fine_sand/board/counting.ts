/** How the cards were counted at the end. */

import type { TableModel } from '$web/board';
import { countOf } from './table';

/** A line of the count: what is counted, how many, and what that makes. */
export interface Line {
  /** The zone, or `set-aside`. */
  what: string;
  count: number;
  points: number;
}

const GIFT_POINTS = 2;
const COUNTED = ['hands', 'draw', 'discard', 'front'];

export const scoreOf = (model: TableModel, seat: number): number => model.result?.scores?.[seat] ?? 0;

/** How many cards a seat's castles take out of the count. */
const setAside = (model: TableModel, seat: number): number =>
  model
    .cards('built', seat)
    .map((card) => model.game.kinds[card]?.row ?? {})
    .reduce((sum, row) => sum + (row['effect'] === 'set-aside' ? Number(row['amount']) : 0), 0);

/** The lines that add up to a seat's score; what castles take out comes last. */
export function linesOf(model: TableModel, seat: number): Line[] {
  const lines = COUNTED.map((what) => {
    const count = countOf(model, what, seat);
    return { what, count, points: count };
  });
  if (model.game.players === 1) {
    const count = countOf(model, 'gifts', seat);
    lines.push({ what: 'gifts', count, points: GIFT_POINTS * count });
  }
  const all = lines.reduce((sum, { points }) => sum + points, 0);
  lines.push({ what: 'set-aside', count: setAside(model, seat), points: scoreOf(model, seat) - all });
  return lines.filter(
    ({ what, points }) => points || what === 'hands' || what === 'draw' || what === 'discard',
  );
}
