import { describe, expect, it } from 'vitest';
import { ranked } from '../src/table/ranking';

describe('the ranking of a finished game', () => {
  it('begins with the most points', () => {
    expect(ranked([3, 9, -2, 5], [1], false)).toEqual([1, 3, 0, 2]);
  });

  it('begins with the fewest where fewer are better', () => {
    expect(ranked([3, 9, 0, 5], [2], true)).toEqual([2, 0, 3, 1]);
  });

  it('puts who won a broken tie first', () => {
    expect(ranked([4, 4, 7], [1], true)).toEqual([1, 0, 2]);
    expect(ranked([7, 2, 7], [2], false)).toEqual([2, 0, 1]);
  });
});
