/** Which options the board offers where they belong: on places, heaps, stores, sites and players, or in rows of offers. */

import type { IsOnBoard, Offered, TableModel } from '$web/board';
import type { GameEvent } from '$web/protocol';
import { isMove } from '$web/story';
import { isInRow } from './offers';
import { allSeats, optionAtSeat } from './table';

export { cuts } from './reveals';

/** What names a material that comes neither from a place nor from one's store: a button says it best. */
const LAID_ASIDE = ['store', 'add'];

export const isOnBoard: IsOnBoard = (model, option) => {
  const args = model.argumentsOf(option);
  const isLaidAside = LAID_ASIDE.includes(model.verbOf(option));
  const named =
    ['place', 'material', 'site'].some((name) => name in args) && !('other_seat' in args) && !isLaidAside;
  return (
    named || isInRow(model, option) || allSeats(model).some((seat) => optionAtSeat(model, seat) === option)
  );
};

/** Whether a Friend comes to a seat or leaves it. */
function isFriendOf(model: TableModel, event: GameEvent, seat: number): boolean {
  if (!isMove(event)) return false;
  return [event.from[0], event.to[0]].includes(model.zone('friends', seat));
}

/** A house that loses a section is not passed over, whoever blew it down; nor a Friend given away, and who leaves for it. */
export const touches: Offered['touches'] = (model, event, seat, isOwn) => {
  if (event.event === 'loses-section' && event['seat'] === seat) return true;
  return !isOwn && event.rule === 'gf.friends.keep-or-give' && isFriendOf(model, event, seat)
    ? true
    : undefined;
};
