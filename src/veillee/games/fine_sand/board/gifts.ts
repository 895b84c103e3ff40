/** Gifts: where they wait, and which have just arrived. */

import type { TableModel } from '$web/board';
import { allSeats, nameOf, numberOf, otherSeats, ownSeat } from '$web/board/seats';
import type { GameEvent } from '$web/protocol';
import { isMove } from '$web/story';
import { countOf, LAST } from './table';

/** The page that tells how gifts work, and how many wait. */
export const GIFTS_PAGE = 'fine-sand-gifts';

/** Whom one gives to, on the left, and who gives to oneself, on the right. */
export function neighbours(model: TableModel, seat = ownSeat(model)): { left: number; right: number } {
  const { players } = model.game;
  return { left: (seat + 1) % players, right: (seat + players - 1) % players };
}

/** Who has no gift waiting: as long as there is anybody, none travels. */
export const withoutGift = (model: TableModel): number[] =>
  allSeats(model).filter((seat) => !countOf(model, 'gifts', seat));

const named = (model: TableModel, seats: readonly number[]): string =>
  model.words.listed(seats.map((seat) => nameOf(model, seat)));

/** Whether gifts travel after this round, and between whom; alone, when they are due. */
export function giftNews(model: TableModel): string {
  const { words } = model;
  if (model.game.players === 1) {
    const count = numberOf(model, 'timer');
    const due = model.table.options['solo-gift'] === 'lenient' ? 'board-gift-lenient' : 'board-gift-due';
    return words.say(count > 0 ? 'board-timer' : due, { count });
  }
  const missing = withoutGift(model);
  const isLast = numberOf(model, 'ending') === LAST;
  if (missing.length && isLast) return words.say('board-gifts-last', { names: named(model, missing) });
  if (missing.length === 1 && missing[0] === model.seat) return words.say('board-gifts-wait-you');
  if (missing.length) return words.say('board-gifts-wait', { names: named(model, missing) });
  const { left, right } = neighbours(model);
  return words.say('board-gifts-go', { left: words.seat(left), right: words.seat(right) });
}

/**
 * What is asked of who is about to give a card away, and what becomes of that card; once one is chosen, that alone.
 */
export function givingNews(model: TableModel, isChosen = false): string {
  const { words } = model;
  const asks = isChosen ? 'board-this-gift' : 'board-pick-gift';
  if (model.game.players === 1) return `${words.say(`${asks}-alone`)} ${giftNews(model)}`;
  const missing = withoutGift(model).filter((seat) => seat !== ownSeat(model));
  const isLast = numberOf(model, 'ending') === LAST;
  if (missing.length && isLast) return `${words.say(asks)} ${words.say('board-gift-stays')}`;
  const then = missing.length
    ? words.say('board-gift-waits', { names: named(model, missing) })
    : words.say('board-gift-goes', { left: words.seat(neighbours(model).left) });
  return `${words.say(asks)} ${then}`;
}

const isRound = (event: GameEvent): boolean => event.event === 'set' && event['field'] === 'round';

/** What happened in the round before this one. */
function lastRound(model: TableModel): GameEvent[] {
  const rounds = model.standing.flatMap((event, at) => (isRound(event) ? [at] : []));
  const [from = 0, to = 0] = rounds.slice(-2);
  return model.standing.slice(from, to);
}

/** What came to one's own discard pile from others when the last round ended. */
export function arrived(model: TableModel): GameEvent[] {
  const own = model.zone('discard', ownSeat(model));
  const sources = allSeats(model).flatMap((seat) => [model.zone('gifts', seat), model.zone('chairs', seat)]);
  return lastRound(model).filter(
    (event) => isMove(event) && event.to[0] === own && sources.includes(event.from[0]),
  );
}

/** What the others did in the last round, but for drawing: built, paid, gave and discarded. */
export function othersDid(model: TableModel): { seat: number; events: GameEvent[] }[] {
  const events = lastRound(model);
  return otherSeats(model).map((seat) => {
    const from = ['plan', 'hands', 'pallet', 'front', 'revealed'].map((zone) => model.zone(zone, seat));
    const built = ['built', 'resting'].map((zone) => model.zone(zone, seat));
    const did = events.filter((event) => isMove(event) && from.includes(event.from[0]));
    const isBuilding = (event: GameEvent) => isMove(event) && built.includes(event.to[0]);
    return { seat, events: [...did.filter(isBuilding), ...did.filter((event) => !isBuilding(event))] };
  });
}
