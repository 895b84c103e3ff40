import { describe, expect, it, vi } from 'vitest';
import type { GameDescription, WindowInfo, SeatPatch, TableInfo } from '../src/protocol';
import { Table } from '../src/table/model.svelte';
import { Texts } from '../src/texts';

vi.mock('../src/settings.svelte', () => ({ settings: { confirm: false } }));

const GAME = {
  id: 'toy',
  players: 2,
  zones: [],
  kinds: [],
  verbs: [{ name: 'go', base: 0, arguments: [{ name: 'way', values: ['east', 'west'] }] }],
  reactions: { questions: ['hush'], cards: ['hush', 'shield'], aimed: ['shield'] },
  layout: {},
} as unknown as GameDescription;
const SEATS = [{ name: 'Anna' }, { name: 'Ben' }];
const INFO = { seats: SEATS, window: null } as unknown as TableInfo;

const asked = (question: string | null, phase: number): SeatPatch => ({
  decision: question && { number: 1, question, options: [1] },
  view: { fields: {}, zones: [], phase },
});
const open = (window: WindowInfo | null, patch: SeatPatch, left: number | null = null) => ({
  table: { window: window && { ...window } },
  seats: { 0: patch },
  left,
});

function table(seats: number[]): Table {
  return new Table(GAME, INFO, seats, [], new Texts('en', ''), () => new Promise(() => {}));
}

describe('a window', () => {
  it('asks who shares a screen also where there is one option only: else it would show', () => {
    const one = table([0, 1]);
    one.update({ seats: { 0: asked(null, 2), 1: asked('hush', 2) }, left: null });
    expect(one.nextAtScreen).toBe(1);
    one.drawCurtain();
    one.liftCurtain();
    expect(one.decision?.options).toEqual([1]);
    one.update({ seats: { 0: asked(null, 0), 1: asked('turn', 0) }, left: null });
    expect(one.decision?.options).toEqual([]);
  });

  it('leaves the only option to the house where one has a screen of one’s own', () => {
    const one = table([0]);
    one.update({ seats: { 0: asked('hush', 2) }, left: null });
    expect(one.reacts(0)).toBe(true);
    expect(one.decision?.options).toEqual([]);
  });

  it('counts from when the page heard of it opening, once', () => {
    const one = table([0]);
    one.update(open({ number: 3, seconds: 4 }, asked('hush', 2)), 100);
    one.update(open({ number: 3, seconds: 4 }, asked('hush', 2)), 900);
    expect(one.window).toEqual({ number: 3, seconds: 4, since: 100 });
    one.update(open({ number: 4, seconds: 4 }, asked('hush', 2)), 5000);
    expect(one.window?.since).toBe(5000);
    one.update(open(null, asked('turn', 0)), 9000);
    expect(one.window).toBeNull();
  });

  it('that a page hears of late has been open for a while', () => {
    const one = table([0]);
    one.update(open({ number: 3, seconds: 4 }, asked('hush', 2), 1.5), 100);
    expect(one.window?.since).toBe(100 - 2500);
  });

  it('takes “only if aimed at me” for cards alone that answer such things', () => {
    const one = table([0]);
    expect(one.ordersFor('shield')).toContain('if-aimed');
    expect(one.ordersFor('hush')).toEqual(['always', 'ask', 'never']);
  });
});
