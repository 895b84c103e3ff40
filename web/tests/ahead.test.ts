import { describe, expect, it } from 'vitest';
import { aheadOf, answersFor, fits, lightest, optionsIn, type Ahead } from '../src/board/ahead';

/** Coins worth 3, 2, 2 and 1 pay 5: 3 with either 2, or all but the 3; then the rest is forced. */
const PAY_FIVE: Ahead = [
  [
    [0, 1],
    [1, -1, 2, 3],
  ],
  [
    [1, -1],
    [2, -1],
  ],
];

describe('what several answers can be together', () => {
  it('takes a whole choice in any order, and answers what is not forced', () => {
    expect(answersFor(PAY_FIVE, [2, 0])).toEqual([0, 2]);
    expect(answersFor(PAY_FIVE, [3, 1, 2])).toEqual([1]);
  });

  it('takes nothing that is too little, too much or does not go together', () => {
    expect(answersFor(PAY_FIVE, [0])).toBeNull();
    expect(answersFor(PAY_FIVE, [0, 1, 2])).toBeNull();
    expect(answersFor(PAY_FIVE, [0, 3])).toBeNull();
  });

  it('says what can still be added', () => {
    expect(fits(PAY_FIVE, [])).toBe(true);
    expect(fits(PAY_FIVE, [3, 2])).toBe(true);
    expect(fits(PAY_FIVE, [0, 3])).toBe(false);
    expect(fits(PAY_FIVE, [1, 1])).toBe(false);
    expect([...optionsIn(PAY_FIVE)].sort()).toEqual([0, 1, 2, 3]);
  });

  it('finds the choice that weighs least, with what is forced', () => {
    expect(lightest(PAY_FIVE, (option) => [9, 1, 1, 1][option]!)).toEqual([1, 2, 3]);
    expect(lightest(PAY_FIVE, (option) => [1, 9, 2, 1][option]!)).toEqual([0, 2]);
  });

  it('is a choice of one answer where the decision says no more', () => {
    expect(aheadOf({ number: 1, question: 'pay', rule: '', options: [4, 5] })).toEqual([
      [
        [4, -1],
        [5, -1],
      ],
    ]);
    expect(aheadOf(null)).toEqual([[]]);
  });
});
