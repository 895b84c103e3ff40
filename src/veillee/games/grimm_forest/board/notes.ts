/** What everybody should know of a player in this round and no piece on the table shows: promises, duties, debts. */

import type { TableModel } from '$web/board';
import { derivedOf, type Note } from './derived';
import { cardsBefore } from './table';

/** The notes on a player, each a sentence; what was collected stands beside the pig. */
export function notesOf(model: TableModel, seat: number, brief = false): string[] {
  const notes = (derivedOf(model).notes[seat] ?? []).filter(({ note }) => note !== 'collected');
  const who = { player: model.words.seat(seat), you: seat === model.seat ? 'yes' : 'no' };
  return [
    ...notes.map((note) => inWords(model, note, who)),
    ...(isPicked(model, seat) ? [model.words.say('board-note-picked')] : []),
    ...(brief ? seenOf(model, seat, who) : []),
  ];
}

type Who = Record<'player' | 'you', string>;

function inWords(model: TableModel, { note, seat, material, said, count }: Note, who: Who): string {
  const { words } = model;
  if (said !== undefined) return words.say(`board-said-${said}`, who);
  return words.say(`board-note-${note}`, {
    ...who,
    ...(seat !== undefined && { seat: words.seat(seat), of_you: seat === model.seat ? 'yes' : 'no' }),
    ...(material !== undefined && { material: words.say(`material-${material}`) }),
    ...(count !== undefined && { count }),
  });
}

/** Whether the Wishing Well took this player's Gather card already, and the second is asked for. */
function isPicked(model: TableModel, seat: number): boolean {
  const { question, options } = model.decision ?? { question: '', options: [] };
  return (
    question === 'wishing-well' &&
    !options.some((option) => model.argumentsOf(option)['other_seat'] === String(seat))
  );
}

/** What one has seen of the cards that lie face down before another. */
function seenOf(model: TableModel, seat: number, who: Who): string[] {
  if (seat === model.seat || model.seat >= model.game.players) return [];
  const seen = ['chosen', 'unseen', 'laid']
    .flatMap((zone) => cardsBefore(model, seat, zone))
    .filter((card) => model.game.kinds[card]);
  if (!seen.length) return [];
  return [
    model.words.say('board-note-seen', {
      ...who,
      cards: seen.map((card) => model.words.card(card)).join(', '),
    }),
  ];
}
