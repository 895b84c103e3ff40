/** What is drawn on the cards of The Grimm Forest: a picture, and the moment at which the card acts. */

import type { Colour, DrawFace, Face } from '$web/cards/faces';
import type { Kind } from '$web/protocol';
import { pictures } from './pictures';

/** Monsters are red, places blue; the decks colour the others. */
function colourOf({ row }: Kind): Colour | undefined {
  if (row['monster']) return 'red';
  return row['location'] ? 'blue' : undefined;
}

/** The moment that matters: what a Fable does last, as monsters strike later than they come; a Friend's first. */
function momentOf({ deck, row }: Kind): string | undefined {
  const moments = Array.isArray(row['timing']) ? row['timing'] : [];
  const moment = moments.at(deck === 'friends' ? 0 : -1);
  return typeof moment === 'string' ? `timing-${moment}` : undefined;
}

export const drawFace: DrawFace = (kind): Face => {
  const face: Face = { picture: pictures[kind.id] ?? 'gi:spell-book', value: '', signs: [] };
  const colour = colourOf(kind);
  const sort = momentOf(kind);
  if (colour) face.colour = colour;
  if (sort) Object.assign(face, { sort, sortInText: true });
  return face;
};
