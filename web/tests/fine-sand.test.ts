import { describe, expect, it } from 'vitest';
import { castleOf, commonView } from '../../src/veillee/games/fine_sand/board/castle';
import { endNews } from '../../src/veillee/games/fine_sand/board/ending';
import { arrived, giftNews, givingNews, othersDid } from '../../src/veillee/games/fine_sand/board/gifts';
import { GIFTS, hintsNow, TOKENS } from '../../src/veillee/games/fine_sand/board/hints';
import {
  askedInstead,
  called,
  comesFirst,
  isConfirmed,
  isOnBoard,
} from '../../src/veillee/games/fine_sand/board/offered';
import { setup } from '../../src/veillee/games/fine_sand/board/setup';
import { itemsOf, paid, paidAlready, suggested } from '../../src/veillee/games/fine_sand/board/payment';
import { answersOf, canPick, toggled } from '../../src/veillee/games/fine_sand/board/picking';
import { tokensOffered } from '../../src/veillee/games/fine_sand/board/table';
import type { TableModel } from '../src/board';

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
const [PAY, TOKEN, ENOUGH, PAY_NOW] = [400, 997, 999, 998];
const PLAIN = [
  { name: 'pay-token', base: TOKEN, arguments: [] },
  { name: 'enough', base: ENOUGH, arguments: [] },
  { name: 'pay-now', base: PAY_NOW, arguments: [] },
];

interface Position {
  zones?: Record<string, number[]>;
  fields?: Record<string, unknown>;
  question?: string;
  step?: number[];
  ahead?: number[][][];
  offered?: number[];
  players?: number;
  options?: Record<string, string>;
  derived?: Record<string, unknown>;
  result?: { scores: number[]; winners: number[] };
}

function table({ zones = {}, fields = {}, players = 1, ...more }: Position): TableModel {
  const verbs = ['build', 'discard', 'swap', 'use', 'pay'].map((name, at) => ({
    name,
    base: 100 * at,
    arguments: [{ name: 'card', values: cards }],
  }));
  return {
    seat: 0,
    game: { players, kinds: KINDS, verbs: [...verbs, ...PLAIN] },
    table: { options: { limit: 3, ...more.options } },
    view: { fields: { timer: 1, ...fields }, agendas: [[more.step ?? []]] },
    decision: {
      question: more.question ?? 'act',
      options: more.offered ?? [],
      ...(more.ahead && { ahead: more.ahead }),
    },
    standing: [],
    message: { derived: more.derived ?? {} },
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
  it('are built as the decision says, and paid for at once', () => {
    const ahead = [
      [
        [PIE, 1],
        [TOWER, -1],
      ],
      [
        [TOWER, -1],
        [PAY_NOW, -1],
      ],
    ];
    const model = table({ zones: { hands: [PIE, TOWER, COINS] }, ahead });
    expect(canPick(model, 'build', [], 'hands-0')).toBe(true);
    expect(canPick(model, 'build', [], 'hands-2')).toBe(false);
    expect(answersOf(model, 'build', ['hands-0'])).toEqual([PIE, PAY_NOW]);
    expect(answersOf(model, 'build', ['hands-1', 'hands-0'])).toEqual([PIE, TOWER]);
    expect(answersOf(model, 'build', [])).toBeNull();
  });

  it('are discarded just as many as asked; one too many puts the oldest back', () => {
    const [pie, coins, green] = [100 + PIE, 100 + COINS, 100 + GREEN];
    const ahead = [
      [
        [pie, 1],
        [coins, 2],
      ],
      [
        [coins, -1],
        [green, -1],
      ],
      [[green, -1]],
    ];
    const model = table({ zones: { hands: [PIE, COINS, GREEN] }, question: 'limit', ahead });
    expect(answersOf(model, 'limit', ['hands-2'])).toBeNull();
    expect(answersOf(model, 'limit', ['hands-2', 'hands-0'])).toEqual([pie, green]);
    expect(toggled(model, 'limit', ['hands-2', 'hands-0'], 'hands-1')).toEqual(['hands-0', 'hands-1']);
  });

  it('are exchanged once, or all kept', () => {
    const swap = 200 + TOWER;
    const ahead = [
      [
        [swap, 1],
        [ENOUGH, -1],
      ],
      [[ENOUGH, -1]],
    ];
    const model = table({ zones: { hands: [PIE, TOWER] }, question: 'exchange', ahead });
    expect(answersOf(model, 'exchange', [])).toEqual([ENOUGH]);
    expect(answersOf(model, 'exchange', ['hands-1'])).toEqual([swap, ENOUGH]);
  });

  it('are picked one by one where the decision says no more', () => {
    const model = table({ zones: { hands: [PIE, TOWER] }, offered: [PIE] });
    expect(answersOf(model, 'build', ['hands-0'])).toEqual([PIE]);
    expect(canPick(model, 'build', [], 'hands-1')).toBe(false);
  });
});

