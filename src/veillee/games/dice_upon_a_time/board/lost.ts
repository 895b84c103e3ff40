/** What a Misfortune takes from who reads, also where there was no choice and so no question. */

import type { TableModel } from '$web/board';
import type { GameEvent } from '$web/protocol';
import { isMove } from '$web/story';

/** Something lost: the card that stands for it, and what is to be said. */
export interface Lost {
  card: number;
  says: string;
}

/** Answers by which a die is put aside or turned down: the log tells them. */
const DICE = ['set-aside', 'lower'];

const kindOf = (model: TableModel, id: string | undefined): number =>
  model.game.kinds.findIndex((kind) => kind.id === id);

/** The Story that was told last before an event. */
function storyBefore(model: TableModel, { n }: GameEvent): number {
  const told = model.standing.findLast(
    (event) => event.n < n && isMove(event) && event.to[0] === model.zone('story'),
  );
  return told && isMove(told) ? told.card : -1;
}

/** An Item that is discarded, or a die that is of less use. */
export function lostBy(model: TableModel, event: GameEvent): Lost[] {
  if (event.event !== 'answer' || event['seat'] !== model.seat) return [];
  const option = Number(event['option']);
  const verb = model.verbOf(option);
  const named = model.argumentsOf(option);
  if (DICE.includes(verb)) {
    const says = model.words.lines([event]).map(({ text }) => text);
    return [{ card: kindOf(model, named['die']), says: says.join(' ') }];
  }
  const story = verb === 'discard' ? storyBefore(model, event) : -1;
  if (story < 0) return [];
  const card = kindOf(model, named['card']);
  const args = { story: model.words.card(story), card: model.words.card(card) };
  return [{ card, says: model.words.say('board-lost-item', args) }];
}
