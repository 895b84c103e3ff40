/** What every board asks of a table: its numbers, who sits where, and what they are called. */

import type { TableModel } from '../board';
import type { Json } from '../protocol';

export const numbers = (value: Json | undefined): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

/** A field with one number for each seat, or each of something else. */
export const listOf = (model: TableModel, field: string): number[] => numbers(model.view.fields[field]);

export const numberOf = (model: TableModel, field: string): number => Number(model.view.fields[field] ?? -1);

/** Through whose eyes the table is drawn; a spectator sits with the first player. */
export const ownSeat = (model: TableModel): number => (model.seat < model.game.players ? model.seat : 0);

/** The others, beginning with the left neighbour. */
export function otherSeats(model: TableModel): number[] {
  const { players } = model.game;
  return Array.from({ length: players - 1 }, (_, step) => (ownSeat(model) + step + 1) % players);
}

export const allSeats = (model: TableModel): number[] =>
  Array.from({ length: model.game.players }, (_, seat) => seat);

export const nameOf = (model: TableModel, seat: number): string =>
  seat === model.seat ? model.words.say('board-you') : model.words.seat(seat);
