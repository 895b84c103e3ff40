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
  /** For each seat and level whose Friends make a section dearer. */
  tolls: { card: number; seat: number }[][][];
  /** What each place of one material gets in every round. */
  bundles: number[];
  /** A place with more than this draws the Prince by itself. */
  crowded: number;
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
  tolls: [],
  bundles: [],
  crowded: 0,
  'next-sections': [],
  notes: [],
  trade: [],
};

export const derivedOf = (model: TableModel): Derived => ({ ...NOTHING, ...model.message.derived });

/** What comes to the places in every round, for sentences that name it. */
export function bundlesOf(model: TableModel): Record<'straw' | 'wood' | 'brick' | 'players', number> {
  const [straw = 0, wood = 0, brick = 0] = derivedOf(model).bundles;
  return { straw, wood, brick, players: model.game.players };
}
