/** What was turned over together, and what follows one after the other: cards, figures, resources, cards put away. */

import type { TableModel } from '$web/board';
import type { GameEvent } from '$web/protocol';
import { allSeats } from './table';

/** The cards that a seat has turned over. */
export interface Turned {
  seat: number;
  cards: number[];
}

/** From a zone that lies face down to one that lies open. */
const WAYS: [from: string, to: string][] = [
  ['laid', 'turned-up'],
  ['chosen', 'played'],
  ['unseen', 'played'],
];

/** More than so many pauses try everybody's patience. */
const MOST_CUTS = 5;

export function turnedOver(model: TableModel, news: readonly GameEvent[]): Turned[] {
  const turned = allSeats(model).map((seat) => ({ seat, cards: cardsOf(model, news, seat) }));
  return turned.filter(({ cards }) => cards.length);
}

function cardsOf(model: TableModel, news: readonly GameEvent[], seat: number): number[] {
  return WAYS.flatMap(([from, to]) =>
    news
      .filter(
        (event) =>
          event.event === 'move' &&
          (event['from'] as number[])[0] === model.zone(from, seat) &&
          (event['to'] as number[])[0] === model.zone(to, seat),
      )
      .map((event) => Number(event['card'])),
  );
}

/** What an event shows; nothing for what goes along with the next. */
function sortOf(model: TableModel, event: GameEvent): string {
  if (event.event === 'move') {
    const [from, to] = [(event['from'] as number[])[0], (event['to'] as number[])[0]];
    const goes = (source: string, target: string) =>
      allSeats(model).some((seat) => from === model.zone(source, seat) && to === model.zone(target, seat));
    if (WAYS.some(([source, target]) => goes(source, target))) return 'turns';
    const leaves = (zone: string) => allSeats(model).some((seat) => from === model.zone(zone, seat));
    return leaves('turned-up') || leaves('played') ? 'put-away' : '';
  }
  if (event.event !== 'set') return '';
  const field = String(event['field']);
  if (['pigs', 'monsters'].includes(field)) return Number(event['value']) >= 0 ? 'walks' : '';
  return ['stocks', 'resources'].includes(field) ? 'gains' : '';
}

/** Before which events something of another sort begins, once cards have been turned over. */
export function cuts(model: TableModel, events: readonly GameEvent[]): number[] {
  const found: number[] = [];
  let sort = '';
  let last = 0;
  events.forEach((event, at) => {
    const next = sortOf(model, event);
    if (!next) return;
    if (sort && next !== sort && found.length < MOST_CUTS) found.push(last + 1);
    if (sort || next === 'turns') [sort, last] = [next, at];
  });
  return found;
}
