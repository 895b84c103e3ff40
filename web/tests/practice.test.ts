import { afterEach, describe, expect, it, vi } from 'vitest';
import { house } from '../src/house.svelte';
import type { GameInfo, TableInfo } from '../src/protocol';
import { Texts } from '../src/texts';

vi.mock('../src/settings.svelte', () => ({ settings: {}, language: () => 'en' }));

const opponents = [
  { bot: 'level3', searches: false },
  { bot: 'level4', searches: true },
];
const table = (practised: boolean) => ({ game: 'toy', practised }) as TableInfo;

describe('a bot that looks ahead', () => {
  house.texts = new Texts('en', 'web-not-practised = Never practised here.');
  afterEach(() => void (house.games = null));

  it('says where it has not practised', () => {
    house.games = [{ id: 'toy', opponents } as GameInfo];
    expect(house.unpractised(table(false), 'level4')).toBe('Never practised here.');
    expect(house.unpractised(table(true), 'level4')).toBe('');
  });

  it('is no other, and not known before the games are', () => {
    expect(house.unpractised(table(false), 'level4')).toBe('');
    house.games = [{ id: 'toy', opponents } as GameInfo];
    expect(house.unpractised(table(false), 'level3')).toBe('');
    expect(house.unpractised({ ...table(false), game: 'other' }, 'level4')).toBe('');
  });
});
