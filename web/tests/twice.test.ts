import { expect, it } from 'vitest';
import { isRepeated } from '../src/table/twice';

const first = { x: 100, y: 50, time: 1000, asked: 7 };

it('takes a quick second touch of the same spot for a slip once another question is asked', () => {
  const second = { x: 104, y: 52, time: 1300, asked: 8 };
  expect(isRepeated(first, second)).toBe(true);
  expect(isRepeated(first, { ...second, asked: 7 })).toBe(false);
  expect(isRepeated(first, { ...second, time: 1600 })).toBe(false);
  expect(isRepeated(first, { ...second, x: 160 })).toBe(false);
  expect(isRepeated(null, second)).toBe(false);
});
