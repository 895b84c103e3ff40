/** What everybody should know of a player in this round and no piece on the table shows: promises, duties, debts. */

import type { TableModel } from '$web/board';
import { derivedOf, type Note } from './derived';
import { cardsBefore } from './table';

/** The notes on a player, each a few words; without what was collected where there is little room. */
export function notesOf(model: TableModel, seat: number, brief = false): string[] {
  const notes = (derivedOf(model).notes[seat] ?? []).filter(({ note }) => !brief || note !== 'collected');
  return [
    ...notes.map((note) => inWords(model, note)),
    ...(isPicked(model, seat) ? [model.words.say('board-note-picked')] : []),
    ...(brief ? seenOf(model, seat) : []),
  ];
}

function inWords(model: TableModel, { note, seat, material, said, count, resources }: Note): string {
  const { words } = model;
  if (said !== undefined) return words.say(`board-said-${said}`);
  const told = (resources ?? []).map((value, at) =>
    value ? words.say('each-resources', { value, at: at + 1 }) : '',
  );
  return words.say(`board-note-${note}`, {
    ...(seat !== undefined && { seat: words.seat(seat) }),
    ...(material !== undefined && { material: words.say(`material-${material}`) }),
    ...(count !== undefined && { count }),
    ...(resources && { resources: told.filter(Boolean).join(', ') }),
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
function seenOf(model: TableModel, seat: number): string[] {
  if (seat === model.seat || model.seat >= model.game.players) return [];
  const seen = ['chosen', 'unseen', 'laid']
    .flatMap((zone) => cardsBefore(model, seat, zone))
    .filter((card) => model.game.kinds[card]);
  if (!seen.length) return [];
  return [
    model.words.say('board-note-seen', { cards: seen.map((card) => model.words.card(card)).join(', ') }),
  ];
}
