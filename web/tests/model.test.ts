import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameDescription, GameEvent, SeatPatch, TableInfo } from '../src/protocol';
import { logged } from '../src/table/logged';
import { Table } from '../src/table/model.svelte';
import { Texts } from '../src/texts';

vi.mock('../src/settings.svelte', () => ({ settings: { confirm: false } }));

const GAME = {
  id: 'toy',
  players: 1,
  zones: [],
  kinds: [],
  verbs: [
    { name: 'go', base: 0, arguments: [{ name: 'way', values: ['east', 'west'] }] },
    { name: 'rest', base: 2, arguments: [] },
  ],
  layout: {},
  reactions: { cards: [], questions: ['react'] },
} as unknown as GameDescription;
const WORDS = `
web-forced = Only { $option }
any-forced = Done: { $option }
ask-turn = Which way?
event-answer = {""}
`;
const INFO = { seats: [{ name: 'Anna' }] } as TableInfo;

const asked = (number: number, options: number[], question = 'turn'): SeatPatch => ({
  decision: { number, question, options },
  view: { fields: {}, zones: [] },
});
const tell = (table: Table, patch: SeatPatch) => table.update({ seats: { 0: patch }, left: null });

describe('what is asked at a table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function table(words = WORDS): Table {
    const texts = new Texts('en', words);
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

  it('tells what was answered by itself before what follows from it', () => {
    const one = table();
    const event = (n: number, name: string, more = {}) => ({ n, event: name, rule: '', ...more });
    const tellOf = (patch: SeatPatch, from: number, events: GameEvent[]) =>
      tell(one, { ...patch, events_from: from, events });
    tellOf(asked(1, [1]), 0, [event(0, 'sunrise')]);
    tellOf(asked(2, [0, 1]), 1, [
      event(1, 'sunrise'),
      event(2, 'answer', { seat: 0, option: 1 }),
      event(3, 'rain'),
    ]);
    expect(one.tellingOf(one.news)).toEqual(['sunrise', 'Done: Go west', 'rain']);
    expect(one.remarks).toEqual([{ at: 2, text: 'Done: Go west' }]);
    const shown = logged(one.lines, one.remarks).map(({ text }) => text);
    expect(shown).toEqual(['sunrise', 'Done: Go west', 'rain']);
    tellOf(asked(3, [0, 1]), 4, [event(4, 'rain')]);
    expect(one.tellingOf(one.news)).toEqual(['rain']);
  });

  it('says nothing of what the game has no word for', () => {
    const one = table(`${WORDS}web-moment = A moment\nforced-go = {""}\n`);
    tell(one, asked(1, [1]));
    expect(one.prompt).toBe('A moment');
    tell(one, asked(2, [0, 1]));
    expect(one.remarks).toEqual([]);
    expect(one.tellingOf(one.news)).toEqual([]);
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

  it('asks before Enter does what names nothing, where arrows led past other things', () => {
    const one = table();
    tell(one, asked(1, [0, 1, 2]));
    one.isWalked = true;
    one.choose(2);
    expect([one.isArmed, one.isSent]).toEqual([true, false]);
    one.choose(2);
    expect(one.isSent).toBe(true);
    const two = table();
    tell(two, asked(1, [0, 1, 2]));
    two.isWalked = true;
    two.choose(0);
    expect(two.isSent).toBe(true);
  });
});
