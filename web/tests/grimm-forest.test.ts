import { describe, expect, it } from 'vitest';
import { noticesIn } from '../../src/veillee/games/grimm_forest/board/notices';
import { notesOf } from '../../src/veillee/games/grimm_forest/board/notes';
import { isOnBoard, touches } from '../../src/veillee/games/grimm_forest/board/offered';
import { rowsOfOffers } from '../../src/veillee/games/grimm_forest/board/offers';
import {
  cardsBefore,
  freshFables,
  offersAtSite,
  optionAtHidden,
  optionAtSeat,
} from '../../src/veillee/games/grimm_forest/board/table';
import type { TableModel } from '../src/board';

/** The number of a house with all its sections, of straw; of wood and brick it is larger. */
const COMPLETE = 9;

interface Position {
  houses: number[][];
  tokens?: number[];
  tieBreak?: string;
  /** What can be chosen, by verb and arguments; more than `open` of them follow only on others. */
  options?: [verb: string, args: Record<string, string>][];
  open?: number;
  ahead?: number[][][];
  /** What sections cost the reader, on the board and on a lot. */
  prices?: number[][];
}

function table(position: Position): TableModel {
  const { houses, tokens = [-1, -1, -1], options = [] } = position;
  const complete = houses.map((row) => row.filter((house) => house >= COMPLETE).length);
  return {
    seat: 0,
    game: { players: houses.length, kinds: [] },
    table: { options: { 'tie-break': position.tieBreak ?? 'tokens' } },
    view: { fields: { houses, tokens } },
    message: { derived: { complete, prices: [position.prices ?? []] } },
    decision: {
      question: 'act',
      options: options.map((_, option) => option).slice(0, position.open),
      ahead: position.ahead,
    },
    argumentsOf: (option: number) => options[option]![1],
    verbOf: (option: number) => options[option]![0],
    memory: new Map(),
    cards: () => [],
  } as never;
}

describe('what a building site offers', () => {
  type Named = [string, Record<string, string>];
  const floor: Named = ['build', { section: 'floor', material: 'wood' }];
  const walls: Named = ['build', { section: 'walls', material: 'straw' }];
  const site = (number: number): Named => ['site', { site: String(number) }];
  const prices = [
    [2, 5, 6],
    [1, 4, 5],
  ];
  const houses = [[3, 0, 0, 0, 0, 0], []];

  it('is what ends there by itself, for the price that the table says', () => {
    const options = [floor, walls, site(2), site(1)];
    const ahead = [
      [
        [0, -1, 2],
        [1, -1, 3],
      ],
    ];
    const model = table({ houses, options, open: 2, ahead, prices });
    expect(offersAtSite(model, 0, 0)).toEqual([{ option: 1, section: 3, price: 5 }]);
    expect(offersAtSite(model, 0, 1)).toEqual([{ option: 0, section: 1, price: 2 }]);
    expect(offersAtSite(model, 0, 2)).toEqual([]);
  });

  it('names the site at once where it is asked for next', () => {
    const options = [floor, site(2), site(6)];
    const ahead = [
      [[0, 1]],
      [
        [1, -1],
        [2, -1],
      ],
    ];
    const model = table({ houses, options, open: 1, ahead, prices });
    expect(offersAtSite(model, 0, 1)).toEqual([{ option: 0, answer: 1, section: 1, price: 2 }]);
    expect(offersAtSite(model, 0, 5)).toEqual([{ option: 0, answer: 2, section: 1, price: 1 }]);
  });

  it('is also what can end there once somebody has lent for it', () => {
    const options: Named[] = [floor, ['borrow', { other_seat: '1' }], ['pay-alone', {}], site(2), site(6)];
    const ahead = [
      [[0, 1]],
      [
        [1, 2],
        [2, -1, 4],
      ],
      [
        [3, -1],
        [4, -1],
      ],
    ];
    const model = table({ houses, options, open: 1, ahead, prices });
    expect(offersAtSite(model, 0, 1)).toEqual([{ option: 0, section: 1, price: 2 }]);
    expect(offersAtSite(model, 0, 5)).toEqual([{ option: 0, section: 1, price: 1 }]);
  });
});

