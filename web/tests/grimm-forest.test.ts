import { describe, expect, it } from 'vitest';
import { notesOf } from '../../src/veillee/games/grimm_forest/board/notes';
import { isOnBoard } from '../../src/veillee/games/grimm_forest/board/offered';
import { rowsOfOffers } from '../../src/veillee/games/grimm_forest/board/offers';
import { whyWon } from '../../src/veillee/games/grimm_forest/board/ranking';
import {
  cardsBefore,
  offersAtSite,
  optionAtHidden,
  optionAtSeat,
} from '../../src/veillee/games/grimm_forest/board/table';
import type { TableModel } from '../src/board';

const STRAW = 9;
const WOOD = 10;
const BRICK = 11;

interface Position {
  houses: number[][];
  tokens?: number[];
  tieBreak?: string;
  /** What can be chosen, by verb and arguments. */
  options?: [verb: string, args: Record<string, string>][];
  resources?: number[];
  /** Whether the opponent has Hansel & Gretel. */
  taxed?: boolean;
}

function table(position: Position): TableModel {
  const { houses, tokens = [-1, -1, -1], options = [] } = position;
  return {
    seat: 0,
    game: {
      players: houses.length,
      kinds: [{ id: 'hansel-and-gretel' }],
      verbs: [{ name: 'site', base: 50 }],
    },
    table: { options: { 'tie-break': position.tieBreak ?? 'tokens' } },
    view: { fields: { houses, tokens, resources: [position.resources ?? [9, 9, 9]] } },
    decision: { question: 'act', options: options.map((_, option) => option) },
    argumentsOf: (option: number) => options[option]![1],
    verbOf: (option: number) => options[option]![0],
    memory: new Map(),
    cards: (_zone: string, seat: number) => (seat === 1 && position.taxed ? [0] : []),
  } as never;
}

describe('what decided the game', () => {
  it('is three houses, or most of them when the rounds are over', () => {
    expect(whyWon(table({ houses: [[STRAW, STRAW, STRAW], [BRICK]] }))).toBe('board-won-three');
    expect(whyWon(table({ houses: [[STRAW], [3, 4, 5]] }))).toBe('board-won-most');
  });

  it('is brick before wood between equals', () => {
    const wood = [WOOD, WOOD, STRAW];
    expect(whyWon(table({ houses: [wood, [BRICK, STRAW, STRAW]] }))).toBe('board-won-brick');
    expect(whyWon(table({ houses: [wood, [WOOD, STRAW, STRAW]] }))).toBe('board-won-wood');
  });

  it('is the tokens then, unless the edition goes by turn order', () => {
    const equal = { houses: [[STRAW], [STRAW]], tokens: [0, 1, -1] };
    expect(whyWon(table(equal))).toBe('board-won-token-wood');
    expect(whyWon(table({ ...equal, tieBreak: 'turn-order' }))).toBe('board-won-order');
  });
});

