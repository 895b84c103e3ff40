/** A little land to try the board of Dice Upon a Time with. */

import type { TableModel } from '../src/board';
import type { Json } from '../src/protocol';

const kind = (deck: string, id: string, row: Record<string, Json> = {}) => ({
  id,
  deck,
  row: { id, ...row },
});
const spirit = (id: string, sockets: number, stack: boolean) =>
  kind('spirits', id, { sockets, stack, value: 1, corner: 'nw' });

export const KINDS = [
  kind('places', 'town', { kind: 'start', ability: 'quest', x: 50, y: 50 }),
  kind('places', 'well', { kind: 'building', x: 50, y: 70 }),
  kind('places', 'king', { kind: 'power' }),
  kind('places', 'orchard', { kind: 'resource', ability: 'apple' }),
  kind('paths', 'town--well', { ends: ['town', 'well'], value: 3 }),
  kind('paths', 'well--king', { ends: ['well', 'king'], value: 6 }),
  spirit('wolf', 5, false),
  spirit('fox', 2, false),
  spirit('rabbit', 1, true),
  spirit('snake', 1, true),
  kind('dice', 'die-story'),
  kind('dice', 'die-item'),
  kind('quests', 'q1', { ap: 3, need: { apple: 2 }, to: 'well' }),
  kind('quests', 'q2', { ap: 4, object: 'flute', from: 'king', to: 'town' }),
  kind('stories', 'larder', { kind: 'side-quest', ap: 2, condition: { hold: { bread: 1 } } }),
  kind('stories', 'spell', { kind: 'curse', ap: -2 }),
  kind('items', 'hat'),
  kind('items', 'ring'),
];
export const card = (id: string) => KINDS.findIndex((one) => one.id === id);

export interface Position {
  sockets?: Record<number, number[]>;
  faces?: number[][];
  fields?: Record<string, Json>;
  zones?: Record<string, number[]>;
  options?: [verb: string, args: Record<string, string>][];
  scores?: number[];
}

export function table({
  sockets = {},
  faces = [[1], [1]],
  fields = {},
  zones = {},
  options = [],
  scores,
}: Position) {
  const game = { players: 2, kinds: KINDS };
  return {
    seat: 0,
    game,
    table: { options: {} },
    result: scores ? { scores } : null,
    decision: { question: 'turn', options: options.map((_, option) => option) },
    view: {
      fields: {
        chapter: 1,
        at: [0, 1],
        tokens: [
          [0, 1, 0],
          [0, 0, 1],
        ],
        carriers: [0],
        faces,
        sockets: Array.from({ length: 6 }, (_, socket) => sockets[socket] ?? []),
        ...fields,
      },
    },
    cards: (zone: string, seat = 0) => zones[`${zone}-${seat}`] ?? zones[zone] ?? [],
    argumentsOf: (option: number) => options[option]![1],
    verbOf: (option: number) => options[option]![0],
  } as unknown as TableModel;
}
