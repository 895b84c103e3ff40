/** Effects in words, for what is told of the last cards. */

import type { TableModel } from '$web/board';
import { ownSeat, type Cause } from './table';

export function namedCauses(model: TableModel, causes: readonly Cause[]): string {
  const { words } = model;
  const names = causes.map(([seat, kind]) => {
    const card = words.card(kind);
    return seat === ownSeat(model)
      ? words.say('board-effect-yours', { card })
      : words.say('board-effect-of', { card, seat: words.seat(seat) });
  });
  return words.listed(names);
}
