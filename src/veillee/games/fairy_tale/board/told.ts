/** Effects in words, for what is told of the last cards. */

import type { TableModel } from '$web/board';
import { ownSeat, type Cause } from './table';

export function namedCauses(model: TableModel, causes: readonly Cause[]): string {
  const { words } = model;
  const own = causes.filter(([seat]) => seat === ownSeat(model));
  const theirs = causes.filter(([seat]) => seat !== ownSeat(model));
  const names = own.map(([, card]) => words.say('board-effect-yours', { card: words.card(card) }));
  for (const card of new Set(theirs.map(([, card]) => card))) {
    const seats = theirs.filter(([, one]) => one === card).map(([seat]) => words.seat(seat));
    names.push(words.say('board-effect-of', { card: words.card(card), seat: seats.join(', ') }));
  }
  return names.join(', ');
}
