import { describe, expect, it } from 'vitest';
import { lastTurn } from '../../src/veillee/games/fairy_tale/board/table';
import type { TableModel } from '../src/board';

const zones = ['chosen', 'opened', 'closed'];
const zone = (name: string, seat = 0): number => zones.indexOf(name) * 2 + seat;
const move = (card: number, from: number, to: number) => ({
  event: 'move',
  card,
  from: [from, 0],
  to: [to, 0],
});

/** Two players and three kinds: a plain card, one that closes its owner's, one that closes everybody's. */
function table(log: object[]): TableModel {
  const rows = [{}, { close: 'shadow', target: 'self' }, { close: 'shadow', target: 'all' }];
  return { seat: 0, game: { players: 2, kinds: rows.map((row) => ({ row })) }, log, zone } as never;
}

describe('what the cards revealed last did to one’s own', () => {
  const turn = (own: number, other: number) => [
    move(own, zone('chosen', 0), zone('opened', 0)),
    move(other, zone('chosen', 1), zone('opened', 1)),
  ];
  const closing = (seat: number) => move(0, zone('opened', seat), zone('closed', seat));

  it('names the effects that reach them, and the cards turned', () => {
    const { causes, turned } = lastTurn(table([...turn(0, 2), closing(0), closing(1)]));
    expect(causes).toEqual([[1, 2]]);
    expect(turned).toEqual([closing(0)]);
  });

  it('leaves out what others do to themselves', () => {
    expect(lastTurn(table(turn(1, 1))).causes).toEqual([[0, 1]]);
  });

  it('forgets the turns before, and knows nothing before the first', () => {
    expect(lastTurn(table([...turn(0, 2), closing(0), ...turn(0, 0)]))).toEqual({ causes: [], turned: [] });
    expect(lastTurn(table([]))).toEqual({ causes: [], turned: [] });
  });
});
