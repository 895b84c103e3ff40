import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameDescription, SeatPatch, ServerMessage, TableInfo } from '../src/protocol';
import { Connection } from '../src/table/connection.svelte';
import { Texts } from '../src/texts';

/** The words of the game, which arrive when a test says so. */
const words = vi.hoisted(() => ({ promise: Promise.resolve(), arrive: () => {} }));
vi.mock('../src/settings.svelte', () => ({ settings: { confirm: false }, language: () => 'en' }));
vi.mock('../src/house.svelte', () => ({
  words: () => words.promise.then(() => new Texts('en', '')),
}));
vi.mock('../src/api', () => ({ sitDown: () => Promise.resolve() }));
vi.mock('../src/table/travel', () => ({
  Travel: class {
    look = () => null;
  },
}));
vi.mock('../src/table/socket', () => ({ TableSocket: class {}, socketUrl: () => '' }));

const GAME = {
  id: 'toy',
  players: 2,
  zones: [],
  kinds: [],
  verbs: [],
  layout: {},
} as unknown as GameDescription;
const INFO = { status: 'playing', seats: [], options: {}, paused: false } as unknown as TableInfo;
const VIEW = { zones: [], fields: {}, phase: 0 };

const welcome = (seats: number[]): ServerMessage => ({
  type: 'welcome',
  protocol: 2,
  table: INFO,
  game: GAME,
  seats,
  mine: [],
});
const update = (seats: Record<string, SeatPatch>): ServerMessage => ({
  type: 'update',
  version: 1,
  left: null,
  seats,
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the line to a table', () => {
  beforeEach(() => {
    words.promise = new Promise((resolve) => (words.arrive = resolve));
    vi.stubGlobal('document', { hidden: true });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('shows what came while the words were on their way', async () => {
    const line = new Connection('t');
    line.received(welcome([0]));
    line.received(update({ 0: { view: VIEW, waiting: [0] } }));
    line.received(update({ 0: { waiting: [1] } }));
    words.arrive();
    await settle();
    expect(line.table?.message).toEqual({ view: VIEW, waiting: [1] });
  });

  it('forgets what came before another welcome, also while the words are on their way', async () => {
    const line = new Connection('t');
    line.received(welcome([0, 1]));
    line.received(update({ 1: { view: VIEW, waiting: [0], take_backs: 1 } }));
    line.received(welcome([1]));
    line.received(update({ 1: { view: VIEW, waiting: [1] } }));
    words.arrive();
    await settle();
    expect(line.table?.seats).toEqual([1]);
    expect(line.table?.message).toEqual({ view: VIEW, waiting: [1] });
  });

  it('drops what waits to be shown when it comes back, since it is told again', async () => {
    words.arrive();
    const line = new Connection('t');
    line.received(welcome([0]));
    await settle();
    const told = { event: 'told', n: 0, rule: '' };
    line.received(update({ 0: { view: VIEW, waiting: [0], events: [told], events_from: 0 } }));
    expect(line.since()).toEqual({ 0: 0 });
    await settle();
    expect(line.table?.countOf(0)).toBe(0);
  });
});
