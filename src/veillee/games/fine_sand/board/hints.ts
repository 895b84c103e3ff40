/** The hints of the introductory game: which of them fit the moment, the most fitting first. */

import type { TableModel } from '$web/board';
import { allSeats, numberOf, ownSeat } from '$web/board/seats';
import { buildable, costOf, familyOf, fieldOf, isRunningLow, questionOf, standing, UNDECIDED } from './table';

/** The families of the opening hand, in the order of their hints. */
export const SHOWN: Readonly<Record<number, string>> = {
  3: 'green',
  4: 'red',
  5: 'blue',
  6: 'violet',
  7: 'castle',
  8: 'coin',
};
const TOUR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const RESTING: readonly string[] = ['green', 'red', 'blue'];

export const LAST_HINT = 24;
/** What coin tokens and gifts are: told in every game, once. */
export const TOKENS = 22;
export const GIFTS = 25;

export const isIntroductory = (model: TableModel): boolean => model.table.options['order'] === 'presorted';

function inTurn(model: TableModel): number[] {
  const seat = ownSeat(model);
  const round = numberOf(model, 'round');
  const isFresh = fieldOf(model, 'branch', seat) === UNDECIDED;
  const hand = model.cards('hands', seat);
  const found: number[] = [];
  if (round === 1 && isFresh && !standing(model, seat).length && !fieldOf(model, 'gifted', seat)) return TOUR;
  if (model.cards('resting', seat).some((card) => RESTING.includes(familyOf(model, card)))) found.push(14);
  if (round === 1 && !fieldOf(model, 'gifted', seat)) found.push(15);
  if (round === 2 && isFresh) found.push(17, 18, 19);
  if (round > 1 && isFresh && hand.length < 6 && buildable(model).every((card) => costOf(model, card) < 4))
    found.push(20);
  return found;
}

/** What has just become of the piles. */
function ofPiles(model: TableModel): number[] {
  const seat = ownSeat(model);
  const own = model.zone('draw', seat);
  const found: number[] = [];
  if (model.standing.some((event) => event.event === 'shuffle' && event['zone'] === own)) found.push(21);
  if (fieldOf(model, 'tokens', seat)) found.push(TOKENS);
  if (allSeats(model).some((one) => isRunningLow(model, one))) found.push(23);
  return found;
}

/** In a game that teaches nothing else. */
function inAnyGame(model: TableModel): number[] {
  const options = model.decision?.options ?? [];
  const gifts = model.game.players > 1 && options.some((option) => model.verbOf(option) === 'give');
  const tokens = allSeats(model).some((seat) => fieldOf(model, 'tokens', seat) > 0);
  return [...(gifts ? [GIFTS] : []), ...(tokens ? [TOKENS] : [])];
}

/** The hints for what is asked now. */
export function hintsNow(model: TableModel): number[] {
  if (model.seat >= model.game.players) return [];
  const question = questionOf(model);
  if (!isIntroductory(model)) return question === 'act' ? inAnyGame(model) : [];
  if (question === 'pay') return [13];
  if (question === 'limit') return [16];
  return question === 'act' ? [...inTurn(model), ...ofPiles(model)] : [];
}
