/** The land as the data files tell it: places, paths between them, Spirits in the corners, dice. */

import type { TableModel } from '$web/board';
import type { GameDescription, Json, Kind } from '$web/protocol';

export interface Place {
  id: string;
  kind: number;
  sort: string;
  ability: string;
  /** Where it lies, from 0 to 100. */
  x: number;
  y: number;
}

export interface Path {
  id: string;
  kind: number;
  ends: [number, number];
  value: number;
}

export interface Spirit {
  id: string;
  kind: number;
  corner: string;
  /** Whether dice are stacked there, rather than side by side. */
  stack: boolean;
  value: number;
}

/** Sockets are counted like the engine counts them: paths first, then these. */
export const SPIRITS = ['fox', 'rabbit', 'wolf', 'snake'] as const;
export const TOKENS = ['gold', 'apple', 'bread'] as const;
/** Faces by number; special ones count 6. */
export const FACES = [
  'none',
  ...['1', '2', '3', '4', '5', '6'],
  ...['prohibition', 'story', 'magic-item', 'double', 'slip', 'bread', 'apple'],
];
/** Higher faces are special. */
export const SIDES = 6;
export const SNAKE_DIE = 5;
export const DICE = 6;

export interface Land {
  places: Place[];
  paths: Path[];
  spirits: Spirit[];
  dice: string[];
  /** The name of each socket. */
  sockets: string[];
}

const known = new WeakMap<GameDescription, Land>();

export function landOf(game: GameDescription): Land {
  let land = known.get(game);
  if (!land) known.set(game, (land = survey(game)));
  return land;
}

interface Found {
  kind: number;
  card: Kind;
}

function survey(game: GameDescription): Land {
  const deck = (name: string): Found[] =>
    game.kinds.map((card, kind) => ({ card, kind })).filter(({ card }) => card.deck === name);
  const places = deck('places').map(placeOf);
  const number = (id: Json | undefined) => places.findIndex((place) => place.id === id);
  const paths = deck('paths').map(({ card, kind }): Path => {
    const ends = card.row['ends'] as Json[];
    return { id: card.id, kind, ends: [number(ends[0]), number(ends[1])], value: Number(card.row['value']) };
  });
  settle(places, paths);
  const spirits = deck('spirits').map(spiritOf);
  return {
    places,
    paths,
    spirits: SPIRITS.flatMap((name) => spirits.filter((spirit) => spirit.id === name)),
    dice: deck('dice').map(({ card }) => card.id),
    sockets: [...paths.map((path) => path.id), ...SPIRITS],
  };
}

/** Where the map shows the places it knows: far enough from each other for sockets and names between them. */
const SPOTS: Readonly<Record<string, [x: number, y: number]>> = {
  town: [50, 50],
  church: [50, 29],
  inn: [69, 49],
  well: [50, 71],
  bridge: [30, 50],
  hunter: [30, 30],
  'old-lady': [67, 31],
  woodcutter: [69, 68],
  soldier: [30, 70],
  king: [16, 43],
  fairy: [86, 58],
  clouds: [50, 6],
  'great-mountains': [95, 38],
  hell: [50, 94],
  'great-sea': [5, 56],
  'steed-nw': [25, 11],
  'steed-ne': [84, 22],
  'steed-se': [78, 86],
  'steed-sw': [21, 86],
  'apple-1': [68, 11],
  'apple-2': [8, 77],
  'bread-1': [64, 87],
  'bread-2': [11, 27],
  'gold-1': [83, 43],
  'gold-2': [36, 89],
  'magic-items': [93, 75],
};

const placeOf = ({ card, kind }: Found): Place => ({
  id: card.id,
  kind,
  sort: String(card.row['kind'] ?? ''),
  ability: String(card.row['ability'] ?? 'none'),
  x: Number(SPOTS[card.id]?.[0] ?? card.row['x'] ?? NaN),
  y: Number(SPOTS[card.id]?.[1] ?? card.row['y'] ?? NaN),
});

const spiritOf = ({ card, kind }: Found): Spirit => ({
  id: card.id,
  kind,
  corner: String(card.row['corner'] ?? 'nw'),
  stack: Boolean(card.row['stack']),
  value: Number(card.row['value'] ?? 1),
});

/** A place whose position nobody wrote down lies between its neighbours, or on a circle. */
function settle(places: Place[], paths: readonly Path[]): void {
  places.forEach((place, index) => {
    if (Number.isFinite(place.x) && Number.isFinite(place.y)) return;
    const near = paths
      .filter(({ ends }) => ends.includes(index))
      .map(({ ends }) => places[ends[0] === index ? ends[1] : ends[0]]!)
      .filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
    const angle = (2 * Math.PI * index) / places.length;
    const mean = (read: (one: Place) => number, alone: number) =>
      near.length ? near.reduce((sum, one) => sum + read(one), 0) / near.length : alone;
    place.x = mean((one) => one.x, 50 + 42 * Math.cos(angle)) + 4 * Math.cos(angle);
    place.y = mean((one) => one.y, 50 + 42 * Math.sin(angle)) + 4 * Math.sin(angle);
  });
}

/** What each socket asks for while it is empty: as the rules say, or in old games as printed. */
export function valuesOf({ game, message }: TableModel): number[] {
  const values = message.derived?.['values'];
  const { paths, spirits } = landOf(game);
  return Array.isArray(values) ? values.map(Number) : [...paths, ...spirits].map(({ value }) => value);
}
