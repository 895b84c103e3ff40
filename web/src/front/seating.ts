/** Who shall sit at a new table, from a few numbers. */

import { HOUSE_NAMES } from '../names';
import type { GameInfo, SeatWish } from '../protocol';

export type Mode = 'bots' | 'screen' | 'link';

export interface Party {
  mode: Mode;
  /** Others on this screen, or friends who get a link; me not counted. */
  people: number;
  bots: number;
}

export interface Bounds {
  fewest: number;
  most: number;
}

/** A party of about four, or against as many bots as lately, within the game’s bounds. */
export function usualParty(mode: Mode, { fewest, most }: Bounds, lately = 0): Party {
  if (mode === 'bots')
    return { mode, people: 0, bots: Math.max(fewest, Math.min(lately ? lately + 1 : 4, most)) - 1 };
  return { mode, people: 1, bots: Math.max(0, Math.min(fewest, most) - 2) };
}

/** As many characters of a name, as a person counts them, as the server takes. */
export function cutName(name: string): string {
  const characters = [...new Intl.Segmenter().segment(name)];
  return characters.length > 24
    ? characters
        .slice(0, 24)
        .map((one) => one.segment)
        .join('')
    : name;
}

export const sizeOf = (party: Party): number => 1 + party.people + party.bots;

/** The numbers of people and bots one may choose, the other number staying as it is. */
export function choicesFor(party: Party, { fewest, most }: Bounds): { people: number[]; bots: number[] } {
  const between = (least: number, greatest: number) =>
    Array.from({ length: Math.max(0, greatest - least + 1) }, (_, index) => least + index);
  const leastPeople = party.mode === 'bots' ? 0 : 1;
  return {
    people: party.mode === 'bots' ? [0] : between(leastPeople, most - 1),
    bots: between(Math.max(0, fewest - 1 - party.people), most - 1 - party.people),
  };
}

/** The party with another number of people; bots make room, or fill up. */
export function withPeople(party: Party, people: number, { fewest, most }: Bounds): Party {
  const bots = Math.max(fewest - 1 - people, Math.min(party.bots, most - 1 - people));
  return { ...party, people, bots };
}

/** A name for a newcomer, of those at the end of the list: bots take theirs from its beginning. */
export function suggestedName(number: number): string {
  const free = HOUSE_NAMES.slice(HOUSE_NAMES.length / 2);
  return free[number % free.length] ?? '';
}

/** Names for the others on this screen: their own, or one of the house's that nobody has, as they are `shown`. */
export function namesOf(me: string, others: string[], shown: (name: string) => string): string[] {
  const given = new Set([me, ...others].map(shown));
  const free = HOUSE_NAMES.filter((name) => !given.has(shown(name)));
  return others.map((name) => name || (free.shift() ?? ''));
}

/** The seats in order: me, people, `bots`, one for each of their seats; every one with a name of its own. */
export function seatsOf(
  party: Party,
  me: string,
  others: string[],
  bots: readonly string[],
  shown: (name: string) => string,
): SeatWish[] {
  const wished = Array.from({ length: party.people }, (_, index) => others[index]?.trim() ?? '');
  const named = party.mode === 'screen' ? namesOf(me, wished, shown) : [];
  const people: SeatWish[] = wished.map((_, index) =>
    party.mode === 'screen' ? { kind: 'guest', name: named[index]! } : { kind: 'free' },
  );
  const names = namesOf(me, [...named, ...bots.map(() => '')], shown).slice(named.length);
  return [
    { kind: 'guest', name: me },
    ...people,
    ...bots.map((bot, index): SeatWish => ({ kind: 'bot', bot, name: names[index]! })),
  ];
}

/** A bot for each of so many seats: as last time, then more of the last one; the usual one for who has not chosen yet. */
export function seatedBots(game: GameInfo, last: readonly string[], count: number): string[] {
  const known = last.filter((bot) => game.bots.includes(bot));
  return Array.from({ length: count }, (_, seat) => known[seat] ?? known.at(-1) ?? game.usual_bot);
}

/** Values as a list shows them: numbers from the least on, whichever of them is the usual one. */
export const inOrder = <T extends string | number | boolean>(values: readonly T[]): T[] =>
  values.every((value) => typeof value === 'number')
    ? [...values].sort((a, b) => Number(a) - Number(b))
    : [...values];
