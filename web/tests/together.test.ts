import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameDescription, GameEvent, SeatPatch, TableInfo } from '../src/protocol';
import { Table } from '../src/table/model.svelte';
import { Texts } from '../src/texts';

vi.mock('../src/settings.svelte', () => ({ settings: { confirm: false } }));

const GAME = {
  id: 'toy',
  players: 3,
  zones: [],
  kinds: [{ id: 'fox' }],
  backs: ['cards'],
  verbs: [{ name: 'go', base: 0, arguments: [{ name: 'way', values: ['east', 'west'] }] }],
  reactions: { questions: [], cards: [] },
  layout: {},
} as unknown as GameDescription;
const INFO = {
  seats: [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Bot' }],
  window: null,
} as unknown as TableInfo;
const ALL = 3;
const TEXTS = 'told-shine = The lamp shines.';

/** How a seat stands: whether it is asked, in a phase, and what it was told from which number on. */
function seat(decision: number | null, phase = 0, from = 0, events: object[] = []): SeatPatch {
  return {
    decision: decision === null ? null : { number: decision, question: 'turn', options: [0, 1] },
    view: { fields: {}, zones: [], phase },
    events_from: from,
    events: events as GameEvent[],
  };
}
const open = (phase: number, from: number, events: object[]): SeatPatch => ({
  view: { fields: {}, zones: [], phase },
  events_from: from,
  events: events as GameEvent[],
});
const HINT = { option: 0, value: 1, reason: { rule: '', message: '', arguments: {} } };
const MOVED = { n: 0, event: 'move', card: -1, from: [0, 0], to: [1, 0], rule: '' };
const TURNED = { n: 1, event: 'shine', rule: '' };

describe('around one screen', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function table(reply: () => Promise<unknown> = () => new Promise(() => {})): Table {
    const one = new Table(GAME, INFO, [0, 1], [], new Texts('en', TEXTS), reply as never);
    one.update({ seats: { 0: seat(1, 1), 1: seat(1, 1), [ALL]: open(1, 0, [MOVED]) }, left: null });
    one.drawCurtain();
    one.liftCurtain();
    return one;
  }

  it('a curtain falls between two who choose in secret', () => {
    const one = table();
    expect(one.seat).toBe(0);
    one.update({ seats: { 0: seat(null, 1) }, left: null });
    expect(one.isTogether).toBe(false);
    one.drawCurtain();
    expect(one.curtain).toBe(1);
  });

  it('what is turned up is seen by all, through nobody’s eyes, before anybody’s next hand', () => {
    const one = table();
    one.explained = { kind: 0, reasons: [], points: null };
    one.hints = [HINT];
    const mine = [{ n: 1, event: 'secret', rule: '' }];
    one.update({
      seats: { 0: seat(2, 1, 1, mine), 1: seat(2, 1, 1, mine), [ALL]: open(1, 1, [TURNED]) },
      left: null,
    });
    one.drawCurtain();
    expect(one.isTogether).toBe(true);
    expect(one.curtain).toBeNull();
    expect(one.decision).toBeNull();
    expect(one.explained).toBeNull();
    expect(one.hints).toEqual([]);
    expect(one.log.map(({ event }) => event)).toEqual(['move', 'shine']);
    expect(one.news.map(({ event }) => event)).toEqual(['shine']);
    expect(one.missed).toHaveLength(1);
    expect(one.nextAtScreen).toBe(0);
    one.liftCurtain();
    expect(one.seat).toBe(0);
    expect(one.decision?.number).toBe(2);
    expect(one.missed).toEqual([]);
  });

  it('who has the screen keeps it for a whole turn, and where only hidden cards move', () => {
    const one = table();
    one.update({ seats: { 0: seat(2, 1), [ALL]: open(1, 1, [MOVED]) }, left: null });
    expect(one.seat).toBe(0);
    one.update({ seats: { 0: seat(3, 0) }, left: null });
    one.update({ seats: { 0: seat(4, 0), [ALL]: open(0, 2, [TURNED]) }, left: null });
    expect(one.seat).toBe(0);
    one.update({ seats: { 0: seat(null, 0), 1: seat(5, 0), [ALL]: open(0, 3, [TURNED]) }, left: null });
    expect(one.isTogether).toBe(true);
    expect(one.missed).toHaveLength(3);
    expect(one.nextAtScreen).toBe(1);
  });

  it('nobody’s cards stay in sight while nobody here is asked, nor behind a curtain that has become needless', () => {
    const one = table();
    one.update({ seats: { 0: seat(null, 1), 1: seat(null, 1) }, left: null });
    expect(one.isTogether).toBe(true);
    const two = table();
    two.update({ seats: { 0: seat(null, 1) }, left: null });
    two.drawCurtain();
    expect(two.curtain).toBe(1);
    two.update({ seats: { 1: seat(null, 0), [ALL]: open(0, 1, [TURNED]) }, left: null });
    expect([two.isTogether, two.curtain]).toEqual([true, null]);
  });

  it('a hint that comes late is shown to nobody else', async () => {
    const one = table(() => Promise.resolve({ hints: [HINT], reasons: [], taken: 0, refused: null }));
    const asked = one.hint();
    one.update({ seats: { 0: seat(null, 1), 1: seat(null, 1) }, left: null });
    await asked;
    expect(one.hints).toEqual([]);
    const two = table(() => Promise.resolve({ hints: [HINT], reasons: [], taken: 0, refused: null }));
    await two.hint();
    expect(two.hints).toEqual([HINT]);
  });

  it('the end is seen through nobody’s eyes, also by who comes back to it', () => {
    const one = new Table(GAME, INFO, [0, 1], [], new Texts('en', ''), () => new Promise(() => {}));
    const over = { result: { scores: [1, 2, 3], winners: [2] } };
    one.update({
      seats: {
        0: { ...seat(null), ...over },
        1: { ...seat(null), ...over },
        [ALL]: { ...open(0, 0, []), ...over },
      },
      left: null,
    });
    one.drawCurtain();
    expect([one.isTogether, one.curtain]).toEqual([true, null]);
  });

  it('a new line does not give the screen to anybody', () => {
    const one = table();
    one.update({ seats: { 0: seat(null, 1), 1: seat(null, 1) }, left: null });
    one.welcome(INFO, [0, 1], []);
    expect(one.isTogether).toBe(true);
  });
});
