/** Which options the board offers where they belong: on dice, sockets, places, tokens, decks and players. */

import type { ComesFirst, IsOnBoard, Offered, TableModel } from '$web/board';
import type { GameEvent } from '$web/protocol';
import { tokensGiven } from './asking';
import { adds } from './draft';
import { offersOf, spotOf } from './spots';
import { tokensInWords } from './table';

/** A token of a place hangs on a small counter, its refusal on a button: both get one. */
const takes: IsOnBoard = (model, option) =>
  model.decision?.question === 'place-token' && model.verbOf(option) === 'take';

export const isOnBoard: IsOnBoard = (model, option) => {
  if (takes(model, option)) return false;
  if (adds(model, option) || model.verbOf(option) === 'propose') return true;
  const spot = spotOf(model.verbOf(option), model.argumentsOf(option));
  return spot !== undefined && offersOf(model).get(spot) === option;
};

/** Where more than one token is taken, the button says how many. */
export const called: Offered['called'] = (model, option) => {
  if (!takes(model, option)) return undefined;
  const { tokens } = tokensGiven(model);
  return tokens.some((amount) => amount > 1)
    ? model.words.say('board-take-all', { tokens: tokensInWords(model, tokens) })
    : undefined;
};

/** What can be done once a chapter is spent by a second touch only. */
export const isConfirmed: IsOnBoard = (model, option) =>
  ['red-hood', 'musicians'].includes(model.verbOf(option));

/** What one came for stands beside the refusal. */
export const comesFirst: ComesFirst = takes;

/** How others answer what somebody does. */
const REACTIONS = ['play', 'decline'];

/** Whose doing a reaction answers. */
function causeOf(model: TableModel, reaction: GameEvent): number | undefined {
  const doing = model.standing.findLast(
    ({ n, event, option }) =>
      n < reaction.n && event === 'answer' && !REACTIONS.includes(model.verbOf(Number(option))),
  );
  return doing && Number(doing['seat']);
}

/** Whose token the left neighbour asks for sees it, and whose doing is answered with an Item, though nobody is named. */
export const touches: Offered['touches'] = (model, event, seat) => {
  if (event.event !== 'answer' || Number(event['seat']) === seat) return undefined;
  const verb = model.verbOf(Number(event['option']));
  if (verb === 'play') return causeOf(model, event) === seat;
  return verb === 'seize' ? Number(event['seat']) === (seat + 1) % model.game.players : undefined;
};