describe('what may be asked of others', () => {
  const look = (verb: string): [string, Record<string, string>] => [verb, { other_seat: '1' }];

  it('stands on the player where there is one way, and in a row where there are two', () => {
    const both = table({ houses: [[], []], options: [look('look-gather'), look('look-fable')] });
    expect(optionAtSeat(both, 1)).toBeUndefined();
    expect(rowsOfOffers(both)).toEqual([{ seat: 1, options: [0, 1] }]);
    const only = table({ houses: [[], []], options: [look('look-gather')] });
    expect(rowsOfOffers(only)).toEqual([{ seat: 1, options: [0] }]);
    expect(optionAtHidden(only, 1, 'laid')).toBe(0);
    expect(optionAtHidden(only, 1, 'chosen')).toBeUndefined();
    const one = table({ houses: [[], []], options: [look('enchant')] });
    expect(optionAtSeat(one, 1)).toBe(0);
    expect(rowsOfOffers(one)).toEqual([]);
  });

  it('has a row for each player, and leaves to a button what names nobody', () => {
    const gift = (seat: string, amount: string): [string, Record<string, string>] => [
      'gift',
      { other_seat: seat, material: 'straw', amount },
    ];
    const model = table({
      houses: [[], [], []],
      options: [gift('1', '1'), gift('1', '2'), gift('2', '1'), ['no-gift', {}]],
    });
    expect(rowsOfOffers(model)).toEqual([
      { seat: 1, options: [0, 1] },
      { seat: 2, options: [2] },
    ]);
    expect([0, 1, 2, 3].map((option) => isOnBoard(model, option))).toEqual([true, true, true, false]);
  });
});

describe('the notes on a player', () => {
  /** The other has a Fable that was looked at. */
  const model = (notes: object[], decision: object | null = null): TableModel =>
    ({
      seat: 0,
      game: { players: 2, kinds: [{ id: 'huntsman' }, { id: 'giant' }] },
      message: { derived: { notes: [[], notes] } },
      decision,
      memory: new Map(),
      zone: () => 0,
      argumentsOf: () => ({ other_seat: '0' }),
      cards: (zone: string, seat: number) => (zone === 'chosen' && seat === 1 ? [1] : []),
      words: {
        seat: (seat: number) => `seat ${seat}`,
        card: (card: number) => `card ${card}`,
        say: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' '),
      },
    }) as unknown as TableModel;

  it('say what the table notes, without what was collected: that stands beside the pig', () => {
    const told = model([
      { note: 'said', said: 'alone' },
      { note: 'debt', seat: 0, material: 'brick' },
      { note: 'collected', resources: [0, 3, 1] },
    ]);
    expect(notesOf(told, 1)).toEqual([
      'board-said-alone seat 1 no',
      'board-note-debt seat 1 no seat 0 yes material-brick',
    ]);
  });

  it('are, where cards are not drawn, those one has seen', () => {
    expect(notesOf(model([]), 1, true)).toContain('board-note-seen seat 1 no card 1');
  });

  it('are also those one remembers', () => {
    const seen = { ...model([]), memory: new Map([[0, [7]]]), cards: () => [-1] };
    expect(cardsBefore(seen as unknown as TableModel, 1, 'laid')).toEqual([7]);
  });

  it('say whose card the Wishing Well has already', () => {
    const well = model([], { question: 'wishing-well', options: [0] });
    expect(notesOf(well, 1)).toContain('board-note-picked');
    expect(notesOf(well, 0)).not.toContain('board-note-picked');
  });
});

describe('what nobody should miss', () => {
  const model = {
    seat: 0,
    game: { players: 2, kinds: [{ id: 'wolf' }] },
    message: { derived: { complete: [0, 2], 'houses-to-win': 3 } },
    verbOf: (option: number) => (option < 2 ? 'build' : 'gain'),
    argumentsOf: (option: number) => ({ section: option ? 'roof' : 'floor', material: 'wood' }),
    words: {
      seat: (seat: number) => `seat ${seat}`,
      card: (card: number) => `card ${card}`,
      say: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' '),
    },
  } as unknown as TableModel;
  const event = (event: object) => event as never;

  it('is a monster that comes, and where', () => {
    const [notice] = noticesIn(model, [event({ event: 'sends-monster', seat: 1, card: 0, place: 'forest' })]);
    expect(notice).toMatchObject({ seat: 1, sort: 'monster' });
    expect(notice?.text).toContain('card 0 place-label forest');
  });

  it('is a roof, with how many houses stand; not a floor, nor what else is done', () => {
    const answers = [0, 1, 2].map((option) => event({ event: 'answer', seat: 1, option }));
    expect(noticesIn(model, answers).map(({ text }) => text)).toEqual([
      'board-house-finished seat 1 no 2 3 1',
    ]);
  });
});

