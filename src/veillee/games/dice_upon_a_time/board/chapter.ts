/** What the page says with which a chapter begins. */

import type { TableModel } from '$web/board';
import { printed } from '$web/cards/faces';
import { chaptersOf, eventDoes, limitOf } from './plain';
import { chapterBegun, hasRabbitGiven, rewardsBefore } from './moment';
import { commonPoints, isCoop, isPlayer, nameOf, numberOf, otherSeats, ownSeat, pointsOf } from './table';
import { keptOf, questsOf } from './tasks';

/** Answers of a turn: whoever comes after one has missed the page. */
const TURNS = ['die', 'pass', 'wait', 'rabbit', 'sleep'];

export const chapterOf = (model: TableModel): number => numberOf(model, 'chapter');

/** Whether what a chapter begins with lies there: without its Event there is nothing to read yet. */
export const isLaidOut = (model: TableModel): boolean =>
  !model.result &&
  chapterOf(model) > 0 &&
  (model.table.options['events'] === 'off' || model.cards('event').length > 0);

/** Whether something is asked before the first Event is turned up: what paths and dice are is read before that. */
export const isAskedBefore = (model: TableModel): boolean =>
  chapterOf(model) === 1 && !isLaidOut(model) && Boolean(model.decision?.options.length);

/** Whether anybody has had a turn in this chapter. */
export const isUnderWay = (model: TableModel): boolean =>
  model.standing
    .slice(chapterBegun(model))
    .some(({ event, option }) => event === 'answer' && TURNS.includes(model.verbOf(Number(option))));

export const titleOf = (model: TableModel): string =>
  model.words.say('chapter-of', { chapter: chapterOf(model), of: chaptersOf(model) });

/** The Event, by name and in plain words; nothing where the table plays without. */
export function newsOf(model: TableModel): { name: string; does: string } | null {
  const event = model.cards('event')[0];
  return event === undefined ? null : { name: model.words.card(event), does: eventDoes(model, event) };
}

/** What else the page says, line by line: gifts of the Spirits, who begins, how one stands, what is left to do. */
export function linesOf(model: TableModel): string[] {
  const first = numberOf(model, 'first');
  const own = ownSeat(model);
  const you = isPlayer(model) && first === own ? 'yes' : 'no';
  return [
    rewardsBefore(model),
    hasRabbitGiven(model) ? '' : model.words.say('chapter-begins', { you, seat: nameOf(model, first) }),
    ...goalOf(model, own),
    ...(isPlayer(model) || isCoop(model) ? questsLeft(model, own) : []),
  ].filter(Boolean);
}

/** What is new to who has read all else before the Event: how many dice fit on one path while it lies there. */
export const pathsOf = (model: TableModel): string =>
  model.words.say('chapter-dice', { limit: limitOf(model) });

function goalOf(model: TableModel, own: number): string[] {
  const tie = isCoop(model) ? [] : [model.words.say('chapter-tie')];
  const wolf = model.view.fields['wolf_closed'] ? 'asleep' : 'awake';
  const last =
    chapterOf(model) === chaptersOf(model) ? [model.words.say('chapter-last', { wolf }), ...tie] : [];
  if (chapterOf(model) === 1) {
    const goal = isCoop(model) ? 'chapter-goal-together' : 'chapter-goal-first';
    return [model.words.say(goal), pathsOf(model), ...heroOf(model), ...last];
  }
  if (isCoop(model)) return [model.words.say('chapter-common', { points: commonPoints(model) }), ...last];
  if (!isPlayer(model)) return last;
  const points = pointsOf(model, own);
  const others = otherSeats(model);
  const best = Math.max(...others.map((seat) => pointsOf(model, seat)));
  const behind = others.length === 1 ? 'chapter-goal-rival' : 'chapter-goal';
  const message = points > best ? 'chapter-goal-ahead' : behind;
  const rival = nameOf(model, others[0]!);
  return [model.words.say(message, { points, best, lead: points - best, rival }), ...last];
}

/** Who one is, and what that is good for. */
function heroOf(model: TableModel): string[] {
  const hero = isPlayer(model) ? model.cards('heroes', model.seat)[0] : undefined;
  if (hero === undefined) return [];
  return [
    model.words.say('chapter-hero', { hero: model.words.card(hero), does: model.words.cardText(hero) }),
  ];
}

/** What still brings points: Quests, and Side Quests, which count at the end; and Curses, which cost some until then. */
function questsLeft(model: TableModel, own: number): string[] {
  const { words } = model;
  const told = (message: string) => (card: number) =>
    words.say(message, { card: words.card(card), points: printed(Number(rowOf(card)['ap'] ?? 0)) });
  const rowOf = (card: number) => model.game.kinds[card]?.row ?? {};
  const kept = (sort: string) => keptOf(model, own).filter((card) => rowOf(card)['kind'] === sort);
  const quests = [
    ...questsOf(model, own).map(told('chapter-quest')),
    ...kept('side-quest').map(told('chapter-side-quest')),
  ];
  const curses = kept('curse').map(told('chapter-quest'));
  return [
    ...(quests.length ? [words.say('chapter-quests', { quests: quests.join(', ') })] : []),
    ...(curses.length
      ? [words.say('chapter-curses', { count: curses.length, curses: curses.join(', ') })]
      : []),
  ];
}