describe('a payment', () => {
  const [coins, green] = [PAY + COINS, PAY + GREEN];
  /** Two coins: with the coin card, or with two of the castle, the roller and the token. */
  const ahead = [
    [
      [coins, -1],
      [PAY + PIE, 1],
      [green, -1, TOKEN],
    ],
    [
      [green, -1],
      [TOKEN, -1],
    ],
  ];
  const model = table({
    zones: { hands: [PIE, COINS, GREEN] },
    fields: { tokens: [1] },
    question: 'pay',
    step: [7, 2, 0],
    ahead,
    derived: { prices: [6, 0, 6] },
  });

  it('is made with cards and tokens in any order; what the table pays by itself is not answered', () => {
    expect(answersOf(model, 'pay', ['token-0', 'hands-0'])).toEqual([PAY + PIE, TOKEN]);
    expect(answersOf(model, 'pay', ['token-0', 'hands-2'])).toEqual([green]);
    expect(answersOf(model, 'pay', ['hands-0'])).toBeNull();
  });

  it('puts back what a larger coin makes superfluous, the smallest first', () => {
    expect(toggled(model, 'pay', ['hands-0'], 'hands-1')).toEqual(['hands-1']);
    expect(toggled(model, 'pay', ['token-0', 'hands-0'], 'hands-2')).toEqual(['hands-0', 'hands-2']);
  });

  it('puts back what would be missed most, of what is worth the same', () => {
    const message = { derived: { weights: { hands: [205, 340, 250], pallet: [], front: [], token: 150 } } };
    const weighed = { ...model, message } as never;
    expect(toggled(weighed, 'pay', ['token-0', 'hands-0'], 'hands-2')).toEqual(['token-0', 'hands-2']);
  });

  it('is suggested out of those on offer: the one that weighs least', () => {
    const suggest = (hands: number[], token: number, prices = [6, 0, 6]) => {
      const message = { derived: { prices, weights: { hands, pallet: [], front: [], token } } };
      return suggested({ ...model, message } as never).map(({ key }) => key);
    };
    expect(suggest([205, 340, 250], 150)).toEqual(['hands-1']);
    expect(suggest([205, 340, 160], 150)).toEqual(['hands-1']);
    expect(suggest([205, 400, 160], 150)).toEqual(['hands-2', 'token-0']);
    expect(suggest([205, 500, 250], 150)).toEqual(['hands-0', 'token-0']);
    expect(suggest([205, 500, 250], 150, [1, 0, 6])).toEqual(['hands-2', 'token-0']);
    expect(paid(itemsOf(model))).toBe(5);
  });

  it('knows what was paid before anything was asked', () => {
    const zones: Record<string, number> = { hands: 1, plan: 2, discard: 3, pallet: 4, front: 5 };
    const move = (card: number, from: number, to: number) => ({
      event: 'move',
      card,
      from: [from],
      to: [to],
    });
    const standing = [move(PIE, 1, 3), move(DIGGER, 1, 2), move(COINS, 1, 3)];
    const paying = { ...model, standing, zone: (name: string) => zones[name] } as never;
    expect(paidAlready(paying)).toEqual([COINS]);
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

  it('looks larger than a smaller one beside it', () => {
    const large = castleOf(table({ zones: { built: Array<number>(9).fill(TOWER) } }), 0);
    const small = castleOf(table({ zones: { built: [TOWER] } }), 0);
    expect(small.scale).toBeGreaterThan(large.scale);
    expect(commonView([small, large])).toEqual({ scale: large.scale, half: large.half });
  });
});

describe('the hints of the introductory game', () => {
  const options = { order: 'presorted' };

  it('lead through the opening hand, then speak of the moment', () => {
    expect(hintsNow(table({ options, fields: { round: 1 } }))[0]).toBe(1);
    expect(hintsNow(table({ options, question: 'pay' }))).toEqual([13]);
    expect(hintsNow(table({ fields: { round: 1 } }))).toEqual([]);
  });

  it('come with the order that the sheet offers for a first game', () => {
    expect(setup.first).toEqual(options);
  });

  it('tell in every other game too what coin tokens are, once there is one', () => {
    expect(hintsNow(table({ fields: { tokens: [1] } }))).toEqual([TOKENS]);
    expect(hintsNow(table({ fields: { tokens: [0] } }))).toEqual([]);
  });

  it('tell of gifts as soon as one can be given, and of what others have got', () => {
    const open = table({ players: 2, fields: { tokens: [0, 0] } });
    const giving = {
      ...open,
      decision: { ...open.decision, options: [1] },
      verbOf: () => 'give',
    } as TableModel;
    expect(hintsNow(open)).toEqual([]);
    expect(hintsNow(giving)).toEqual([GIFTS]);
    expect(hintsNow(table({ players: 2, fields: { tokens: [0, 2] } }))).toEqual([TOKENS]);
  });
});

/** Two players, with so many cards of each in a zone, and words that only name themselves. */
function pair(
  counts: Record<string, [number, number]>,
  more: Position & { standing?: object[] } = {},
): TableModel {
  const say = (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ');
  return {
    ...table({ players: 2, ...more }),
    message: { derived: { draws: [2, 2], draws_more: [2, 2] } },
    standing: more.standing ?? [],
    words: { say, seat: (seat: number) => `seat-${seat}`, listed: (items: string[]) => items.join('+') },
    cards: (zone: string, seat = 0) => Array<number>(counts[zone]?.[seat] ?? 0).fill(PIE),
  } as never;
}

describe('the end', () => {
  const set = (field: string, value: number, seat = -1) => ({ event: 'set', field, value, seat });
  const full: [number, number] = [9, 9];

  it('is told of before it comes: whose piles could be drawn out in a turn', () => {
    expect(endNews(pair({ draw: full, discard: full }))).toBeNull();
    expect(endNews(pair({ draw: [9, 1], discard: [0, 3] }))).toEqual({ message: 'board-near', seats: [1] });
  });

  it('names who has drawn everything, in the last round too', () => {
    const standing = [
      set('round', 7),
      set('drained', 1, 1),
      set('ending', 1),
      set('round', 8),
      set('ending', 2),
    ];
    standing.push(set('drained', 0, 1), set('drained', 1, 0));
    const last = pair({ draw: full }, { standing, fields: { ending: 2 } });
    expect(endNews(last)).toEqual({ message: 'board-last-round', seats: [1] });
    const oneMore = pair({ draw: full }, { standing: standing.slice(0, 3), fields: { ending: 1 } });
    expect(endNews(oneMore)).toEqual({ message: 'board-one-more', seats: [1] });
  });
});

describe('ending the turn', () => {
  const DONE = 7;
  const asked = (branch: number, offered: number[], chosen: number | null = null) =>
    ({
      ...pair({}, { fields: { branch: [branch, 0] }, offered }),
      verbOf: (option: number) => (option === DONE ? 'done' : 'give'),
      chosen,
    }) as never;

  it('takes a second touch before anything was built or drawn, which is said', () => {
    expect(isConfirmed(asked(0, [DONE, 8]), DONE)).toBe(true);
    expect(isConfirmed(asked(0, [DONE, 8]), 8)).toBe(false);
    expect(isConfirmed(asked(1, [DONE, 8]), DONE)).toBe(false);
    expect(askedInstead(asked(0, [DONE, 8]))).toBe('');
    expect(askedInstead(asked(0, [DONE, 8], DONE))).toBe('board-really-done');
  });

  it('is said to come by itself where nothing is left to choose', () => {
    expect(askedInstead(asked(1, []))).toBe('board-turn-ends');
  });

  it('is said to need a button where only the next drawing is left to choose, which is explained first', () => {
    const LESS = 9;
    const verbs: Record<number, string> = { [DONE]: 'done', [LESS]: 'done-to-choose', 8: 'give' };
    const ending = (chosen: number | null, offered = [DONE, LESS]) =>
      ({ ...(asked(1, offered, chosen) as object), verbOf: (option: number) => verbs[option] }) as never;
    expect(askedInstead(ending(null))).toBe('board-turn-over');
    expect(askedInstead(ending(null, [8, DONE, LESS]))).toBe('');
    expect(isConfirmed(ending(null), LESS)).toBe(true);
    expect(askedInstead(ending(LESS))).toBe('board-pick-less');
    expect(called(ending(null), LESS)).toBe('board-less-later');
    expect(isOnBoard(ending(null), LESS)).toBe(false);
    expect(comesFirst(ending(null), DONE)).toBe(true);
  });
});

describe('gifts', () => {
  it('wait for those who have given none, who are named', () => {
    expect(giftNews(pair({ gifts: [1, 0] }))).toBe('board-gifts-wait seat-1');
    expect(giftNews(pair({ gifts: [0, 0] }))).toBe('board-gifts-wait board-you+seat-1');
    expect(giftNews(pair({ gifts: [0, 1] }))).toBe('board-gifts-wait-you');
    expect(giftNews(pair({ gifts: [1, 2] }))).toBe('board-gifts-go seat-1 seat-1');
  });

  it('are told where they go before they are given', () => {
    expect(givingNews(pair({ gifts: [0, 0] }))).toBe('board-pick-gift board-gift-waits seat-1');
    expect(givingNews(pair({ gifts: [0, 1] }))).toBe('board-pick-gift board-gift-goes seat-1');
  });

  it('that go to nobody any more are told of in the last round', () => {
    const fields = { ending: 2 };
    expect(giftNews(pair({ gifts: [1, 0] }, { fields }))).toBe('board-gifts-last seat-1');
    expect(givingNews(pair({ gifts: [0, 0] }, { fields }))).toBe('board-pick-gift board-gift-stays');
    expect(givingNews(pair({ gifts: [0, 1] }, { fields }))).toBe('board-pick-gift board-gift-goes seat-1');
  });

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

  it('come with what the others did in the last round, but for drawing', () => {
    const zones: Record<string, number> = { hands: 0, plan: 10, draw: 20 };
    const round = (value: number) => ({ event: 'set', field: 'round', value });
    const move = (from: number) => ({ event: 'move', card: PIE, from: [from, 0], to: [99, 0] });
    const standing = [round(1), move(21), move(1), move(0), move(11), round(2), move(1)];
    const model = {
      ...table({ players: 2 }),
      standing,
      zone: (name: string, seat: number) => (zones[name] ?? 50) + seat,
    } as never;
    expect(othersDid(model)).toEqual([{ seat: 1, events: [standing[2], standing[4]] }]);
  });
});
