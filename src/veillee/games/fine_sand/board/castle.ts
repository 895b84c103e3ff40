/** The castle on the beach, part by part: every built card adds something of its own. All drawn for this table. */

import type { TableModel } from '$web/board';
import { familyOf, standing } from './table';

/** A shape that stands on its middle, with finer lines on it. */
interface Drawing {
  shape: string;
  lines: string;
  width: number;
  height: number;
}

const GRAND =
  'M-28 0V-44H-31V-52H-26V-48H-21V-52H-15V-66H-18V-76H-12V-71H-4V-76H4V-71H12V-76H18V-66H15V-52H21V-48H26V-52H31V-44H28V0Z';

const towers: Readonly<Record<string, Drawing>> = {
  'sand-pie': { shape: 'M-13 0Q-12-15 0-16Q12-15 13 0Z', lines: 'M-9-4Q0-8 9-4', width: 26, height: 16 },
  'bucket-tower': {
    shape: 'M-16 0L-12-28V-36H-7V-32H-3V-36H3V-32H7V-36H12V-28L16 0Z',
    lines: 'M-12-28H12M-3-10A3 4 0 0 1 3-10V-4H-3Z',
    width: 32,
    height: 36,
  },
  'walled-castle': {
    shape: 'M-24 0V-40H-20V-36H-17V-40H-13V-26H-8V-30H-4V-26H4V-30H8V-26H13V-40H17V-36H20V-40H24V0Z',
    lines: 'M-24-31H-13M13-31H24M-6 0V-10A6 6 0 0 1 6-10V0M-20-22H-17M17-22H20',
    width: 48,
    height: 40,
  },
  'tall-castle': {
    shape: 'M-12 0V-62H-15V-72H-10V-67H-5V-72H5V-67H10V-72H15V-62H12V0Z',
    lines: 'M-15-62H15M-3-46A3 4 0 0 1 3-46V-38H-3ZM-3-22A3 4 0 0 1 3-22V-14H-3Z',
    width: 30,
    height: 72,
  },
  'grand-castle': {
    shape: GRAND,
    lines: 'M-15-44V0M15-44V0M-18-66H18M-8 0V-14A8 8 0 0 1 8-14V0M-4-50A4 5 0 0 1 4-50V-40H-4Z',
    width: 62,
    height: 76,
  },
  'colossal-castle': {
    shape:
      'M-34 0V-52H-38V-62H-32V-57H-26V-62H-20V-76H-24V-92H-16V-86H-6V-92H6V-86H16V-92H24V-76H20V-62H26V-57H32V-62H38V-52H34V0Z',
    lines:
      'M-20-62V0M20-62V0M-24-76H24M-9 0V-16A9 9 0 0 1 9-16V0M-5-58A5 6 0 0 1 5-58V-46H-5ZM-28-40A2 3 0 0 1-25-40V-32H-28ZM25-40A2 3 0 0 1 28-40V-32H25Z',
    width: 76,
    height: 92,
  },
  'beach-chair': {
    shape: 'M-14 0L-8-14H10L14 0H9L7-6H-6L-9 0ZM-10-14L-18-30L-12-32L-3-14Z',
    lines: 'M-13-20L-6-22M-15-26L-9-28',
    width: 34,
    height: 32,
  },
};

/** A part of the wall before the castle: a gate for red cards, a window with candlelight for violet ones. */
export const GATE = {
  shape: 'M-15 0V-22H-11V-18H-6V-22H6V-18H11V-22H15V0Z',
  hole: 'M-7 0V-8A7 7 0 0 1 7-8V0Z',
};
export const WINDOW = {
  shape: 'M-14 0V-22H-10V-18H-5V-22H5V-18H10V-22H14V0Z',
  hole: 'M-4-4V-10A4 4 0 0 1 4-10V-4Z',
};

export interface Part {
  /** Stays the same while the part stands, so that only new ones rise. */
  key: string;
  x: number;
}

export interface Tower extends Part, Drawing {}

export interface Segment extends Part {
  family: 'red' | 'violet';
}

export interface Castle {
  towers: Tower[];
  segments: Segment[];
  flags: Part[];
  boats: Part[];
  shells: Part[];
  /** How large everything is drawn, so that all of it fits. */
  scale: number;
  /** How far one sees to each side of the middle. */
  half: number;
}

export const MIDDLE = 200;
const ROOM = 350;
/** A small castle is drawn larger. */
const GROWN = 1.6;
/** How high the castle may be, and how high a flag is. */
const HEADROOM = 98;
const FLAG = 74;
/** The least one sees of the beach to each side. */
const NARROWEST = 118;

/** From the middle outwards, by turns to the right and to the left. */
function spread(widths: readonly number[]): number[] {
  let [left, right] = [MIDDLE, MIDDLE];
  return widths.map((width, at) => {
    if (at === 0) {
      [left, right] = [MIDDLE - width / 2, MIDDLE + width / 2];
      return MIDDLE;
    }
    if (at % 2) return (right += width) - width / 2;
    return (left -= width) + width / 2;
  });
}

const keyed = (cards: readonly number[]): string[] =>
  cards.map((card, at) => `${card}-${cards.slice(0, at).filter((other) => other === card).length}`);

/** How large castles are drawn, and how far one sees, so that several can be compared. */
export type View = Pick<Castle, 'scale' | 'half'>;

/** The view in which the largest of these castles fits: a larger one looks larger. */
export function commonView(castles: readonly Castle[]): View {
  return {
    scale: Math.min(...castles.map(({ scale }) => scale)),
    half: Math.max(...castles.map(({ half }) => half)),
  };
}

export function castleOf(model: TableModel, seat: number): Castle {
  const cards = [...standing(model, seat), ...model.cards('chairs', seat)].sort((a, b) => a - b);
  const keys = keyed(cards);
  const of = (...families: string[]) =>
    cards
      .map((card, at) => ({ card, key: keys[at]!, family: familyOf(model, card) }))
      .filter(({ family }) => families.includes(family));
  const drawn = of('castle')
    .map(({ card, key }) => ({ key, ...(towers[model.game.kinds[card]?.id ?? ''] ?? towers['sand-pie']!) }))
    .sort((one, other) => other.height - one.height);
  const places = spread(drawn.map(({ width }) => width + 2));
  const wall = of('red', 'violet');
  const wallPlaces = spread(wall.map(() => 29));
  const poles = spread(of('green').map(() => 40));
  const high = Math.max(1, poles.length ? FLAG : 0, ...drawn.map(({ height }) => height));
  const wide = Math.max(
    drawn.reduce((sum, { width }) => sum + width + 2, 0),
    29 * wall.length,
  );
  const scale = Math.min(GROWN, HEADROOM / high, ROOM / Math.max(1, wide));
  const half = Math.max(NARROWEST, (scale * wide) / 2 + 24);
  const row = (family: string, from: number, step: number): Part[] =>
    of(family).map(({ key }, at) => ({ key, x: from + step * at }));
  return {
    towers: drawn.map((tower, at) => ({ ...tower, x: places[at]! })),
    segments: wall.map(({ key, family }, at) => ({
      key,
      x: wallPlaces[at]!,
      family: family === 'red' ? 'red' : 'violet',
    })),
    flags: of('green').map(({ key }, at) => ({ key, x: poles[at]! + 20 })),
    boats: row('blue', MIDDLE - half + 20, 38),
    shells: row('yellow', MIDDLE + half - 16, -24),
    scale,
    half,
  };
}
