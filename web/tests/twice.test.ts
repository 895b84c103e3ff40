import { expect, it } from 'vitest';
import { isRepeated } from '../src/table/twice';

const first = { x: 100, y: 50, time: 1000, asked: 7, since: 0 };

it('takes a quick second touch of the same spot for a slip once another question is asked', () => {
  const second = { x: 104, y: 52, time: 1300, asked: 8, since: 1100 };
  expect(isRepeated(first, second)).toBe(true);
  expect(isRepeated(first, { ...second, asked: 7 })).toBe(false);
  expect(isRepeated(first, { ...second, time: 1600 })).toBe(false);
  // The answer was long under way: what counts is when the next question came.
  expect(isRepeated(first, { ...second, since: 3000, time: 3400 })).toBe(true);
  expect(isRepeated(first, { ...second, since: 3000, time: 3500 })).toBe(false);
  expect(isRepeated(first, { ...second, x: 160 })).toBe(false);
  expect(isRepeated(null, second)).toBe(false);
});
