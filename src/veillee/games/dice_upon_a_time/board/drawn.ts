/** Cards that came to who reads, or were taken from them: shown until they have been seen. */

import type { TableModel } from '$web/board';
import type { GameEvent } from '$web/protocol';
import { isMove } from '$web/story';
import { allSeats, isCoop, isPlayer, nameOf } from './table';
import { lostBy } from './lost';
import { isSwap, takenBy } from './taken';

/** One card, with what is to be said of it. */
export interface Drawn {
  card: number;
  says: string;
}

/** Answers with which a turn goes its way: what was drawn before has been seen. */
const TURNS = ['die', 'pass', 'wait', 'rabbit', 'sleep'];
const DRAWS = ['draw-quest', 'keep-quest'];

/** The last answer before a place in the log that has one of these verbs; -1 if there is none. */
const answerBefore = (model: TableModel, end: number, verbs: readonly string[]): number =>
  model.standing.findLastIndex(
    ({ event, option }, at) => at < end && event === 'answer' && verbs.includes(model.verbOf(Number(option))),
  );

/** Whose answer that was. */
const answererBefore = (model: TableModel, end: number, verbs: readonly string[]): number =>
  Number(model.standing[answerBefore(model, end, verbs)]?.['seat'] ?? -1);

/** After which event to look for cards: where one's own last turn began, or later if that has been seen. */
export function sinceOwnTurn(model: TableModel, seen: number): number {
  const turn = model.standing.findLastIndex(
    ({ event, seat, option }) =>
      event === 'answer' && seat === model.seat && TURNS.includes(model.verbOf(Number(option))),
  );
  return Math.max(seen, model.standing[turn]?.n ?? -1);
}

function zonesInto(model: TableModel, seat: number): Set<number> {
  const own = ['items', 'quests', 'kept'].map((zone) => model.zone(zone, seat));
  return new Set([...own, ...(isCoop(model) ? [model.zone('common_stories')] : [])]);
}

/**
 * The cards to show, of the events after one's own last turn began or after those that were seen. What was taken stays
 * until it is seen.
 */
export function drawnCards(model: TableModel, seen: number): Drawn[] {
  if (!isPlayer(model) || model.result) return [];
  const since = sinceOwnTurn(model, seen);
  return model.standing.flatMap((event, at) => [
    ...(event.n > seen ? takenBy(model, event) : []),
    ...(event.n > since
      ? [
          ...drawnBy(model, event, at),
          ...lostBy(model, event),
          ...doneBy(model, event),
          ...fedBy(model, event),
        ]
      : []),
  ]);
}

/** A die that the Wolf has taken from who reads: of a last one nobody is asked. */
function fedBy(model: TableModel, event: GameEvent): Drawn[] {
  const option = Number(event['option']);
  if (event.event !== 'answer' || event['seat'] !== model.seat || model.verbOf(option) !== 'feed') return [];
  const die = model.words.say(`card-${model.argumentsOf(option)['die']}`);
  const card = model.game.kinds.findIndex(({ id }) => id === 'wolf');
  return [{ card, says: model.words.say('board-fed', { die }) }];
}

/** A Quest that somebody else has fulfilled. */
function doneBy(model: TableModel, event: GameEvent): Drawn[] {
  if (!isMove(event) || isCoop(model)) return [];
  const seat = allSeats(model).find((one) => event.to[0] === model.zone('done', one));
  if (seat === undefined || seat === model.seat) return [];
  const points = Number(model.game.kinds[event.card]?.row['ap'] ?? 0);
  const args = { seat: nameOf(model, seat), card: model.words.card(event.card), points };
  return [{ card: event.card, says: model.words.say('board-fulfilled', args) }];
}

function drawnBy(model: TableModel, event: GameEvent, at: number): Drawn[] {
  if (!isMove(event) || event.card < 0 || isSwap(model, event)) return [];
  const { card } = event;
  const [from, to] = [event.from[0], event.to[0]];
  const name = model.words.card(card);
  const says = (message: string, seat = model.seat) =>
    model.words.say(message, { card: name, seat: model.words.seat(seat) });
  if (from === model.zone('story_deck') && to === model.zone('story'))
    return isToldToReader(model, card, at) ? [{ card, says: toldStory(model, card, at) }] : [];
  const isOwn = zonesInto(model, model.seat).has(from);
  if (!isOwn && from !== model.zone('story') && zonesInto(model, model.seat).has(to)) {
    const giver = allSeats(model).find((seat) => from === model.zone('kept', seat));
    return [{ card, says: giver === undefined ? says('board-drew') : says('board-bestowed', giver) }];
  }
  const robber = allSeats(model).find((seat) => seat !== model.seat && to === model.zone('quests', seat));
  const isRobbed =
    robber !== undefined && from === model.zone('offered') && answererBefore(model, at, DRAWS) === model.seat;
  return isRobbed ? [{ card, says: says('board-robbed', robber) }] : [];
}

/** A Story, and of a Misfortune the effect that came true: where only one was possible nobody was asked. */
function toldStory(model: TableModel, card: number, at: number): string {
  const story = model.words.say('board-told-story', { card: model.words.card(card) });
  const chosen = model.standing.find(
    ({ event, seat, option }, later) =>
      later > at && event === 'answer' && seat === model.seat && model.verbOf(Number(option)) === 'choose',
  );
  const number = chosen && model.argumentsOf(Number(chosen['option']))['option'];
  const effect = `effect-${model.game.kinds[card]?.id}-${number}`;
  if (number === undefined || !model.words.has(effect)) return story;
  return `${story}. ${model.words.say('board-came-true', { effect: model.words.say(effect) })}`;
}

/** Whether a Story was drawn in one's own turn, and told if there were two to choose from. */
function isToldToReader(model: TableModel, card: number, at: number): boolean {
  const chosen = model.standing.find(
    ({ event, option }, later) => later > at && event === 'answer' && model.verbOf(Number(option)) === 'tell',
  );
  const told = chosen && model.argumentsOf(Number(chosen['option']))['card'];
  const isTold = told === undefined || told === model.game.kinds[card]?.id;
  return isTold && answererBefore(model, at, TURNS) === model.seat;
}
