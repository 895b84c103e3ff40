/** What has happened in this round since all cards were turned up, to be read while one builds. */

import type { TableModel } from '$web/board';
import type { GameEvent } from '$web/protocol';
import { isMove } from '$web/story';
import { allSeats } from './table';

const isRound = (event: GameEvent): boolean => event.event === 'set' && event['field'] === 'round';

const leaves = (model: TableModel, event: GameEvent, zones: string[]): boolean =>
  isMove(event) &&
  allSeats(model).some((seat) => zones.some((zone) => event.from[0] === model.zone(zone, seat)));

/** The lines of this round from the first card on that was turned up; none before Gather cards are. */
export function accountOf(model: TableModel): string[] {
  const { standing } = model;
  const round = standing.slice(standing.findLastIndex(isRound) + 1);
  if (!round.some((event) => leaves(model, event, ['laid']))) return [];
  const from = round.findIndex((event) => leaves(model, event, ['chosen', 'unseen', 'laid']));
  return model.words.lines(round.slice(from)).map(({ text }) => text);
}
