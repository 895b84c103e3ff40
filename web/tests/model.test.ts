import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameDescription, SeatPatch, TableInfo } from '../src/protocol';
import { Table } from '../src/table/model.svelte';
import { Texts } from '../src/texts';

vi.mock('../src/settings.svelte', () => ({ settings: { confirm: false } }));

const GAME = {
  id: 'toy',
  players: 1,
  zones: [],
  kinds: [],
  verbs: [{ name: 'go', base: 0, arguments: [{ name: 'way', values: ['east', 'west'] }] }],
  layout: {},
  reactions: { cards: [], questions: ['react'] },
} as unknown as GameDescription;
const INFO = { seats: [{ name: 'Anna' }] } as TableInfo;

const asked = (number: number, options: number[], question = 'turn'): SeatPatch => ({
  decision: { number, question, options },
  view: { fields: {}, zones: [] },
});
const tell = (table: Table, patch: SeatPatch) => table.update({ seats: { 0: patch }, left: null });

describe('what is asked at a table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function table(): Table {
    const texts = new Texts('en', 'web-forced = Only { $option }\nask-turn = Which way?\n');
    return new Table(GAME, INFO, [0], [], texts, () => new Promise(() => {}));
  }

  it('says that the only option is taken by itself, and offers nothing', () => {
    const one = table();
    tell(one, asked(1, [1]));
    expect(one.prompt).toBe('Only Go west');
    expect(one.decision?.options).toEqual([]);
    tell(one, asked(2, [0, 1]));
    expect(one.prompt).toBe('Which way?');
  });

  it('remembers what was answered by itself, until the next answer by hand', () => {
    const one = table();
    tell(one, asked(1, [1]));
    expect(one.made).toBeNull();
    tell(one, asked(2, [0, 1]));
    expect(one.made).toBe(1);
    vi.advanceTimersByTime(400);
    one.choose(0);
    expect(one.made).toBeNull();
  });

  it('says no more than the last of it, and nothing of a reaction for which there was no card', () => {
    const one = table();
    tell(one, asked(1, [1]));
    tell(one, asked(2, [0]));
    tell(one, asked(3, [1], 'react'));
    expect(one.made).toBe(0);
    tell(one, asked(4, [0, 1]));
    expect(one.made).toBe(0);
  });

  it('does not call made what was taken back', () => {
    const one = table();
    tell(one, asked(2, [1]));
    tell(one, asked(1, [0, 1]));
    expect(one.made).toBeNull();
  });

  it('says what the board asks for while an answer is half given, until another question comes', () => {
    const one = table();
    tell(one, asked(1, [0, 1]));
    one.instead = 'How far?';
    expect(one.prompt).toBe('How far?');
    tell(one, asked(2, [0, 1]));
    expect(one.prompt).toBe('Which way?');
  });

  it('takes no touch that was meant for the question before', () => {
    const one = table();
    tell(one, asked(1, [0, 1]));
    tell(one, asked(2, [0, 1]));
    one.choose(0);
    expect(one.chosen).toBeNull();
    vi.advanceTimersByTime(400);
    one.choose(0);
    expect(one.chosen).toBe(0);
  });

  it('waits for nothing after an answer of one’s own', () => {
    const one = table();
    tell(one, asked(1, [0, 1]));
    one.choose(0);
    tell(one, asked(2, [0, 1]));
    one.choose(1);
    expect(one.chosen).toBe(1);
  });
});
