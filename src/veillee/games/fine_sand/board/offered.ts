/** Which options the board offers where they belong: on columns, and in the strip above the hand. */

import type { IsOnBoard, TableModel } from '$web/board';
import { ownSeat } from '$web/board/seats';
import type { Kind } from '$web/protocol';
import { fieldOf, UNDECIDED } from './table';

const PICKED: readonly string[] = ['pay-token', 'enough'];
/** What stands on a column in an open turn. */
const ON_COLUMNS: readonly string[] = ['draw-all', 'draw-two', 'done-to-choose'];

export const isOnBoard: IsOnBoard = (model, option) => {
  const verb = model.verbOf(option);
  const question = model.decision?.question;
  return PICKED.includes(verb) || question === 'draw' || (question === 'act' && ON_COLUMNS.includes(verb));
};

/**
 * A turn in which nothing was built or drawn is ended by a second touch only: a turn with nothing left to do ends by
 * itself, and the next one has its button where a hand was just going.
 */
export const isConfirmed: IsOnBoard = (model, option) =>
  model.decision?.question === 'act' &&
  model.verbOf(option) === 'done' &&
  fieldOf(model, 'branch', ownSeat(model)) === UNDECIDED;

/** What is said in place of the question: that the turn ends by itself, or what ending it now would give up. */
export function askedInstead(model: TableModel): string {
  const { decision, chosen } = model;
  if (decision?.question !== 'act') return '';
  if (!decision.options.length) return model.words.say('board-turn-ends');
  return chosen !== null && isConfirmed(model, chosen) ? model.words.say('board-really-done') : '';
}

const takenOff = (model: TableModel, option: number): number => Number(model.argumentsOf(option)['by']);

/** The number that an option ticks on the score sheet; 0 if none is left. */
export function ticks(model: TableModel, option: number): number | undefined {
  if (model.verbOf(option) !== 'lower') return undefined;
  const numbers = model.message.derived?.['ticks'] as number[] | undefined;
  return numbers?.[takenOff(model, option)] ?? 0;
}

export function called(model: TableModel, option: number): string | undefined {
  const number = ticks(model, option);
  if (number === undefined) return undefined;
  return model.words.say('board-do-lower', { by: takenOff(model, option), number });
}

/** The digit, or the warning sign of a card that never leaves. */
export const badge = ({ row }: Kind): string => (row['mark'] === 'W' ? '⚠' : String(row['mark'] ?? ''));

/** What comes from others is told on the board, with what else they did. */
export const touches = (): boolean => false;
