import { describe, expect, it } from 'vitest';
import type { GameDescription, GameEvent, SeatPatch, TableInfo } from '../src/protocol';
import { SeenTable } from '../src/table/seen.svelte';
import { Texts } from '../src/texts';

const GAME = {
  id: 'toy',
  players: 2,
  zones: [],
  kinds: [],
  verbs: [{ name: 'go', base: 0, arguments: [{ name: 'way', values: ['east', 'west'] }] }],
  layout: {},
} as unknown as GameDescription;
const INFO = {
  seats: [{ name: 'Anna' }, { name: 'Ben' }],
  paused: false,
  request: null,
} as unknown as TableInfo;
const WHOLE: SeatPatch = {
  view: { zones: [[1], [2]], fields: { round: 1 }, phase: 0 },
  waiting: [0],
  orders: { hush: 'never' },
};
const event = (n: number): GameEvent => ({ event: 'told', n, rule: '' });
const numbers = (table: SeenTable) => table.log.map(({ n }) => n);

function seen(): SeenTable {
  const texts = new Texts('en', 'ask-turn = { $left } left\n');
  return new SeenTable(GAME, INFO, [0], [], texts);
}

function tell(table: SeenTable, patch: SeatPatch): void {
  table.update({ seats: { 0: patch }, left: null });
}

describe('what a seat is told', () => {
  it('changes by patches, and stays as it is where they say nothing', () => {
    const one = seen();
    tell(one, WHOLE);
    const { fields } = one.view;
    tell(one, { view: { zones: { 1: [3, 4] } } });
    expect(one.view.zones).toEqual([[1], [3, 4]]);
    expect(one.view.fields).toBe(fields);
    one.update({ seats: {}, left: null, table: { paused: true } });
    expect(one.table).toEqual({ ...INFO, paused: true });
    expect(one.waiting).toEqual([0]);
  });

  it('lists events: new ones follow those that still stand', () => {
    const one = seen();
    tell(one, { ...WHOLE, events: [event(0), event(1), event(2)], events_from: 0 });
    expect(one.news).toEqual([]);
    tell(one, { waiting: [1], events: [event(3)], events_from: 3 });
    expect(one.news).toEqual([event(3)]);
    expect(numbers(one)).toEqual([0, 1, 2, 3]);
    tell(one, { waiting: [0] });
    expect(one.news).toEqual([]);
    expect(one.countOf(0)).toBe(4);
    tell(one, { events: [], events_from: 2 });
    expect(numbers(one)).toEqual([0, 1]);
    expect(one.news).toEqual([]);
  });

  it('begins anew after a welcome, and is shown until then; events are kept', () => {
    const one = seen();
    tell(one, { ...WHOLE, take_backs: 1, events: [event(0)], events_from: 0 });
    one.welcome(INFO, [0], []);
    expect(one.message.take_backs).toBe(1);
    tell(one, { ...WHOLE, events: [event(1)], events_from: 1 });
    expect(one.message).toEqual(WHOLE);
    expect(numbers(one)).toEqual([0, 1]);
  });

  it('takes null for absence', () => {
    const one = seen();
    tell(one, { ...WHOLE, decision: { number: 1, question: 'turn', rule: '', options: [0, 1], left: 2 } });
    expect([one.prompt, one.orders]).toEqual(['2 left', { hush: 'never' }]);
    tell(one, { decision: { number: 2, left: null }, orders: { hush: null }, result: null });
    expect([one.prompt, one.orders]).toEqual(['1 left', {}]);
    expect([one.result, one.tally]).toEqual([null, null]);
    tell(one, { decision: null });
    expect(one.decision).toBeNull();
  });
});
