/** Which options the board offers where they belong: on places, heaps, stores, sites and players, or in rows of offers. */

import type { IsOnBoard, Offered, TableModel } from '$web/board';
import type { GameEvent } from '$web/protocol';
import { isMove } from '$web/story';
import { isInRow } from './offers';
import { allSeats, optionAtSeat, PLACES, type PlaceName } from './table';

export { cuts } from './reveals';

/** What names a material that comes neither from a place nor from one's store: a button says it best. */
const LAID_ASIDE = ['store', 'add', 'claim'];

/** That a name can be touched is easily missed where another button stands alone. */
const IN_WORDS = ['give-friend'];

export const isOnBoard: IsOnBoard = (model, option) => {
  if (IN_WORDS.includes(model.verbOf(option))) return false;
  const args = model.argumentsOf(option);
  const isLaidAside = LAID_ASIDE.includes(model.verbOf(option));
  const named =
    ['place', 'material', 'site'].some((name) => name in args) && !('other_seat' in args) && !isLaidAside;
  return (
    named || isInRow(model, option) || allSeats(model).some((seat) => optionAtSeat(model, seat) === option)
  );
};

/** One answer brings no more events than so many. */
const NEAR = 4;

/** Whether a Friend comes to a seat or leaves it. */
function isFriendOf(model: TableModel, event: GameEvent, seat: number): boolean {
  if (!isMove(event)) return false;
  return [event.from[0], event.to[0]].includes(model.zone('friends', seat));
}

/** Whether a card that a seat has played goes into another's hand, as to the Magic Flute. */
function isTakenFrom(model: TableModel, event: GameEvent, seat: number): boolean {
  return (
    isMove(event) &&
    event.from[0] === model.zone('played', seat) &&
    event.to[0] !== model.zone('hands', seat) &&
    allSeats(model).some((other) => event.to[0] === model.zone('hands', other))
  );
}

/** Whether what lay on Rapunzel is lost because she leaves a seat for another Friend. */
function isLostWith(model: TableModel, event: GameEvent, seat: number): boolean {
  if (event.event !== 'set' || event['field'] !== 'stored') return false;
  const leaving = model.standing.filter((one) => isMove(one) && Math.abs(one.n - event.n) <= NEAR);
  return leaving.some((one) => isMove(one) && one.from[0] === model.zone('friends', seat));
}

/** Where a seat's pig stood when something happened; below 0 at home. */
function stoodAt(model: TableModel, seat: number, before: GameEvent): number {
  const steps = model.standing.filter(
    ({ n, event, ...set }) =>
      n < before.n && event === 'set' && set['field'] === 'pigs' && set['seat'] === seat,
  );
  return Number(steps.at(-1)?.['value'] ?? -1);
}

/** A card begins to act, or the table goes on to something else. */
const BEGINNINGS = ['acts', 'no-effect', 'guessed-wrong', 'answer'];
const begins = (event: GameEvent): boolean =>
  BEGINNINGS.includes(event.event) || (event.event === 'set' && event['field'] === 'window');

/** Cards of a seat that can be lost. */
const LOSABLE = ['hands', 'friends'];

/** Whether an event changes what a seat has, or sends its pig elsewhere. */
function isOf(model: TableModel, event: GameEvent, seat: number): boolean {
  if (isMove(event)) return LOSABLE.some((zone) => event.from[0] === model.zone(zone, seat));
  if (event.event !== 'set' || event['seat'] !== seat) return false;
  return event['field'] === 'resources' || (event['field'] === 'pigs' && Number(event['value']) >= 0);
}

/** Whether a card of somebody else, as it acts, changes what a seat owns. */
function isActingOn(model: TableModel, event: GameEvent, seat: number): boolean {
  if (event.event !== 'acts' || event['seat'] === seat) return false;
  const later = model.standing.filter(({ n }) => n > event.n);
  const end = later.findIndex(begins);
  return (end < 0 ? later : later.slice(0, end)).some((one) => isOf(model, one, seat));
}

/** Whether a seat has more or less, or stands elsewhere, because of a card of somebody else. */
function isActedOn(model: TableModel, event: GameEvent, seat: number): boolean {
  if (!isOf(model, event, seat)) return false;
  const cause = model.standing.filter((one) => one.n < event.n && begins(one)).at(-1);
  return cause?.event === 'acts' && cause['seat'] !== seat;
}

/**
 * What others do to a seat is not passed over, though the seat may have answered last, when all chose at once: a house
 * that loses a section, a Friend given away and who leaves for it, a card taken or stopped, resources won or lost.
 */
export const touches: Offered['touches'] = (model, event, seat, isOwn) => {
  if (event.event === 'loses-section' && event['seat'] === seat) return true;
  if (event.event === 'stops-monster' && event['other_seat'] === seat && event['seat'] !== seat) return true;
  if (event.event === 'wolf-empties' && event['seat'] !== seat)
    return stoodAt(model, seat, event) === PLACES.indexOf(event['place'] as PlaceName);
  if (isTakenFrom(model, event, seat)) return true;
  if (isActingOn(model, event, seat) || isActedOn(model, event, seat)) return true;
  if (isOwn || event.rule !== 'gf.friends.keep-or-give') return undefined;
  return isFriendOf(model, event, seat) || isLostWith(model, event, seat) ? true : undefined;
};
