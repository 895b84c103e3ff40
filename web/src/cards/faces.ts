/** What is drawn on a card: taken from its row and the game's layout, or from the game's own `board/faces.ts`. */

import type { TableWords } from '$web/board';
import type { GameDescription, Kind } from '$web/protocol';

export const colours = ['gold', 'green', 'red', 'violet', 'blue', 'yellow', 'grey'] as const;
export type Colour = (typeof colours)[number];

/** A small sign in a card's effect line: an icon, an emblem of a colour, or a few letters. */
export interface Sign {
  icon?: string;
  symbol?: 'open' | 'close' | 'everybody' | 'friend' | 'any';
  emblem?: Colour;
  text?: string;
  colour?: Colour;
}

export interface Face {
  picture: string;
  /** What the card is worth as printed: a number or the beginning of a formula. */
  value: string;
  signs: Sign[];
  /** Instead of the colour that the layout gives. */
  colour?: Colour;
  /** The message that says what sort of card it is, where its row has no `type`. */
  sort?: string;
  /** The message that says what it belongs to, where its colour stands for that: large cards say it. */
  group?: string;
  /** What is printed on it in signs, for those who hear it: a message with its numbers. */
  said?: { id: string; numbers: Record<string, number> };
  /** Whether texts name the sort themselves: a large card does not say it twice. */
  sortInText?: boolean;
}

/** What a game's `board/faces.ts` exports. */
export type DrawFace = (kind: Kind, game: GameDescription) => Face;

const drawers = import.meta.glob<DrawFace>('../../../src/veillee/games/*/board/faces.ts', {
  eager: true,
  import: 'drawFace',
});

const byGame = new Map(
  Object.entries(drawers).map(([path, draw]) => [path.split('/').at(-3)!.replaceAll('_', '-'), draw]),
);

/** The colour the game's layout gives a card, by a column of its row or by its deck; grey where it gives none. */
export function colourOf(kind: Kind, game: GameDescription): Colour {
  const { card } = game.layout;
  const value = card.colour === 'deck' ? kind.deck : kind.row[String(card.colour)];
  const named = card.colours[String(value)];
  return colours.find((colour) => colour === named) ?? 'grey';
}

function plainFace(kind: Kind): Face {
  const points = kind.row['points'];
  return { picture: 'gi:spell-book', value: typeof points === 'number' ? printed(points) : '', signs: [] };
}

/** A number as it is printed, with a true minus. */
export const printed = (points: number): string => String(points).replace('-', '−');

/** Points in words, with a true minus. */
export const pointsSaid = (words: TableWords, points: number): string =>
  words.say('board-points', { points }).replace('-', '−');

export function faceOf(kind: Kind, game: GameDescription): Face {
  return byGame.get(game.id)?.(kind, game) ?? plainFace(kind);
}
