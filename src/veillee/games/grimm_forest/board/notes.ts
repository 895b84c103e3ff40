/** What everybody should know of a player in this round and no piece on the table shows: promises, duties, debts. */

import type { TableModel } from '$web/board';
import { allSeats, cardsBefore, listOf, MATERIALS, numberOf, rowOf } from './table';

/** As the state has them in `duties`. */
const MUST_PLAY = 1;
const FABLE_LAID = 2;
const CHOOSES_LATE = 4;

/** The last moment before Fables are turned up: duties are over then. */
const CHOOSING_LATE = 2;

/** While these moments last, what was collected may still be asked for. */
const COLLECTED = 7;
const END_OF_GATHER = 8;

/** The notes on a player, each a few words; without what was collected where there is little room. */
export function notesOf(model: TableModel, seat: number, brief = false): string[] {
  const say = model.words.say.bind(model.words);
  const said = listOf(model, 'said')[seat] ?? -1;
  const locked = model.cards('locked', seat).length;
  return [
    ...(said >= 0 ? [say(`board-said-${said}`)] : []),
    ...dutiesOf(model, seat),
    ...(isPicked(model, seat) ? [say('board-note-picked')] : []),
    ...(brief ? seenOf(model, seat) : []),
    ...debtOf(model, seat),
    ...strangeCard(model, seat),
    ...(locked ? [say('board-note-locked', { count: locked })] : []),
    ...(brief ? [] : collectedBy(model, seat)),
  ];
}

function dutiesOf(model: TableModel, seat: number): string[] {
  const say = model.words.say.bind(model.words);
  if (numberOf(model, 'window') > CHOOSING_LATE) return [];
  const duties = listOf(model, 'duties')[seat] ?? 0;
  const mustPlay = duties & MUST_PLAY && !(duties & FABLE_LAID) && model.cards('hands', seat).length > 0;
  return [
    ...(mustPlay ? [say('board-note-must-play', { seat: huntsmanBeside(model, seat) })] : []),
    ...(duties & FABLE_LAID ? [say('board-note-fable-laid')] : []),
    ...(duties & CHOOSES_LATE ? [say('board-note-chooses-late')] : []),
  ];
}

/** Whose Huntsman makes a player play a Fable. */
function huntsmanBeside(model: TableModel, seat: number): string {
  const isHuntsman = (card: number) => model.game.kinds[card]?.id === 'huntsman';
  return model.words.seat(
    allSeats(model).find((one) => one !== seat && model.cards('friends', one).some(isHuntsman)) ?? -1,
  );
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

/** What was stolen through Ali Baba, and from whom. */
function debtOf(model: TableModel, seat: number): string[] {
  const debt = listOf(model, 'debts')[seat] ?? -1;
  if (debt < 0) return [];
  const material = model.words.say(`material-${MATERIALS[debt % 3]}`);
  const from = model.words.seat(Math.floor(debt / 3));
  return [model.words.say('board-note-debt', { material, seat: from })];
}

/** Whose Gather card lies there, if it is another's, and that it will be locked. */
function strangeCard(model: TableModel, seat: number): string[] {
  const lies = model.cards('laid', seat).length + model.cards('turned-up', seat).length > 0;
  const owner = listOf(model, 'colours')[seat] ?? seat;
  const found = [];
  if (lies && owner !== seat)
    found.push(model.words.say('board-note-strange', { seat: model.words.seat(owner) }));
  if (lies && listOf(model, 'bound')[seat]) found.push(model.words.say('board-note-bound'));
  return found;
}

function collectedBy(model: TableModel, seat: number): string[] {
  const window = numberOf(model, 'window');
  if (window < COLLECTED || window > END_OF_GATHER) return [];
  const told = rowOf(model, 'gathered', seat)
    .map((value, at) => (value ? model.words.say('each-resources', { value, at: at + 1 }) : ''))
    .filter(Boolean);
  return told.length ? [model.words.say('board-note-collected', { resources: told.join(', ') })] : [];
}
