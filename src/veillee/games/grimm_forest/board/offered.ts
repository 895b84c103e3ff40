/** Which options the board offers where they belong: on places, heaps, stores and building sites. */

import type { IsOnBoard } from '$web/board';

export const isOnBoard: IsOnBoard = (model, option) => {
  const args = model.argumentsOf(option);
  return !('other_seat' in args) && ['place', 'material', 'site'].some((name) => name in args);
};
