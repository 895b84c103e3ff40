/** What a Quest or an open Story asks for, and how much of it is there already. */

import type { TableModel } from '$web/board';
import type { Json, Kind } from '$web/protocol';
import { landOf, TOKENS } from './land';
import { isCoop, listOf, rowOf } from './table';

export interface Need {
  token: number;
  has: boolean;
}

export interface Task {
  points: number;
  needs: Need[];
  /** Where it is done (one of them), and where its object lies. */
  to: number[];
  from: number;
  object: string;
  isThere: boolean;
  carries: boolean;
  /** Everything is at hand, were it but the right moment. */
  ready: boolean;
}

const asObject = (value: Json | undefined): Record<string, Json> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};

/** The objects of Quests, in the order in which the engine counts their carriers. */
export const objectsOf = (kinds: readonly Kind[]): string[] => [
  ...new Set(kinds.filter((kind) => kind.row['object']).map((kind) => String(kind.row['object']))),
];

/** The tokens asked for, those that are held first. */
function needsOf(wanted: Record<string, Json>, held: readonly number[]): Need[] {
  return TOKENS.flatMap((name, token) =>
    Array.from({ length: Number(wanted[name] ?? 0) }, (_, at) => ({ token, has: at < (held[token] ?? 0) })),
  );
}

/** What a card asks of a seat: Quests, Mini Quests, Curses and Side Quests, as far as signs can say it. */
export function taskOf(model: TableModel, card: number, seat: number): Task {
  const row = model.game.kinds[card]?.row ?? {};
  const { 'stands-on': stands, hold, ...condition } = asObject(row['condition']);
  const asked = { ...asObject(row['task']), ...asObject(row['lift']), ...condition };
  const { places } = landOf(model.game);
  const place = (id: Json | undefined) => places.findIndex((one) => one.id === id);
  const visits = [asked['visit'], stands].find(Array.isArray) ?? (row['to'] ? [row['to']] : []);
  const steeds = places.flatMap(({ ability }, index) => (ability === 'steed' ? [index] : []));
  const to = visits.flatMap((id) => (id === 'steed' ? steeds : [place(id)])).filter((one) => one >= 0);
  const object = String(row['object'] ?? '');
  const carrier = object ? listOf(model, 'carriers')[objectsOf(model.game.kinds).indexOf(object)] : -1;
  const needs = needsOf(asObject(row['need'] ?? asked['discard'] ?? hold), rowOf(model, 'tokens', seat));
  const isThere = !to.length || to.includes(listOf(model, 'at')[seat] ?? -1);
  const carries = !object || carrier === seat;
  return {
    points: Number(row['ap'] ?? 0),
    needs,
    to,
    from: object ? place(row['from']) : -1,
    object,
    isThere,
    carries,
    ready: isThere && carries && needs.every(({ has }) => has),
  };
}

/** The Quests a seat can fulfil: its own, or everybody's; what is closest to being done comes first. */
export function questsOf(model: TableModel, seat: number): number[] {
  const quests = isCoop(model) ? model.cards('common') : model.cards('quests', seat);
  if (!isCoop(model)) return quests;
  const distance = (card: number) => {
    const task = taskOf(model, card, seat);
    const missing = task.needs.filter(({ has }) => !has).length;
    return 10 * Number(!task.ready) + 3 * missing + 3 * Number(!task.carries) + Number(!task.isThere);
  };
  return [...quests].sort((a, b) => distance(a) - distance(b));
}

export const keptOf = (model: TableModel, seat: number): number[] =>
  isCoop(model) ? model.cards('common_stories') : model.cards('kept', seat);

/** What a text says after its sort and its points, as a sentence of its own. */
export function afterColon(text: string): string {
  const rest = text.replace(/^[^::]*[::]\s*/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
