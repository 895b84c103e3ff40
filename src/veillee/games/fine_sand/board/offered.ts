/** Which options the board offers where they belong: on columns, and in the strip above the hand. */

import type { IsOnBoard, TableModel } from '$web/board';
import { ownSeat } from '$web/board/seats';
import type { Kind } from '$web/protocol';
import { fieldOf, UNDECIDED } from './table';

const PICKED: readonly string[] = ['pay-token', 'enough'];
/** What stands on a column in an open turn. */
const ON_COLUMNS: readonly string[] = ['draw-all'];
/** What ends a turn. */
const ENDING: readonly string[] = ['done', 'done-to-choose'];
/** What is seldom wanted: short words for its button. */
const LESS: Readonly<Record<string, string>> = {
  'draw-two': 'board-draw-less',
  'done-to-choose': 'board-less-later',
};

export const isOnBoard: IsOnBoard = (model, option) => {
  const verb = model.verbOf(option);
  const question = model.decision?.question;
  return PICKED.includes(verb) || question === 'draw' || (question === 'act' && ON_COLUMNS.includes(verb));
};

/**
 * A turn in which nothing was built or drawn is ended by a second touch only: a turn with nothing left to do ends by
 * itself, and the next one has its button where a hand was just going. To draw less next turn is explained first.
 */
export const isConfirmed: IsOnBoard = (model, option) => {
  if (model.decision?.question !== 'act') return false;
  const verb = model.verbOf(option);
  const isEarly = verb === 'done' && fieldOf(model, 'branch', ownSeat(model)) === UNDECIDED;
  return isEarly || verb === 'done-to-choose';
};

/** What ends the turn keeps its place, whatever else is offered. */
export const comesFirst: IsOnBoard = (model, option) => model.verbOf(option) === 'done';

/** What is said in place of the question: why the turn ends by itself or by a button, or what ending it gives up. */
export function askedInstead(model: TableModel): string {
  const { decision, chosen } = model;
  if (decision?.question !== 'act') return '';
  if (!decision.options.length) return model.words.say('board-turn-ends');
  if (chosen !== null && isConfirmed(model, chosen))
    return model.words.say(model.verbOf(chosen) === 'done' ? 'board-really-done' : 'board-pick-less');
  const isOver = decision.options.every((option) => ENDING.includes(model.verbOf(option)));
  return isOver ? model.words.say('board-turn-over') : '';
}

const takenOff = (model: TableModel, option: number): number => Number(model.argumentsOf(option)['by']);

/** The number that an option ticks on the score sheet; 0 if none is left. */
export function ticks(model: TableModel, option: number): number | undefined {
  if (model.verbOf(option) !== 'lower') return undefined;
  const numbers = model.message.derived?.['ticks'] as number[] | undefined;
  return numbers?.[takenOff(model, option)] ?? 0;
}

export function called(model: TableModel, option: number): string | undefined {
  const less = model.decision?.question === 'act' ? LESS[model.verbOf(option)] : undefined;
  if (less) return model.words.say(less);
  const number = ticks(model, option);
  if (number === undefined) return undefined;
  return model.words.say('board-do-lower', { by: takenOff(model, option), number });
}

/** The digit, or the warning sign of a card that never leaves. */
export const badge = ({ row }: Kind): string => (row['mark'] === 'W' ? '⚠' : String(row['mark'] ?? ''));

/** What comes from others is told on the board, with what else they did. */
export const touches = (): boolean => false;
