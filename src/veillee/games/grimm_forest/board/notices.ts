/** What happened that nobody should miss, read off the news. */

import type { TableModel } from '$web/board';
import type { GameEvent } from '$web/protocol';
import { derivedOf } from './derived';
import { pictures } from './pictures';
import { PLACES, placeName, type PlaceName } from './table';

export interface Notice {
  /** Who did it. */
  seat: number;
  sort: 'monster' | 'house';
  icon: string;
  text: string;
}

const ROOF = 'roof';

function monsterIn(model: TableModel, event: GameEvent): Notice[] {
  if (event.event !== 'sends-monster') return [];
  const card = Number(event['card']);
  const place = placeName(model, PLACES.indexOf(event['place'] as PlaceName));
  const text = model.words.say('board-monster-comes', { card: model.words.card(card), place });
  const icon = pictures[model.game.kinds[card]?.id ?? ''] ?? '';
  return [{ seat: Number(event['seat']), sort: 'monster', icon, text }];
}

/** A roof that somebody puts on finishes a house. */
function houseIn(model: TableModel, event: GameEvent): Notice[] {
  if (event.event !== 'answer') return [];
  const option = Number(event['option']);
  if (model.verbOf(option) !== 'build' || model.argumentsOf(option)['section'] !== ROOF) return [];
  const seat = Number(event['seat']);
  const { complete, 'houses-to-win': needed } = derivedOf(model);
  const text = model.words.say('board-house-finished', {
    seat: model.words.seat(seat),
    you: seat === model.seat ? 'yes' : 'no',
    count: complete[seat] ?? 0,
    needed,
    left: needed - (complete[seat] ?? 0),
  });
  return [{ seat, sort: 'house', icon: 'gi:house', text }];
}

export const noticesIn = (model: TableModel, news: readonly GameEvent[]): Notice[] =>
  news.flatMap((event) => [...monsterIn(model, event), ...houseIn(model, event)]);
