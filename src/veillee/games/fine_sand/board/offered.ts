/** Which options the board offers where they belong: on columns, and in the strip above the hand. */

import type { IsOnBoard, TableModel } from '$web/board';
import type { Kind } from '$web/protocol';

const PICKED: readonly string[] = ['pay-token', 'enough'];
/** What stands on a column in an open turn. */
const ON_COLUMNS: readonly string[] = ['draw-all', 'draw-two', 'done-to-choose'];

export const isOnBoard: IsOnBoard = (model, option) => {
  const verb = model.verbOf(option);
  const question = model.decision?.question;
  return PICKED.includes(verb) || question === 'draw' || (question === 'act' && ON_COLUMNS.includes(verb));
};

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
