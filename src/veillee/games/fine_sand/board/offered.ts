/** Which options the board offers where they belong: on columns, and among the cards that are picked together. */

import type { IsOnBoard } from '$web/board';

const PICKED: readonly string[] = ['pay-token', 'enough'];

export const isOnBoard: IsOnBoard = (model, option) => {
  const verb = model.verbOf(option);
  return PICKED.includes(verb) || (verb === 'draw-all' && model.decision?.question === 'act');
};
