import { describe, expect, it } from 'vitest';
import type { CampaignInfo } from '../src/protocol';
import { gameAt, gamesOf } from '../src/campaign/sheet';

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
