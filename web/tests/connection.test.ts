import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameDescription, SeatPatch, ServerMessage, TableInfo } from '../src/protocol';
import { Connection } from '../src/table/connection.svelte';
import { Texts } from '../src/texts';

/** The words of the game, which arrive when a test says so. */
const words = vi.hoisted(() => ({ promise: Promise.resolve(), arrive: () => {} }));
vi.mock('../src/settings.svelte', () => ({
  settings: { confirm: false, pace: 'normal' },
  language: () => 'en',
  movesReduced: () => true,
}));
vi.mock('../src/house.svelte', () => ({
  words: () => words.promise.then(() => new Texts('en', '')),
}));
vi.mock('../src/api', () => ({ sitDown: () => Promise.resolve() }));
/** What the table shows at every pause: through whose eyes, which field, and what was told. */
const pauses = vi.hoisted(() => ({ look: () => {} }));
vi.mock('../src/table/travel', () => ({
  Travel: class {
    look = () => null;
    lasting = () => 0;
    suspense = () => 0;
    show = () => Promise.resolve();
    pause = () => Promise.resolve(pauses.look());
  },
}));
vi.mock('../src/table/offers', () => ({
  cutsOf: (_: unknown, events: readonly unknown[]) => events.slice(1).map((_, at) => at + 1),
  laterFrom: () => -1,
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

  it('shows nothing more while a page over the board is read, unless a clock runs', async () => {
    const line = new Connection('t');
    line.received(welcome([0]));
    line.received(update({ 0: { view: VIEW, waiting: [0] } }));
    words.arrive();
    await settle();
    const waiting = () => line.table?.message.waiting;
    line.table?.reading.set(true);
    line.received(update({ 0: { waiting: [1] } }));
    line.received(update({ 0: { waiting: [0, 1] } }));
    await settle();
    expect(waiting()).toEqual([0]);
    line.table?.reading.set(false);
    await settle();
    expect(waiting()).toEqual([0, 1]);
    line.table?.reading.set(true);
    line.received({ ...update({ 0: { waiting: [1] } }), left: 5 } as ServerMessage);
    await settle();
    expect(waiting()).toEqual([1]);
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

describe('what happens at once', () => {
  const lamp = (value: number, n: number) => ({ event: 'set', n, field: 'lamp', seat: -1, value, rule: '' });
  const events = [lamp(1, 1), lamp(2, 2), lamp(3, 3)];
  const view = (value: number) => ({ ...VIEW, fields: { lamp: value } });
  const first = { event: 'told', n: 0, rule: '' };
  const before = { view: view(0), waiting: [0, 1], events: [first], events_from: 0 };
  const after = { view: view(3), waiting: [0, 1], events, events_from: 1 };
  const decision = (number: number) => ({ number, question: 'turn', options: [0, 1] });

  beforeEach(() => {
    words.promise = Promise.resolve();
    vi.stubGlobal('document', { hidden: false });
  });
  afterEach(() => void vi.unstubAllGlobals());

  /** What is seen from pause to pause while an update is shown, and at the end. */
  async function seen(seats: number[], one: Record<string, SeatPatch>, two: Record<string, SeatPatch>) {
    const line = new Connection('t');
    const found: unknown[] = [];
    const look = () => {
      const { seat, view, log, decision } = line.table!;
      found.push([seat, view.fields['lamp'], log.length, decision?.number]);
    };
    line.received(welcome(seats));
    line.received(update(one));
    await settle();
    line.table!.curtain = null;
    pauses.look = look;
    line.received(update(two));
    await settle();
    pauses.look = () => {};
    look();
    return { found, table: line.table! };
  }

  it('is told one after the other, also where nothing moves', async () => {
    const asked = { ...after, decision: decision(2) };
    const { found } = await seen([0], { 0: before }, { 0: asked });
    expect(found).toEqual([
      [0, 1, 2, undefined],
      [0, 2, 3, undefined],
      [0, 3, 4, 2],
    ]);
  });

  it('is told so to all who look at one screen, and then each is asked what they are asked', async () => {
    const [anna, ben] = [before, { ...before, decision: decision(1) }];
    const next = { ...after, decision: { number: 2 } };
    const { found, table } = await seen(
      [0, 1],
      { 0: { ...anna, decision: decision(1) }, 1: ben, 2: before },
      { 0: { ...after, decision: null }, 1: next, 2: after },
    );
    expect(found).toEqual([
      [2, 1, 2, undefined],
      [2, 2, 3, undefined],
      [2, 3, 4, undefined],
    ]);
    table.liftCurtain();
    expect([table.seat, table.decision]).toEqual([1, { number: 2, question: 'turn', options: [0, 1] }]);
  });
});
