import { describe, expect, it } from 'vitest';
import { castleOf } from '../../src/veillee/games/fine_sand/board/castle';
import { linesOf, whyWon } from '../../src/veillee/games/fine_sand/board/counting';
import { arrived } from '../../src/veillee/games/fine_sand/board/gifts';
import { hintsNow } from '../../src/veillee/games/fine_sand/board/hints';
import {
  answersFor,
  offered,
  suggested,
  withoutSuperfluous,
  type Bill,
  type Item,
} from '../../src/veillee/games/fine_sand/board/payment';
import { answersOf, canPick, toggled } from '../../src/veillee/games/fine_sand/board/picking';
import { tokensOffered } from '../../src/veillee/games/fine_sand/board/table';
import type { TableModel } from '../src/board';

// Payments

const COIN_3 = { option: 10, value: 3, rank: 0 };
const COIN_2 = { option: 11, value: 2, rank: 1 };
const CASTLE = { option: 20, value: 1, rank: 2 };
const ROLLER = { option: 21, value: 1, rank: 3 };
const TOKEN = { option: 30, value: 1, rank: 9 };

function bill(
  remaining: number,
  what: Omit<Item, 'key' | 'fromHand' | 'loss'>[],
  more: Partial<Bill> = {},
): Bill {
  const items = what.map((item, at) => ({
    ...item,
    key: `${at}`,
    fromHand: item.option !== TOKEN.option,
    loss: item.option === ROLLER.option ? 1.6 : item.option === TOKEN.option ? 0.6 : 0.9 * item.value,
  }));
  const hand = items.filter(({ fromHand }) => fromHand).length;
  return { remaining, items, hand, exact: false, keepsOne: false, ...more };
}

const pick = ({ items }: Bill, ...keys: number[]): Item[] =>
  items.filter(({ key }) => keys.includes(Number(key)));

describe('a payment', () => {
  it('becomes answers in descending value, whatever was touched first', () => {
    const due = bill(4, [COIN_2, CASTLE, CASTLE, ROLLER, ROLLER]);
    expect(answersFor(due, [...pick(due, 3, 0), ...pick(due, 1)])).toEqual([11, 20, 21]);
  });

  it('leaves out what the table pays by itself, where only one item will do', () => {
    const due = bill(4, [COIN_2, CASTLE, ROLLER]);
    expect(offered(due)).toEqual([11]);
    expect(answersFor(due, due.items)).toEqual([]);
  });

  it('is none as long as it is too small, or an item is superfluous', () => {
    const due = bill(3, [COIN_3, COIN_2, CASTLE, ROLLER]);
    expect(answersFor(due, pick(due, 1))).toBeNull();
    expect(answersFor(due, pick(due, 0, 2))).toBeNull();
    expect(answersFor(due, pick(due, 0))).toEqual([10]);
  });

  it('leaves a card for the gift that a lone player owes', () => {
    const due = bill(2, [COIN_2, CASTLE, TOKEN], { keepsOne: true });
    expect(answersFor(due, pick(due, 1, 2))).toEqual([20]);
    const last = bill(1, [CASTLE, TOKEN], { keepsOne: true });
    expect(answersFor(last, pick(last, 0))).toBeNull();
  });

  it('drops what a larger coin makes superfluous', () => {
    const due = bill(3, [COIN_3, CASTLE, ROLLER]);
    const [coin] = due.items;
    expect(withoutSuperfluous(due, due.items, coin!)).toEqual([coin]);
  });

  it('is suggested without waste, and keeps what one would miss', () => {
    const due = bill(3, [COIN_3, COIN_2, CASTLE, ROLLER, TOKEN]);
    expect(suggested(due).map(({ option }) => option)).toEqual([11, 30]);
    expect(answersFor(due, suggested(due))).not.toBeNull();
    const exact = bill(1, [COIN_3, ROLLER], { exact: true });
    expect(suggested(exact).map(({ option }) => option)).toEqual([21]);
  });
});

// The table

const KINDS = [
  { id: 'sand-pie', row: { family: 'castle', cost: 1 } },
  { id: 'bucket-tower', row: { family: 'castle', cost: 2 } },
  { id: 'two-coins', row: { family: 'coin', value: 2 } },
  { id: 'roller-1', row: { family: 'green', cost: 6, effect: 'draw', amount: 1 } },
  { id: 'digger-1', row: { family: 'red', cost: 4, effect: 'build', amount: 1 } },
  { id: 'piggy-bank', row: { family: 'green', cost: 7, effect: 'token', amount: 1 } },
];
const [PIE, TOWER, COINS, GREEN, DIGGER, PIGGY] = [0, 1, 2, 3, 4, 5];
const cards = KINDS.map(({ id }) => id);

interface Position {
  zones?: Record<string, number[]>;
  fields?: Record<string, unknown>;
  question?: string;
  step?: number[];
  offered?: number[];
  players?: number;
  options?: Record<string, string>;
  result?: { scores: number[]; winners: number[] };
}

