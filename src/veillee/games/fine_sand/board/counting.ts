/** How the cards were counted at the end. */

import type { TableModel } from '$web/board';
import { derivedOf } from './table';

/** A line of the count: what is counted, how many, and what that makes. */
export interface Line {
  /** The zone, or `set-aside`. */
  what: string;
  count: number;
  points: number;
}

const ALWAYS_SHOWN = ['hands', 'draw', 'discard'];

export const scoreOf = (model: TableModel, seat: number): number => model.result?.scores?.[seat] ?? 0;

/** The lines that add up to a seat's score; games kept earlier do not tell them. */
export const linesOf = (model: TableModel, seat: number): Line[] =>
  (derivedOf(model).count?.[seat] ?? [])
    .map(([what, count, points]) => ({ what, count, points }))
    .filter(({ what, points }) => points || ALWAYS_SHOWN.includes(what));
