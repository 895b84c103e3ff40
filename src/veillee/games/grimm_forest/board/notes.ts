/** What everybody should know of a player in this round and no piece on the table shows: promises, duties, debts. */

import type { TableModel } from '$web/board';
import { listOf, MATERIALS, numberOf, rowOf } from './table';

/** As the state has them in `duties`. */
const DUTIES = [
  [1, 'must-play'],
  [2, 'fable-laid'],
  [4, 'chooses-late'],
] as const;

/** While these moments last, what was collected may still be asked for. */
const COLLECTED = 7;
const END_OF_GATHER = 8;

/** The notes on a player, each a few words; without what was collected where there is little room. */
export function notesOf(model: TableModel, seat: number, brief = false): string[] {
  const say = model.words.say.bind(model.words);
  const said = listOf(model, 'said')[seat] ?? -1;
  const duties = listOf(model, 'duties')[seat] ?? 0;
  const locked = model.cards('locked', seat).length;
  return [
    ...(said >= 0 ? [say(`board-said-${said}`)] : []),
    ...DUTIES.filter(([flag]) => duties & flag).map(([, name]) => say(`board-note-${name}`)),
    ...debtOf(model, seat),
    ...strangeCard(model, seat),
    ...(locked ? [say('board-note-locked', { count: locked })] : []),
    ...(brief ? [] : collectedBy(model, seat)),
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
