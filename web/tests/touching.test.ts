import { describe, expect, it } from 'vitest';
import { Catalogue } from '../src/catalogue';
import type { GameDescription, GameEvent } from '../src/protocol';
import { touching } from '../src/table/touching';

const CATALOGUE = new Catalogue({
  players: 3,
  zones: [
    { name: 'deck', first: 0, count: 1, per_seat: false },
    { name: 'hands', first: 1, count: 3, per_seat: true },
  ],
  kinds: [],
  verbs: [
    { name: 'rob', base: 0, arguments: [{ name: 'other_seat', values: ['0', '1', '2'] }] },
    { name: 'rest', base: 3, arguments: [] },
  ],
} as unknown as GameDescription);

const event = (name: string, n: number, args: object): GameEvent =>
  ({ event: name, rule: '', n, ...args }) as unknown as GameEvent;
const move = (n: number, from: number, to: number) => event('move', n, { from: [from], to: [to], card: -1 });
const robs = (n: number, seat: number, victim: number) => event('answer', n, { seat, option: victim });
const found = (events: GameEvent[]) => touching(CATALOGUE, events, 0).map(({ n }) => n);

describe('what others do to a seat', () => {
  it('is what names both, as a choice or as what came of it', () => {
    expect(found([robs(0, 1, 0), event('takes', 1, { seat: 1, other_seat: 0 })])).toEqual([0, 1]);
    expect(found([robs(0, 1, 2), event('takes', 1, { seat: 1, other_seat: 2 })])).toEqual([]);
    expect(found([event('meets', 0, { seats: '0 2' })])).toEqual([0]);
  });

  it('is a card that goes from one to the other, not one from the deck', () => {
    expect(found([move(0, 1, 2), move(1, 3, 1), move(2, 0, 1), move(3, 1, 0)])).toEqual([0, 1]);
  });

  it('is nothing that follows from its own choice, nor the cause of a question', () => {
    expect(found([robs(0, 0, 1), move(1, 2, 1)])).toEqual([]);
    expect(found([event('cause-turn', 0, { seat: 0, other_seat: 1 })])).toEqual([]);
    expect(found([robs(0, 0, 1), robs(1, 2, 1), move(2, 2, 1)])).toEqual([2]);
  });

  it('is a card that is given after a choice that named nobody', () => {
    expect(found([event('answer', 0, { seat: 0, option: 3 }), move(1, 2, 1), move(2, 1, 2)])).toEqual([1]);
  });

  it('is what the game says, where it says anything', () => {
    const events = [event('storm', 0, {}), robs(1, 1, 0)];
    const told = touching(CATALOGUE, events, 0, ({ event: name }) => name === 'storm');
    expect(told.map(({ n }) => n)).toEqual([0]);
    const asked: boolean[] = [];
    touching(CATALOGUE, [robs(0, 1, 0), robs(1, 0, 1)], 0, (_event, _seat, isOwn) => void asked.push(isOwn));
    expect(asked).toEqual([false, true]);
  });
});
