import { describe, expect, it } from 'vitest';
import type { CampaignInfo } from '../src/protocol';
import { gameAt, gamesOf, listed } from '../src/campaign/sheet';
import { Texts } from '../src/texts';

const campaign = (games: number, running: string | null, sheet: unknown[] = []): CampaignInfo =>
  ({ games, table: running, chapters: [{ table: 'first' }, { table: 'second' }], sheet }) as never;

describe('a game of a campaign', () => {
  it('counts as one more than those finished while it is played', () => {
    expect(gameAt(campaign(3, 'second'), 'second')).toBe(4);
    expect(gameAt(campaign(4, null), 'second')).toBe(4);
    expect(gameAt(campaign(4, null), 'first')).toBe(0);
  });

  it('is one of as many as the sheet has lines, where it has any', () => {
    expect(gamesOf(campaign(0, null, [{ block: 'lines', of: 10 }]))).toBe(10);
    expect(gamesOf(campaign(0, null, [{ block: 'cards' }]))).toBe(0);
  });
});

it('lists cards by the alphabet of who reads, not by that of the files', () => {
  const french = new Texts(
    'fr',
    'articles = le, la, l’\ncard-moat = L’écluse\ncard-gate = La tour\ncard-well = Puits\n',
  );
  expect(listed(['gate', 'well', 'moat', 'gate'], french)).toBe('L’écluse, Puits, La tour\u00a0×2');
});
