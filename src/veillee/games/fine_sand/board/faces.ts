/** What is drawn on the cards of Fine Sand: a picture, the cost or what it pays, and what it brings. */

import type { Colour, DrawFace, Face, Sign } from '$web/cards/faces';
import type { Kind } from '$web/protocol';
import { pictures } from './pictures';

const COLOURS: Readonly<Record<string, Colour>> = {
  castle: 'gold',
  coin: 'grey',
  green: 'green',
  red: 'red',
  blue: 'blue',
  violet: 'violet',
  yellow: 'yellow',
};

/** A coin token, where a plain number would mean a card. */
export const TOKEN = 'gi:crown-coin';

/** What a card adds all the time, in one sign: a card, a build, a coin off, a place in the hand. */
export function signOf({ row }: Kind): string {
  const amount = Number(row['amount'] ?? 0);
  if (row['effect'] === 'discount') return `−${amount}`;
  return ['draw', 'build', 'limit', 'token', 'delivery'].includes(String(row['effect'])) ? `+${amount}` : '';
}

export const drawFace: DrawFace = (kind): Face => {
  const { family, cost, value } = kind.row;
  const text = signOf(kind);
  const icon = kind.row['effect'] === 'token' ? TOKEN : undefined;
  const signs: Sign[] = text ? [{ text }, ...(icon ? [{ icon }] : [])] : [];
  return {
    picture: pictures[kind.id] ?? 'gi:spell-book',
    value: family === 'coin' ? `+${String(value)}` : String(cost),
    signs,
    colour: COLOURS[String(family)] ?? 'grey',
    sort: `board-sort-${String(family)}`,
    said:
      family === 'coin'
        ? { id: 'board-pays', numbers: { count: Number(value) } }
        : { id: 'board-costs', numbers: { count: Number(cost) } },
  };
};