const FRIENDS = 7;
const ZONES = ['friends', 'played', 'hands'];
const heard = (standing: object[] = []) =>
  ({
    game: { players: 2 },
    standing,
    zone: (name: string, seat = 0) => FRIENDS + 10 * ZONES.indexOf(name) + seat,
  }) as never;
const moves = (from: number, to: number, rule: string) =>
  ({ event: 'move', from: [from, 0], to: [to, 0], card: 1, rule, n: 0 }) as never;

describe('what is not passed over', () => {
  const model = heard();
  const rule = 'gf.friends.keep-or-give';

  it('is a Friend given by somebody else, and the one who leaves for it', () => {
    expect(touches?.(model, moves(4, FRIENDS, rule), 0, false)).toBe(true);
    expect(touches?.(model, moves(FRIENDS, 3, rule), 0, false)).toBe(true);
  });

  it('is not one that was kept, nor what others get', () => {
    expect(touches?.(model, moves(4, FRIENDS, rule), 0, true)).toBeUndefined();
    expect(touches?.(model, moves(4, FRIENDS + 1, rule), 0, false)).toBeUndefined();
    expect(touches?.(model, moves(4, FRIENDS, 'gf.fable.giant'), 0, false)).toBeUndefined();
  });

  it("is a card of one's own that goes to another, though one answered last", () => {
    const [played, hands] = [FRIENDS + 10, FRIENDS + 20];
    expect(touches?.(model, moves(played, hands + 1, 'gf.fable.magic-flute'), 0, true)).toBe(true);
    expect(touches?.(model, moves(played, hands, 'gf.fable.magic-flute'), 0, true)).toBeUndefined();
  });

  it("is what another's card does to one's resources, and where the Wolf eats", () => {
    const acts = { event: 'acts', seat: 1, card: 0, rule: '', n: 2 };
    const loses = { event: 'set', field: 'resources', seat: 0, value: [0, 0, 0], rule: '', n: 3 };
    const goes = { event: 'set', field: 'pigs', seat: 0, value: 1, rule: '', n: 1 };
    const wolf = { event: 'wolf-empties', seat: 1, place: 'forest', rule: '', n: 4 };
    const told = heard([goes, acts, loses, wolf]);
    expect([acts, loses, wolf].map((one) => touches?.(told, one as never, 0, true))).toEqual([
      true,
      true,
      true,
    ]);
    expect(touches?.(told, { ...wolf, place: 'fields' } as never, 0, true)).toBe(false);
    expect(touches?.(heard([{ ...acts, seat: 0 }, loses]), loses as never, 0, true)).toBeUndefined();
  });

  it("is what another's card takes from one's hand, or where it sends one's pig", () => {
    const acts = { event: 'acts', seat: 1, card: 0, rule: '', n: 1 };
    const discards = { ...(moves(FRIENDS + 20, 3, 'gf.fable.giant') as object), n: 2 };
    const sent = { event: 'set', field: 'pigs', seat: 0, value: 2, rule: '', n: 3 };
    const told = heard([acts, discards, sent]);
    const found = [acts, discards, sent].map((one) => touches?.(told, one as never, 0, true));
    expect(found).toEqual([true, true, true]);
    const home = { ...sent, value: -1 };
    expect(touches?.(heard([acts, home]), acts as never, 0, true)).toBeFalsy();
  });
});

describe('a Fable that was drawn', () => {
  const hands = FRIENDS + 20;
  const answer = (option: number, seat = 0) => ({ event: 'answer', seat, option, rule: '', n: 0 });
  const drawn = (card: number) => ({ ...(moves(4, hands, '') as object), card });
  const verbOf = (option: number) => ['draw', 'gain', 'pass'][option]!;
  const fresh = (events: unknown[]) =>
    freshFables({ ...(heard(events as object[]) as object), seat: 0, verbOf } as never);

  it('is new until one chooses something again; the end of a turn is no choice', () => {
    expect(fresh([drawn(5)])).toEqual([]);
    expect(fresh([answer(0), drawn(7)])).toEqual([7]);
    expect(fresh([answer(0), drawn(7), answer(2), answer(1, 1)])).toEqual([7]);
    expect(fresh([answer(0), drawn(7), answer(1)])).toEqual([]);
  });
});
