/** What is drawn on the cards of Dice Upon a Time: Quests, Stories, Magic Items, Events and characters. */

import type { Colour, DrawFace, Face, Sign } from '$web/cards/faces';
import { printed } from '$web/cards/faces';
import type { Json, Kind } from '$web/protocol';
import { TOKENS } from './land';
import {
  abilityPicture,
  objectPictures,
  pictures,
  placePicture,
  storyPictures,
  tokenPictures,
} from './pictures';

const STORY_COLOURS: Readonly<Record<string, Colour>> = {
  fortune: 'green',
  'side-quest': 'green',
  misfortune: 'red',
  curse: 'red',
  'mini-quest': 'blue',
};
const DECK_COLOURS: Readonly<Record<string, Colour>> = {
  quests: 'gold',
  items: 'violet',
  events: 'blue',
  characters: 'green',
};

const asObject = (value: Json | undefined): Record<string, Json> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};

function pictureOf(kind: Kind): string {
  const { row } = kind;
  if (kind.deck === 'stories') return storyPictures[String(row['kind'])] ?? 'gi:open-book';
  if (row['object']) return objectPictures[String(row['object'])] ?? 'gi:swap-bag';
  if (row['to']) return placePicture(String(row['to']), '');
  if (kind.deck === 'quests') return tokenPictures[TOKENS.findIndex((name) => asObject(row['need'])[name])]!;
  if (kind.deck === 'paths') return 'gi:boots';
  return pictures[kind.id] ?? (abilityPicture(String(row['ability'] ?? '')) || 'gi:spell-book');
}

/** What a Quest is paid with. */
const signsOf = ({ row }: Kind): Sign[] =>
  TOKENS.flatMap((name, token) =>
    Array.from({ length: Number(asObject(row['need'])[name] ?? 0) }, () => ({ icon: tokenPictures[token]! })),
  );

export const drawFace: DrawFace = (kind): Face => {
  const points = kind.row['ap'];
  const face: Face = {
    picture: pictureOf(kind),
    value: typeof points === 'number' ? printed(points) : '',
    signs: signsOf(kind),
    sort: `board-sort-${kind.deck}`,
  };
  const colour = STORY_COLOURS[String(kind.row['kind'])] ?? DECK_COLOURS[kind.deck];
  if (colour) face.colour = colour;
  return face;
};
