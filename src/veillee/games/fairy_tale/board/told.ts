/** Effects in words, for what is told of the last cards. */

import type { TableModel } from '$web/board';
import { cardOf, ownSeat, type Cause, type Turned } from './table';

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

/** Whether one's card has turned itself, or one just like it: the cause then needs no name. */
function isByItself(model: TableModel, { events, causes }: Turned): boolean {
  const [first] = causes;
  if (causes.length !== 1 || first?.[0] !== ownSeat(model)) return false;
  return events.every((event) => cardOf(event) === first[1]);
}

/** What was turned, and which effects did it. */
export function because(model: TableModel, line: string, turned: Turned): string {
  const itself = isByItself(model, turned) ? 'yes' : 'no';
  return model.words.say('board-because', { causes: namedCauses(model, turned.causes), itself, line });
}
