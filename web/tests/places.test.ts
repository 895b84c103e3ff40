import { expect, it } from 'vitest';
import { Catalogue } from '../src/catalogue';
import type { GameDescription, View } from '../src/protocol';
import { looseOptions, placesOf } from '../src/table/places';

const card = { name: 'card', values: ['fox', 'owl'] };
const GAME = {
  id: 'toy',
  players: 2,
  zones: [
    { name: 'market', first: 0, count: 1, per_seat: false, bag: false, seen: 'all' },
    { name: 'hands', first: 1, count: 2, per_seat: true, bag: true, seen: 'owner' },
  ],
  kinds: [{ id: 'fox' }, { id: 'owl' }],
  verbs: [
    { name: 'play', base: 0, arguments: [card] },
    { name: 'buy', base: 2, arguments: [card] },
    { name: 'steal', base: 4, arguments: [card] },
    { name: 'pass', base: 6, arguments: [] },
  ],
  layout: { choose: { steal: 'others.hands' } },
} as unknown as GameDescription;

const view = (zones: number[][]) => ({ seat: 0, zones, fields: {} }) as unknown as View;

it('lets cards stand for options where they lie, and leaves the rest to buttons', () => {
  const options = [0, 3, 5, 6];
  const places = placesOf(new Catalogue(GAME), view([[1], [0], [1, 1]]), 0, options);
  expect(places.get(1)?.get(0)).toEqual([0]);
  expect(places.get(0)?.get(1)).toEqual([3]);
  expect(places.get(2)?.get(1)).toEqual([5]);
  expect(looseOptions(places, options)).toEqual([6]);
});

it('leaves an option whose card is nowhere in sight to a button', () => {
  const places = placesOf(new Catalogue(GAME), view([[], [-1], [-1]]), 0, [0]);
  expect(looseOptions(places, [0])).toEqual([0]);
});
