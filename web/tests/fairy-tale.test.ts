import { describe, expect, it } from 'vitest';
import {
  justBegun,
  lastTurn,
  latestIn,
  pointsAt,
  seenThisRound,
} from '../../src/veillee/games/fairy_tale/board/table';
import { columnsFor, fitting } from '../../src/veillee/games/fairy_tale/board/rows';
import { because } from '../../src/veillee/games/fairy_tale/board/told';
import { answersFor, fits, turnsSeveral } from '../../src/veillee/games/fairy_tale/board/turning';
import type { TableModel } from '../src/board';

const zones = ['chosen', 'opened', 'closed', 'hands', 'picks', 'unused'];
const zone = (name: string, seat = 0): number => zones.indexOf(name) * 2 + seat;
const move = (card: number, from: number, to: number) => ({
  event: 'move',
  card,
  from: [from, 0],
  to: [to, 0],
});

/** Two players and three kinds: a plain card, one that closes its owner's, one that closes everybody's. */
function table(standing: object[], cards: Record<string, number[]> = {}): TableModel {
  const rows = [
    { affinity: 'shadow' },
    { affinity: 'light', turns: { close: ['light'] }, reaches_own: true },
    { affinity: 'light', turns: { close: ['shadow'] }, reaches_own: true, reaches_others: true },
  ];
  const message = { derived: { left_over: 2 } };
  const game = { players: 2, kinds: rows.map((row) => ({ row })) };
  return { seat: 0, game, message, standing, zone, cards: (name: string) => cards[name] ?? [] } as never;
}

describe('what the cards revealed last did to one’s own', () => {
  const turn = (own: number, other: number) => [
    move(own, zone('chosen', 0), zone('opened', 0)),
    move(other, zone('chosen', 1), zone('opened', 1)),
  ];
  const closing = (seat: number) => move(0, zone('opened', seat), zone('closed', seat));

  it('names the effects that reach them, and the cards turned', () => {
    const { causes, turned } = lastTurn(table([...turn(1, 2), closing(0), closing(0), closing(1)]));
    expect(causes).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(turned).toEqual([
      { events: [closing(0), closing(0)], isOwn: true, causes: [[1, 2]] },
      { events: [closing(1)], isOwn: false, causes: [] },
    ]);
  });

  it('tells what was turned in the order it happened', () => {
    const opening = move(0, zone('closed', 1), zone('opened', 1));
    const { turned } = lastTurn(table([...turn(1, 2), opening, closing(0), closing(1)]));
    expect(turned.map(({ events }) => events)).toEqual([[opening], [closing(0)], [closing(1)]]);
  });

  it('finds the card played last, though it lies closed by now', () => {
    const played = [{ event: 'set', field: 'round', value: 1 }, ...turn(0, 1)];
    expect(latestIn(table(played, { opened: [0, 0, 1] }), 0)).toEqual({ place: 1, closed: false });
    const shut = table([...played, closing(0)], { opened: [1], closed: [2, 0] });
    expect(latestIn(shut, 0)).toEqual({ place: 1, closed: true });
    expect(latestIn(table([]), 0)).toBeNull();
  });

  it('leaves out what others do to themselves', () => {
    expect(lastTurn(table(turn(1, 1))).causes).toEqual([[0, 1]]);
  });

  it('says whether a card closed itself, or one of several alike', () => {
    const words = {
      card: String,
      cards: String,
      seat: String,
      listed: String,
      say: (_: string, given: Record<string, unknown>) => `${given['itself']} ${given['alike']}`,
    };
    const said = (card: number, cause: [number, number], opened: number[], from = 'opened') => {
      const to = from === 'opened' ? 'closed' : 'opened';
      const events = [move(card, zone(from), zone(to))] as never[];
      const model = { ...table([], { opened }), words } as never;
      return because(model, '', { events, isOwn: true, causes: [cause] });
    };
    expect(said(1, [0, 1], [])).toBe('Yes no');
    // Another one could have been closed: nobody wanted this one but who chose.
    expect(said(1, [0, 1], [2])).toBe('No no');
    expect(said(1, [0, 1], [1], 'closed')).toBe('No no');
    expect(said(0, [1, 2], [0, 0, 1])).toBe('No yes');
    expect(said(2, [0, 1], [1])).toBe('No no');
    expect(said(0, [1, 2], [1])).toBe('No no');
  });

  it('forgets the turns before, and knows nothing before the first', () => {
    const nothing = { revealed: [], causes: [], turned: [] };
    const after = lastTurn(table([...turn(0, 2), closing(0), ...turn(0, 0)]));
    expect(after).toEqual({
      ...nothing,
      revealed: [
        [0, 0],
        [1, 0],
      ],
    });
    expect(lastTurn(table([]))).toEqual(nothing);
  });

  it('tells them until the first card of a new round is picked, beside what begins', () => {
    const round = { event: 'set', field: 'round', value: 2 };
    const log = [...turn(0, 2), closing(0), round];
    const dealt = table(log, { hands: [0, 1] });
    expect(lastTurn(dealt).turned).toHaveLength(1);
    expect(justBegun(dealt)).toEqual([round]);
    const left = move(1, zone('picks', 0), zone('unused', 0));
    expect(justBegun(table([left, round], { hands: [0, 1] }))).toEqual([left, round]);
    expect(lastTurn(table(log, { hands: [0], picks: [1] })).turned).toEqual([]);
    expect(lastTurn(table(log, { picks: [0, 1] })).turned).toEqual([]);
  });
});

