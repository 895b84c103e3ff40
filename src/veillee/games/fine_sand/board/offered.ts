/** Which options the board offers where they belong: on columns, and in the strip above the hand. */

import type { IsOnBoard } from '$web/board';

const PICKED: readonly string[] = ['pay-token', 'enough'];

export const isOnBoard: IsOnBoard = (model, option) => {
  const verb = model.verbOf(option);
  const question = model.decision?.question;
  return PICKED.includes(verb) || question === 'draw' || (question === 'act' && verb === 'draw-all');
};
