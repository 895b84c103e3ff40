/** Options that name somebody and something of theirs: offered as a row for each player, or one row for a trade. */

import type { TableModel } from '$web/board';
import { optionAtSeat } from './table';

export interface Offers {
  /** Whose things they are; null where nobody is named. */
  seat: number | null;
  options: number[];
}

const seatIn = (model: TableModel, option: number): number | null => {
  const args = model.argumentsOf(option);
  if ('paid' in args) return null;
  return args['other_seat'] === undefined ? null : Number(args['other_seat']);
};

/** Whether an option stands in one of the rows. */
export function isInRow(model: TableModel, option: number): boolean {
  const seat = seatIn(model, option);
  if (seat === null) return 'paid' in model.argumentsOf(option);
  return optionAtSeat(model, seat) !== option;
}

export function rowsOfOffers(model: TableModel): Offers[] {
  const rows = new Map<number | null, number[]>();
  for (const option of model.decision?.options ?? []) {
    if (!isInRow(model, option)) continue;
    const seat = seatIn(model, option);
    rows.set(seat, [...(rows.get(seat) ?? []), option]);
  }
  return [...rows].map(([seat, options]) => ({ seat, options }));
}
