/** What the rules say of a position beyond its pieces; `derived.py` works it out. */

import type { TableModel } from '$web/board';

/** Something to know of a player: what it is, and what it speaks of. */
export interface Note {
  note: string;
  seat?: number;
  material?: string;
  said?: string;
  count?: number;
  resources?: number[];
}

export interface Derived {
  moment: string;
  'last-round': boolean;
  'houses-to-win': number;
  /** How many complete houses each seat has. */
  complete: number[];
  /** For each seat what sections cost by level: on its board, and on a Discount Lot. */
  prices: number[][][];
  /** For each seat and site the level and the material of what a house needs next. */
  'next-sections': string[][][];
  notes: Note[][];
  /** What the Wandering Merchant takes, and what he gives. */
  trade: number[];
}

/** Games kept earlier say nothing of the kind, and are over. */
const NOTHING: Derived = {
  moment: 'end-of-build',
  'last-round': false,
  'houses-to-win': 0,
  complete: [],
  prices: [],
  'next-sections': [],
  notes: [],
  trade: [],
};

export const derivedOf = (model: TableModel): Derived => ({ ...NOTHING, ...model.message.derived });