function table({ zones = {}, fields = {}, players = 1, ...more }: Position): TableModel {
  const verbs = ['build', 'discard', 'swap', 'use'].map((name, at) => ({
    name,
    base: 100 * at,
    arguments: [{ name: 'card', values: cards }],
  }));
  return {
    seat: 0,
    game: { players, kinds: KINDS, verbs: [...verbs, { name: 'enough', base: 999, arguments: [] }] },
    table: { options: { limit: 3, ...more.options } },
    view: { fields: { timer: 1, ...fields }, agendas: [[more.step ?? []]] },
    decision: { question: more.question ?? 'act', options: more.offered ?? [] },
    standing: [],
    result: more.result,
    zone: () => 0,
    cards: (zone: string, seat = 0) => (seat ? [] : (zones[zone] ?? [])),
  } as never;
}

describe('a coin token', () => {
  it('is taken along by drawing, by every card that gives one and is on offer', () => {
    const zones = { built: [GREEN, PIGGY, PIGGY] };
    const offered = [300 + GREEN, 300 + PIGGY];
    expect(tokensOffered(table({ zones, offered, question: 'draw' }), 0)).toEqual([305, 305]);
    expect(tokensOffered(table({ zones, offered: [], question: 'draw' }), 0)).toEqual([]);
  });
});

describe('cards picked together', () => {
  it('are built together as far as the rest of the hand can pay', () => {
    const model = table({ zones: { hands: [PIE, TOWER, COINS, GREEN], built: [DIGGER] } });
    expect(canPick(model, 'build', [], 'hands-0')).toBe(true);
    expect(canPick(model, 'build', ['hands-0'], 'hands-1')).toBe(true);
    expect(canPick(model, 'build', [], 'hands-2')).toBe(false);
    expect(canPick(model, 'build', [], 'hands-3')).toBe(false);
    expect(answersOf(model, 'build', ['hands-1', 'hands-0'])).toEqual([PIE, TOWER]);
  });

  it('are discarded in the order of the card list, just as many as asked', () => {
    const model = table({ zones: { hands: [PIE, COINS, GREEN] }, question: 'limit', step: [7, 2, 0] });
    expect(answersOf(model, 'limit', ['hands-2'])).toBeNull();
    expect(answersOf(model, 'limit', ['hands-2', 'hands-0'])).toEqual([100 + PIE, 100 + GREEN]);
    expect(toggled(model, 'limit', ['hands-2', 'hands-0'], 'hands-1')).toEqual(['hands-0', 'hands-1']);
  });

  it('are exchanged once, or all kept', () => {
    const model = table({ zones: { hands: [PIE, TOWER] }, question: 'exchange', step: [7, 0, 0] });
    expect(answersOf(model, 'exchange', [])).toEqual([999]);
    expect(answersOf(model, 'exchange', ['hands-1'])).toEqual([200 + TOWER, 999]);
  });
});

describe('the castle', () => {
  it('grows by a part with every card, and a part keeps its key', () => {
    const before = castleOf(table({ zones: { built: [PIE, TOWER], resting: [GREEN] } }), 0);
    const after = castleOf(table({ zones: { built: [PIE, TOWER, TOWER, DIGGER], resting: [GREEN] } }), 0);
    expect([before.towers.length, before.flags.length, before.segments.length]).toEqual([2, 1, 0]);
    expect([after.towers.length, after.flags.length, after.segments.length]).toEqual([3, 1, 1]);
    const keys = after.towers.map(({ key }) => key);
    expect(before.towers.every(({ key }) => keys.includes(key))).toBe(true);
  });
});

describe('the hints of the introductory game', () => {
  const options = { order: 'presorted' };

  it('lead through the opening hand, then speak of the moment', () => {
    expect(hintsNow(table({ options, fields: { round: 1 } }))[0]).toBe(1);
    expect(hintsNow(table({ options, question: 'pay' }))).toEqual([13]);
    expect(hintsNow(table({ fields: { round: 1 } }))).toEqual([]);
  });
});

describe('the end', () => {
  const result = { scores: [3, 3], winners: [0] };

  it('says what decided', () => {
    expect(whyWon(table({ players: 2, result }))).toBe('board-won-tokens');
    expect(whyWon(table({ players: 2, result: { scores: [3, 3], winners: [0, 1] } }))).toBe(
      'board-won-shared',
    );
    expect(whyWon(table({ players: 2, result: { scores: [2, 3], winners: [0] } }))).toBe('board-won-fewest');
  });

  it('counts a lone player’s gifts double', () => {
    const model = table({
      zones: { hands: [PIE], gifts: [PIE, TOWER] },
      result: { scores: [5], winners: [0] },
    });
    const lines = linesOf(model, 0);
    expect(lines.find(({ what }) => what === 'gifts')?.points).toBe(4);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(5);
  });
});

describe('gifts', () => {
  it('are told once they have come to one’s own discard pile', () => {
    const zones: Record<string, number> = { discard: 0, gifts: 10, chairs: 20 };
    const round = (value: number) => ({ event: 'set', field: 'round', value });
    const move = (from: number, to: number) => ({ event: 'move', card: PIE, from: [from, 0], to: [to, 0] });
    const standing = [round(1), move(5, 0), move(11, 0), move(10, 1), round(2), move(5, 0)];
    const model = {
      ...table({ players: 2 }),
      standing,
      zone: (name: string, seat: number) => zones[name]! + seat,
    } as never;
    expect(arrived(model)).toEqual([standing[2]]);
  });
});