describe('what a building site offers', () => {
  const floor: [string, Record<string, string>] = ['build', { section: 'floor', material: 'wood' }];
  const walls: [string, Record<string, string>] = ['build', { section: 'walls', material: 'straw' }];

  it('is a floor on the first empty site, and what a house needs next', () => {
    const model = table({ houses: [[3, 0, 0, 0, 0], []], options: [floor, walls] });
    expect(offersAtSite(model, 0, 0)).toEqual([{ option: 1, section: 3, price: 4 }]);
    expect(offersAtSite(model, 0, 1)).toEqual([{ option: 0, section: 1, price: 2 }]);
    expect(offersAtSite(model, 0, 2)).toEqual([]);
  });

  it('is cheaper on a Discount Lot, and dearer for walls where Hansel & Gretel wait', () => {
    const lot = { houses: [[9, 9, 9, 9, 9, 0], []], options: [floor] };
    expect(offersAtSite(table(lot), 0, 5)).toEqual([{ option: 0, section: 1, price: 1 }]);
    const taxed = table({ houses: [[3, 0, 0, 0, 0], []], options: [walls], taxed: true });
    expect(offersAtSite(taxed, 0, 0)).toEqual([{ option: 0, section: 3, price: 5 }]);
  });

  it('names the site at once where two are open', () => {
    const model = table({ houses: [[0, 0, 0, 0, 0, 0], []], options: [floor] });
    expect(offersAtSite(model, 0, 0)).toEqual([{ option: 0, site: 50, section: 1, price: 2 }]);
    expect(offersAtSite(model, 0, 5)).toEqual([{ option: 0, site: 55, section: 1, price: 1 }]);
  });

  it('is not what only the lot is cheap enough for', () => {
    const model = table({ houses: [[0, 0, 0, 0, 0, 0], []], options: [floor], resources: [0, 1, 0] });
    expect(offersAtSite(model, 0, 0)).toEqual([]);
    expect(offersAtSite(model, 0, 5)).toHaveLength(1);
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
  const fields = {
    window: 7,
    said: [-1, 4],
    duties: [0, 5],
    debts: [-1, 2],
    colours: [1, 1],
    bound: [0, 0],
    gathered: [
      [0, 0, 0],
      [0, 3, 1],
    ],
  };
  const model = {
    seat: 0,
    game: { players: 2 },
    view: { fields },
    memory: new Map(),
    zone: () => 0,
    cards: (zone: string, seat: number) => (zone === 'laid' && seat === 0 ? [-1] : []),
    words: {
      seat: (seat: number) => `seat ${seat}`,
      say: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' '),
    },
  } as unknown as TableModel;

  /** Before cards are turned up: the reader has the Huntsman, the other a hand and a card that was looked at. */
  const choosing = (hand: number[], decision: object | null = null): TableModel =>
    ({
      ...model,
      game: { players: 2, kinds: [{ id: 'huntsman' }, { id: 'giant' }] },
      view: { fields: { ...fields, window: 2, said: [-1, -1], debts: [-1, -1], colours: [0, 1] } },
      decision,
      argumentsOf: () => ({ other_seat: '0' }),
      cards: (zone: string, seat: number) =>
        (({ friends: [[0], []], hands: [[], hand], chosen: [[], [1]] })[zone] ?? [])[seat] ?? [],
      words: { ...model.words, card: (card: number) => `card ${card}` },
    }) as unknown as TableModel;

  it('are promises, debts, and what was collected', () => {
    expect(notesOf(model, 1)).toEqual([
      'board-said-4',
      'board-note-debt material-brick seat 0',
      'board-note-collected each-resources 3 2, each-resources 1 3',
    ]);
    expect(notesOf(model, 1, true)).toHaveLength(2);
  });

  it('are duties while one chooses, of those who have a Fable', () => {
    const late = 'board-note-chooses-late';
    expect(notesOf(choosing([-1]), 1)).toEqual(['board-note-must-play seat 0', late]);
    expect(notesOf(choosing([]), 1)).toEqual([late]);
  });

  it('are, where cards are not drawn, those one has seen', () => {
    expect(notesOf(choosing([]), 1, true)).toContain('board-note-seen card 1');
  });

  it('are also those one remembers', () => {
    const seen = { ...choosing([]), memory: new Map([[0, [7]]]), cards: () => [-1] };
    expect(cardsBefore(seen as unknown as TableModel, 1, 'laid')).toEqual([7]);
  });

  it('say whose card the Wishing Well has already', () => {
    const well = choosing([], { question: 'wishing-well', options: [0] });
    expect(notesOf(well, 1)).toContain('board-note-picked');
    expect(notesOf(well, 0)).not.toContain('board-note-picked');
  });

  it("say whose Gather card lies there if it is another's", () => {
    expect(notesOf(model, 0)).toEqual(['board-note-strange seat 1']);
  });
});
