/** Effects in words, for what is told of the last cards. */

import type { TableModel } from '$web/board';
import { cardOf, ownSeat, turns, wayOf, type Cause, type Turned } from './table';

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

/** One's open cards that could have been closed instead. */
const spared = (model: TableModel, causes: readonly Cause[]): number[] =>
  model
    .cards('opened', ownSeat(model))
    .filter((card) => causes.some(([, cause]) => turns(model, cause, 'close', card)));

/** Whether one's card has closed itself for want of another: the cause then needs no name. */
function isByItself(model: TableModel, { events, causes }: Turned): boolean {
  const [first] = causes;
  if (causes.length !== 1 || first?.[0] !== ownSeat(model)) return false;
  const isFirst = (card: number): boolean => card === first[1];
  return (
    spared(model, causes).every(isFirst) &&
    events.every((event) => isFirst(cardOf(event)) && wayOf(model, first[0], event) !== 'open')
  );
}

/** Whether all that could be closed was alike: nobody was asked which. */
function wasAlike(model: TableModel, { events, causes }: Turned): boolean {
  const own = ownSeat(model);
  const closed = events.map(cardOf);
  if (events.some((event) => wayOf(model, own, event) !== 'close')) return false;
  const left = spared(model, causes);
  return left.length > 0 && [...left, ...closed].every((card) => card === closed[0]);
}

/** What was turned, and which effects did it. */
export function because(model: TableModel, line: string, turned: Turned): string {
  const { words } = model;
  const itself = isByItself(model, turned) ? 'yes' : 'no';
  const alike = wasAlike(model, turned) ? 'yes' : 'no';
  const ways = new Set(turned.events.map((event) => wayOf(model, ownSeat(model), event)));
  const [way = 'hunt'] = ways.size === 1 ? ways : [];
  const cards = words.cards(turned.events.map(cardOf));
  const said = words.say('board-because', {
    alike,
    cards,
    causes: namedCauses(model, turned.causes),
    itself,
    line,
    way,
  });
  return said.charAt(0).toUpperCase() + said.slice(1);
}
