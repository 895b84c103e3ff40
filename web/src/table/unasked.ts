/** What was answered for want of a choice: told before what follows from it. */

import type { GameEvent } from '../protocol';

/** An answer that was made by itself, and after how many events of the log. */
export interface Unasked {
  at: number;
  option: number;
}

/** After how many events a seat last gave an answer: of those from `since` on, or at `since` if none tells of it. */
export function answeredAt(log: readonly GameEvent[], since: number, seat: number, option: number): number {
  const at = log.findLastIndex(
    (event, place) =>
      place >= since && event.event === 'answer' && event['seat'] === seat && event['option'] === option,
  );
  return at < 0 ? Math.min(since, log.length) : at;
}