describe('the cards one has seen', () => {
  const hands = [zone('hands', 0), zone('hands', 1)];
  const pass = (own: number[], other: number[]) => ({
    event: 'pass',
    from: hands,
    to: [...hands].reverse(),
    cards: [own, other],
  });
  const round = { event: 'set', field: 'round', value: 1 };

  it('are counted one by one, equal ones too, and those that came back apart', () => {
    expect(seenThisRound(table([round, pass([0, 0, 1], [2, 2, 0])]))).toEqual({
      passed: [0, 0, 1],
      back: [],
    });
    const log = [round, pass([0, 0, 1], [2, 2, 0]), pass([2, 0], [0, 1])];
    expect(seenThisRound(table(log))).toEqual({ passed: [0, 2, 0], back: [0, 1] });
  });
});

describe('several cards to close', () => {
  const [CASTLE, FAIRY, DEMON] = [0, 1, 2] as const;
  const ids = ['castle', 'fairy', 'demon'];

  /** Two of three cards have to be closed; after the Fairy only the Demon is left. */
  function closing(change: object = {}): TableModel {
    const ahead = [
      [
        [100, 1],
        [101, -1, 102],
      ],
      [
        [101, -1],
        [102, -1],
      ],
    ];
    const kinds = ids.map((id) => ({ id, row: {} }));
    const verbs = [{ name: 'close', base: 100, arguments: [{ name: 'card', values: ids }] }];
    const decision = { question: 'close', options: [100, 101], left: 2, ahead, ...change };
    return { seat: 0, game: { kinds, verbs }, decision } as never;
  }

  it('counts as many as the decision says', () => {
    expect(turnsSeveral(closing())).toBe(2);
    expect(turnsSeveral(closing({ left: 1, ahead: undefined }))).toBe(0);
    expect(turnsSeveral(closing({ question: 'exchange' }))).toBe(0);
  });

  it('takes them in any order, and answers what the table asks', () => {
    expect(fits(closing(), [DEMON], CASTLE)).toBe(true);
    expect(answersFor(closing(), [DEMON, CASTLE])).toEqual([100, 102]);
    expect(answersFor(closing(), [DEMON, FAIRY])).toEqual([101]);
  });

  it('knows what does not go together', () => {
    expect(fits(closing(), [CASTLE], CASTLE)).toBe(false);
    expect(fits(closing(), [CASTLE, FAIRY], DEMON)).toBe(false);
  });
});

describe('what a card is worth where it lies', () => {
  const lying = {
    ...table([], { opened: [1, 0, 1], closed: [2] }),
    decision: null,
    optionsFor: () => [],
    tally: [
      [
        [zone('opened'), 1, 3],
        [zone('opened'), 0, -1],
        [zone('opened'), 1, 6],
      ],
    ],
  } as never;

  it('is what is counted for it, one of several alike each for itself', () => {
    expect(['opened-0-0', 'opened-0-1', 'opened-0-2'].map((spot) => pointsAt(lying, spot))).toEqual([
      3, -1, 6,
    ]);
  });

  it('is nothing if it is closed, and unknown in the hand', () => {
    expect(['closed-0-0', 'hand-0'].map((spot) => pointsAt(lying, spot))).toEqual([0, null]);
  });
});

describe('one’s own cards on a phone', () => {
  const [width, room] = [366, 176];

  it('lie in two rows before they become narrow', () => {
    expect([1, 4, 6, 8].map((count) => columnsFor(count, width, room, 7))).toEqual([4, 4, 4, 4]);
    expect([10, 12, 14].map((count) => columnsFor(count, width, room, 7))).toEqual([5, 6, 7]);
    expect(columnsFor(14, width, room, 5)).toBe(5);
  });

  it('are as high as all of them fit', () => {
    expect(fitting(4, 4, width, room)).toBeGreaterThan(2 * fitting(8, 4, width, room));
  });
});
