/** Which options the board offers where they belong: on places, heaps, stores, sites and players, or in rows of offers. */

import type { IsOnBoard, Offered } from '$web/board';
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

/** A house that loses a section is not passed over, whoever blew it down. */
export const touches: Offered['touches'] = (_model, event, seat) =>
  event.event === 'loses-section' && event['seat'] === seat ? true : undefined;
