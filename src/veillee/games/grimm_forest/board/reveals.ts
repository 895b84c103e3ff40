/** What was turned over together, read off the news. */

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
