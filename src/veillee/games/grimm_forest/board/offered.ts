/** Which options the board offers where they belong: on places, heaps, stores, building sites and players. */

import type { IsOnBoard } from '$web/board';
import { allSeats, optionAtSeat } from './table';

export const isOnBoard: IsOnBoard = (model, option) => {
  const args = model.argumentsOf(option);
  const named = ['place', 'material', 'site'].some((name) => name in args) && !('other_seat' in args);
  return named || allSeats(model).some((seat) => optionAtSeat(model, seat) === option);
};
