/** What others take from who reads, or swap with them: told with its reason, and shown until it has been seen. */

import type { TableModel } from '$web/board';
import type { GameEvent } from '$web/protocol';
import { isMove } from '$web/story';
import { allSeats, nameOf } from './table';

/** Something taken: the card that stands for it, and what is to be said. */
export interface Taken {
  card: number;
  says: string;
}

/** The last answer before an event. */
const answerBefore = (model: TableModel, { n }: GameEvent): GameEvent | undefined =>
  model.standing.findLast((event) => event.n < n && event.event === 'answer');

const verbOf = (model: TableModel, answer: GameEvent | undefined): string =>
  answer ? model.verbOf(Number(answer['option'])) : '';

/** Whether a card goes from one player to another by Thumbling’s token. */
export const isSwap = (model: TableModel, event: GameEvent): boolean =>
  isMove(event) && verbOf(model, answerBefore(model, event)) === 'swap-take';

/** Whether an answer takes a token from a seat. */
export function robs(model: TableModel, event: GameEvent, seat: number): boolean {
  if (event.event !== 'answer' || Number(event['seat']) === seat) return false;
  const option = Number(event['option']);
  const verb = model.verbOf(option);
  if (verb === 'rob') return Number(model.argumentsOf(option)['seat']) === seat;
  return verb === 'seize' && Number(event['seat']) === (seat + 1) % model.game.players;
}

/** What an event takes from who reads. */
export function takenBy(model: TableModel, event: GameEvent): Taken[] {
  if (robs(model, event, model.seat)) return robbed(model, event);
  if (!isMove(event) || event.card < 0 || !isSwap(model, event)) return [];
  const own = model.zone('quests', model.seat);
  const other = allSeats(model).find((seat) => event.to[0] === model.zone('quests', seat));
  if (event.from[0] !== own || other === undefined || other === model.seat) return [];
  if (Number(answerBefore(model, event)?.['seat']) === model.seat) return [];
  const given = model.standing.findLast((one) => one.n < event.n && isMove(one) && one.to[0] === own);
  const card = given && isMove(given) ? given.card : event.card;
  const says = model.words.say('board-swapped', {
    seat: nameOf(model, other),
    given: model.words.card(event.card),
    got: model.words.card(card),
  });
  return [{ card, says }];
}

/** A token, by the Story that was told last; nothing where an Item kept it. */
function robbed(model: TableModel, event: GameEvent): Taken[] {
  const isSaved = model.standing.some(
    (one) =>
      one.n > event.n &&
      one.event === 'answer' &&
      one['seat'] === model.seat &&
      verbOf(model, one) === 'play' &&
      verbOf(model, answerBefore(model, one)) === verbOf(model, event),
  );
  const [told = ''] = model.words.lines([event]).map(({ text }) => text);
  const story = model.standing.findLast(
    (one) => one.n < event.n && isMove(one) && one.to[0] === model.zone('story'),
  );
  if (isSaved || !story || !isMove(story)) return [];
  const reason = model.words.say('board-told-story', { card: model.words.card(story.card) });
  return [{ card: story.card, says: `${told} ${reason}.` }];
}
