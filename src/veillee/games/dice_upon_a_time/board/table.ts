/** What a table of Dice Upon a Time shows, read off the model: dice, tokens, figures, cards. */

import type { TableModel } from '$web/board';
import { allSeats, numberOf, numbers } from '$web/board/seats';
import { DICE, landOf, TOKENS } from './land';

/** Where a die lies that is on no socket. */
export const RESERVE = -1;
export const ASIDE = -2;
export const AWAY = -3;
export const DEN = -4;

export { allSeats, listOf, nameOf, numberOf, otherSeats, ownSeat } from '$web/board/seats';

// Numbers on the table

export function rowOf(model: TableModel, field: string, row: number): number[] {
  const value = model.view.fields[field];
  return Array.isArray(value) ? numbers(value[row]) : [];
}

/** Whether something holds for a seat, such as having passed. */
export function holdsFor(model: TableModel, field: string, seat: number): boolean {
  const value = model.view.fields[field];
  return Array.isArray(value) && Boolean(value[seat]);
}

export const isPlayer = (model: TableModel): boolean => model.seat < model.game.players;

export const isCoop = (model: TableModel): boolean => model.table.options['mode'] === 'co-operative';

// Dice

export interface Die {
  seat: number;
  die: number;
  face: number;
  lies: number;
}

/** A player's dice; before the first roll they show nothing. */
export function diceOf(model: TableModel, seat: number): Die[] {
  const faces = numberOf(model, 'chapter') > 0 ? rowOf(model, 'faces', seat) : [];
  return rowOf(model, 'lies', seat)
    .map((lies, die) => ({ seat, die, lies, face: faces[die] ?? 0 }))
    .filter(({ lies }) => lies !== AWAY);
}

/** The dice on a socket, from bottom to top. */
export const stackOn = (model: TableModel, socket: number): Die[] =>
  rowOf(model, 'sockets', socket).map((number) => {
    const [seat, die] = [Math.floor(number / DICE), number % DICE];
    return { seat, die, lies: socket, face: rowOf(model, 'faces', seat)[die] ?? 0 };
  });

// Words

export const dieName = (model: TableModel, die: number): string =>
  model.words.say(`card-${landOf(model.game).dice[die]}`);

export const faceName = (model: TableModel, face: string): string => model.words.say(`face-${face}`);

/** Without the quarter of the land it lies in: the map shows that. */
export const placeLabel = (name: string): string => name.replace(/\s*\(.*\)$/, '');

export const tokenName = (model: TableModel, token: number): string =>
  model.words.say('board-token', { token: TOKENS[token]! });

/** Tokens as words: *2 apples and a gold coin*; as what is taken or lost, or as what lies there. */
export function tokensInWords(
  model: TableModel,
  tokens: readonly number[],
  message: 'board-amount' | 'board-held' = 'board-amount',
): string {
  const named = tokens
    .map((count, token) => ({ count, token: TOKENS[token]! }))
    .filter(({ count }) => count > 0)
    .map((amount) => model.words.say(message, amount));
  return model.words.listed(named);
}

// Points

/** Adventure Points of fulfilled Quests; after the end all that count. */
export const pointsOf = (model: TableModel, seat: number): number =>
  (isCoop(model) ? undefined : model.result?.scores?.[seat]) ?? questPoints(model, seat);

const questPoints = (model: TableModel, seat: number): number =>
  model.cards('done', seat).reduce((sum, card) => sum + Number(model.game.kinds[card]?.row['ap'] ?? 0), 0);

export const commonPoints = (model: TableModel): number =>
  allSeats(model).reduce((sum, seat) => sum + pointsOf(model, seat), 0);
