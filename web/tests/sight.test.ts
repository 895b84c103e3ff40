import { expect, it } from 'vitest';
import { scrollFor } from '../src/table/sight';

const room = { top: 50, bottom: 250 };

it('moves nothing that is seen', () => {
  expect(
    scrollFor(
      [
        { top: 50, bottom: 100 },
        { top: 200, bottom: 250 },
      ],
      room,
    ),
  ).toBe(0);
});

it('goes as far as the last has to, up or down', () => {
  expect(
    scrollFor(
      [
        { top: 150, bottom: 200 },
        { top: 240, bottom: 280 },
      ],
      room,
    ),
  ).toBe(30);
  expect(
    scrollFor(
      [
        { top: 20, bottom: 60 },
        { top: 100, bottom: 140 },
      ],
      room,
    ),
  ).toBe(-30);
});

it('shows the uppermost where not all of them fit', () => {
  expect(
    scrollFor(
      [
        { top: 400, bottom: 440 },
        { top: 90, bottom: 130 },
      ],
      room,
    ),
  ).toBe(40);
  expect(
    scrollFor(
      [
        { top: 20, bottom: 60 },
        { top: 240, bottom: 280 },
      ],
      room,
    ),
  ).toBe(-30);
});
