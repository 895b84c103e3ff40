/** What others did to who reads: it stays in sight until it has been seen. */

import type { Catalogue } from '../catalogue';
import type { GameEvent, Json } from '../protocol';
import { isMove } from '../story';

/**
 * What a game says of an event: whether it hurts or helps the seat, or nothing where the rule for all games holds.
 * `isOwn` says whether the seat itself answered last before it.
 */
export type Touches = (event: GameEvent, seat: number, isOwn: boolean) => boolean | undefined;

/** The seats an event names, of several in one word too. */
function seatsIn(args: Record<string, Json>): number[] {
  const named = Object.entries(args).filter(([name]) => /seats?$/.test(name));
  const numbers = named.flatMap(([, value]) => String(value).split(' '));
  return numbers.filter((one) => /^\d+$/.test(one)).map(Number);
}

function parties(catalogue: Catalogue, event: GameEvent): number[] {
  if (isMove(event)) return [event.from[0], event.to[0]].map((zone) => catalogue.owners[zone] ?? -1);
  if (event.event === 'answer') {
    const args = catalogue.argumentsOf(Number(event['option']));
    return [...seatsIn({ seat: event['seat'] ?? -1 }), ...seatsIn(args)];
  }
  return seatsIn(event as unknown as Record<string, Json>);
}

const isOther = (one: number | undefined, seat: number): boolean =>
  one !== undefined && one >= 0 && one !== seat;

/**
 * The events in which a seat and another one have a part, other than by the seat's own doing: whoever answered last
 * before them did it, though nobody chooses to be given a card by an answer that names nobody. A game may know better,
 * of some or of all.
 */
export function touching(
  catalogue: Catalogue,
  events: readonly GameEvent[],
  seat: number,
  game: Touches = () => undefined,
): GameEvent[] {
  let isOwn = false;
  let named: number[] = [];
  return events.filter((event) => {
    if (event.event.startsWith('cause-')) return false;
    const seats = parties(catalogue, event);
    if (event.event === 'answer') [isOwn, named] = [Number(event['seat']) === seat, seats];
    const known = game(event, seat, isOwn);
    if (known !== undefined) return known;
    const isGift = isMove(event) && seats[1] === seat && isOther(seats[0], seat);
    if (isOwn && !(isGift && !named.some((one) => isOther(one, seat)))) return false;
    return seats.includes(seat) && seats.some((one) => isOther(one, seat));
  });
}
