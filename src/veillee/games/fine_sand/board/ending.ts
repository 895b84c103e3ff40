/** How near the end is: whose piles run low, and who has drawn everything. */

import type { TableModel } from '$web/board';
import { allSeats, numberOf } from '$web/board/seats';
import { isRunningLow, LAST, ONE_MORE } from './table';

/** Who had drawn everything when the end was first told of. */
export function drained(model: TableModel): number[] {
  const events = model.standing.filter((event) => event.event === 'set');
  const told = events.findIndex((event) => event['field'] === 'ending' && event['value']);
  const before = events.slice(0, Math.max(0, told));
  const round = before.findLastIndex((event) => event['field'] === 'round');
  const found = before.slice(round + 1).filter((event) => event['field'] === 'drained' && event['value']);
  return [...new Set(found.map((event) => Number(event['seat'])))];
}

export interface EndNews {
  /** The words for it: of the last round, of one more, or that it is near. */
  message: 'board-last-round' | 'board-one-more' | 'board-near';
  /** Who brought it, or could soon. */
  seats: number[];
}

/** What there is to say of the end; nothing as long as everybody has enough to draw. */
export function endNews(model: TableModel): EndNews | null {
  if (model.result) return null;
  const ending = numberOf(model, 'ending');
  if (ending === LAST) return { message: 'board-last-round', seats: drained(model) };
  if (ending === ONE_MORE) return { message: 'board-one-more', seats: drained(model) };
  const seats = allSeats(model).filter((seat) => isRunningLow(model, seat));
  return seats.length ? { message: 'board-near', seats } : null;
}
