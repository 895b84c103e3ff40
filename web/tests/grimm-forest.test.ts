import { describe, expect, it } from 'vitest';
import { whyWon } from '../../src/veillee/games/grimm_forest/board/ranking';
import { offersAtSite, optionAtSeat } from '../../src/veillee/games/grimm_forest/board/table';
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
    game: { players: houses.length, kinds: [{ id: 'hansel-and-gretel' }] },
    table: { options: { 'tie-break': position.tieBreak ?? 'tokens' } },
    view: { fields: { houses, tokens, resources: [position.resources ?? [9, 9, 9]] } },
    decision: { options: options.map((_, option) => option) },
    argumentsOf: (option: number) => options[option]![1],
    verbOf: (option: number) => options[option]![0],
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

  it('is not what only the lot is cheap enough for', () => {
    const model = table({ houses: [[0, 0, 0, 0, 0, 0], []], options: [floor], resources: [0, 1, 0] });
    expect(offersAtSite(model, 0, 0)).toEqual([]);
    expect(offersAtSite(model, 0, 5)).toHaveLength(1);
  });
});

it('leaves to buttons what a player stands for in two ways', () => {
  const look = (verb: string): [string, Record<string, string>] => [verb, { other_seat: '1' }];
  const both = table({ houses: [[], []], options: [look('look-gather'), look('look-fable')] });
  expect(optionAtSeat(both, 1)).toBeUndefined();
  expect(optionAtSeat(table({ houses: [[], []], options: [look('enchant')] }), 1)).toBe(0);
});
