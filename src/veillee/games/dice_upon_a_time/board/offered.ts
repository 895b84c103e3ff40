/** Which options the board offers where they belong: on dice, sockets, places, tokens, decks and players. */

import type { ComesFirst, IsOnBoard } from '$web/board';
import { offersOf, spotOf } from './spots';

export const isOnBoard: IsOnBoard = (model, option) => {
  const spot = spotOf(model.verbOf(option), model.argumentsOf(option));
  return spot !== undefined && offersOf(model).get(spot) === option;
};

/** An offer is made before it is withdrawn. */
export const comesFirst: ComesFirst = (model, option) => model.verbOf(option) === 'propose';
