/** What the rules say of faces, dice and cards as things stand, in plain words. */

import type { TableModel } from '$web/board';
import type { Json } from '$web/protocol';
import { FACES } from './land';

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

/** What an Event changes, with this table's numbers; else as it stands on the card. */
export const eventDoes = (model: TableModel, event: number): string =>
  inWords(model, noteOf(model, 'card', model.game.kinds[event]?.id ?? '')) || model.words.cardText(event);

/** How many chapters there are; 0 if nobody knows. */
export const chaptersOf = (model: TableModel): number => Number(model.message.derived?.['chapters'] ?? 0);
