/** Which sockets a die fits on, so that one can look before choosing; the server has the last word. */

import type { TableModel } from '$web/board';
import type { Json } from '$web/protocol';
import { landOf, PROHIBITION, SPIRITS } from './land';
import { listOf, numberOf, ownSeat, stackOn, type Die } from './table';

/** What the Event of the chapter changes for dice. */
interface Change {
  values: number[];
  limit: number;
  prohibits: boolean;
}

export const valueOf = (face: number): number => Math.min(face, 6);

export function changeOf(model: TableModel): Change {
  const land = landOf(model.game);
  const values = [...land.paths.map(({ value }) => value), ...land.spirits.map(({ value }) => value)];
  const found: Change = { values, limit: model.game.players === 2 ? 2 : 3, prohibits: true };
  const [event] = model.cards('event');
  const change = (event === undefined ? {} : (model.game.kinds[event]?.row['change'] ?? {})) as Record<
    string,
    Json
  >;
  const add = Number(change['add'] ?? 0);
  if (change['op'] === 'stack-limit') found.limit = Math.max(1, found.limit + add);
  if (change['op'] === 'plain-face') found.prohibits = change['face'] !== 'prohibition';
  land.paths.forEach((path, socket) => {
    if (change['op'] === 'empty-path-value') {
      const [least, most] = [Number(change['min'] ?? 1), Number(change['max'] ?? 6)];
      values[socket] = Math.max(least, Math.min(most, path.value + add));
    } else if (change['op'] === 'set-empty-path-value') {
      const named = change['places'] as Json[];
      if (path.ends.some((end) => named.includes(land.places[end]!.id)))
        values[socket] = Number(change['value']);
    }
  });
  return found;
}

/** The sockets that an unused die of one's own may be put on. */
export function fittingSockets(model: TableModel, die: Die): number[] {
  const land = landOf(model.game);
  const change = changeOf(model);
  const hood = Boolean(model.view.fields['hood']);
  const here = listOf(model, 'at')[ownSeat(model)];
  return land.sockets
    .map((_, socket) => socket)
    .filter((socket) => {
      const path = land.paths[socket];
      if (hood && !(path && path.ends.includes(here ?? -1))) return false;
      return path || land.spirits[socket - land.paths.length]?.stack
        ? fitsOnStack(model, die, socket, change, hood)
        : hasRoom(model, socket, die, change);
    });
}

const worth = (model: TableModel, die: Die): number =>
  Math.max(numberOf(model, 'ball'), 0) || valueOf(die.face);

function fitsOnStack(model: TableModel, die: Die, socket: number, change: Change, hood: boolean): boolean {
  const stack = stackOn(model, socket);
  const top = stack.at(-1);
  const value = worth(model, die);
  if (!top) return hood || value >= (change.values[socket] ?? 1);
  if (stack.length >= change.limit + Math.max(numberOf(model, 'extra'), 0)) return false;
  if (top.face === PROHIBITION && change.prohibits)
    return top.seat === die.seat ? value === 6 : die.face === PROHIBITION;
  return hood || value >= valueOf(top.face);
}

/** The Fox's den has a few sockets; the Wolf opens once a chapter; for neither one raises the limit of a stack. */
function hasRoom(model: TableModel, socket: number, die: Die, change: Change): boolean {
  const land = landOf(model.game);
  const spirit = land.spirits[socket - land.paths.length];
  const lying = stackOn(model, socket).length;
  if (numberOf(model, 'extra') > 0) return false;
  if (!spirit || worth(model, die) < (change.values[socket] ?? 1)) return false;
  if (spirit.id === SPIRITS[2]) return !model.view.fields['wolf_closed'] && !lying;
  return lying < spirit.room;
}
