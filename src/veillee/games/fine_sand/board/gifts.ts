/** Gifts: where they wait, and which have just arrived. */

import type { TableModel } from '$web/board';
import { allSeats, numberOf, otherSeats, ownSeat } from '$web/board/seats';
import type { GameEvent } from '$web/protocol';
import { isMove } from '$web/story';
import { countOf } from './table';

/** Whether gifts travel after this round, and between whom; alone, when they are due. */
export function giftNews(model: TableModel): string {
  const { players } = model.game;
  const seat = ownSeat(model);
  const { say } = model.words;
  if (players === 1) {
    const count = numberOf(model, 'timer');
    const due = model.table.options['solo-gift'] === 'lenient' ? 'board-gift-lenient' : 'board-gift-due';
    return say.call(model.words, count > 0 ? 'board-timer' : due, { count });
  }
  const bare = allSeats(model).filter((one) => !countOf(model, 'gifts', one)).length;
  return say.call(model.words, bare ? 'board-gifts-wait' : 'board-gifts-go', {
    left: model.words.seat((seat + 1) % players),
    right: model.words.seat((seat + players - 1) % players),
    count: bare,
  });
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
    return { seat, events: events.filter((event) => isMove(event) && from.includes(event.from[0])) };
  });
}
