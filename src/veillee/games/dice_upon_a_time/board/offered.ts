/** Which options the board offers where they belong: on dice, sockets, places, tokens, decks and players. */

import type { ComesFirst, IsOnBoard, Offered, TableModel } from '$web/board';
import type { GameEvent } from '$web/protocol';
import { tokensGiven } from './asking';
import { adds } from './draft';
import { offersOf, spotOf } from './spots';
import { tokensInWords } from './table';
import { isSwap, robs } from './taken';

/** A token of a place hangs on a small counter, its refusal on a button: both get one. */
const takes: IsOnBoard = (model, option) =>
  model.decision?.question === 'place-token' && model.verbOf(option) === 'take';

/** A turn can be passed, a gift refused: the map does not make room for the first button, nor for any other. */
export const hasRow = true;

/** More buttons than this beside “go on” would take the map its room: then the cards alone glow. */
const MOST_FULFILLED = 3;

/** What can be fulfilled now. */
const fulfilling = (model: TableModel): number[] =>
  (model.decision?.options ?? []).filter((option) => model.verbOf(option) === 'fulfil');

/** What can be fulfilled stands beside “go on”, as well as on its card. */
export const hasButton: IsOnBoard = (model, option) => {
  const options = fulfilling(model);
  return options.includes(option) && options.length <= MOST_FULFILLED;
};

/** Where a jump leads, nobody needs Thrushbeard’s ride: the place stands for the jump, and there is no button. */
export const isOnBoard: IsOnBoard = (model, option) => {
  if (takes(model, option)) return false;
  if (adds(model, option) || model.verbOf(option) === 'propose') return true;
  const spot = spotOf(model.verbOf(option), model.argumentsOf(option));
  const offered = spot === undefined ? undefined : offersOf(model).get(spot);
  return offered === option || (offered !== undefined && model.verbOf(option) === 'ride');
};

/** What a Quest brings stands on the button that fulfils it; among several its name is enough. Others bring no points. */
function fulfilled(model: TableModel, option: number): string | undefined {
  const { card } = model.argumentsOf(option);
  const kind = model.game.kinds.findIndex(({ id }) => id === card);
  const { deck, row = {} } = model.game.kinds[kind] ?? {};
  if (row['kind'] === 'curse') return model.words.say('board-lift', { card: model.words.card(kind) });
  if (deck !== 'quests') return undefined;
  const message = fulfilling(model).length > 1 ? 'chapter-quest' : 'board-fulfil';
  return model.words.say(message, { card: model.words.card(kind), points: Number(row['ap'] ?? 0) });
}

/** Where more than one token is taken, the button says how many; where one of several kinds is, the kind is enough. */
export const called: Offered['called'] = (model, option) => {
  if (model.verbOf(option) === 'fulfil') return fulfilled(model, option);
  if (!takes(model, option)) return undefined;
  const { tokens, any } = tokensGiven(model);
  if (any) {
    const name = model.words.say('board-token', { token: model.argumentsOf(option)['token'] ?? '' });
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
  return tokens.some((amount) => amount > 1)
    ? model.words.say('board-take-all', { tokens: tokensInWords(model, tokens) })
    : undefined;
};

/** What is spent for the chapter or the game, by a second touch only: an ability, a token, the dice that are left. */
const SPENT = ['red-hood', 'musicians', 'rabbit', 'swap', 'pass'];

export const isConfirmed: IsOnBoard = (model, option) => SPENT.includes(model.verbOf(option));

/** What one came for stands beside the refusal. */
export const comesFirst: ComesFirst = (model, option) =>
  takes(model, option) || model.verbOf(option) === 'fulfil';

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

/** Whose doing is answered with an Item sees it, though nobody is named; what is taken lies beside the map. */
export const touches: Offered['touches'] = (model, event, seat) => {
  if (isSwap(model, event) || robs(model, event, seat)) return false;
  if (event.event !== 'answer' || Number(event['seat']) === seat) return undefined;
  return model.verbOf(Number(event['option'])) === 'play' ? causeOf(model, event) === seat : undefined;
};
