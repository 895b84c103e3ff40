/** What the rules say of faces, dice and cards as things stand, in plain words. */

import type { TableModel } from '$web/board';
import type { Json } from '$web/protocol';
import { FACES, landOf, SIDES } from './land';
import type { Die } from './table';

type Note = { text: string } & Record<string, string | number>;

/** What is noted of a thing by the name an option would give it; nothing in old games. */
function noteOf(model: TableModel, sort: string, name: string): Note | undefined {
  const notes = model.message.derived?.['notes'] as Record<string, Record<string, Json>> | undefined;
  return notes?.[sort]?.[name] as Note | undefined;
}

function inWords(model: TableModel, note: Note | undefined): string {
  if (!note || !model.words.has(note.text)) return '';
  const { text: message, ...args } = note;
  return model.words.reason({ rule: '', message, arguments: args });
}

/** What a die that shows this face does when it is placed now. */
export const faceDoes = (model: TableModel, face: number): string =>
  inWords(model, noteOf(model, 'face', FACES[face] ?? 'none'));

/** The special face of each sort of die: the sign in its corner. */
const SIGNS: Readonly<Record<string, string>> = {
  'die-prohibition': 'prohibition',
  'die-story': 'story',
  'die-item': 'magic-item',
  'die-double': 'double',
};

/** What the sign in the corner of a die means, while it shows a number. */
export function signOf(model: TableModel, { die, face }: Die): string {
  const sort = landOf(model.game).dice[die] ?? '';
  const sign = face > SIDES ? undefined : SIGNS[sort];
  const { stories, items } = model.table.options;
  if (!sign || (sign === 'story' && !stories) || (sign === 'magic-item' && !items)) return '';
  const does = faceDoes(model, FACES.indexOf(sign));
  return does && model.words.say('board-sign', { does });
}

/** How many dice lie on one another at most; 0 if nobody says. */
export const limitOf = (model: TableModel): number =>
  Number(noteOf(model, 'card', model.game.kinds[model.cards('event')[0] ?? -1]?.id ?? '')?.['limit'] ?? 0);

/** What an Event changes, with this table's numbers; else as it stands on the card. */
export const eventDoes = (model: TableModel, event: number): string =>
  inWords(model, noteOf(model, 'card', model.game.kinds[event]?.id ?? '')) || model.words.cardText(event);

/** How many chapters there are; 0 if nobody knows. */
export const chaptersOf = (model: TableModel): number => Number(model.message.derived?.['chapters'] ?? 0);
