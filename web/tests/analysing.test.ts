import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Analysis, AnalysisState } from '../src/protocol';
vi.mock('../src/problem', () => ({ problem: String }));
import { Analysing, ASK_EVERY } from '../src/table/analysing.svelte';

const FOUND = { game: 'toy' } as Analysis;
const UNDER_WAY: AnalysisState = { done: 1, total: 4, analysis: null };

describe('an analysis', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked for again until it is found, and then kept', async () => {
    const ask = vi.fn(async () => UNDER_WAY);
    const analysing = new Analysing(ask);
    expect([ask.mock.calls.length, analysing.isWanted]).toEqual([0, false]);
    analysing.begin();
    await vi.advanceTimersByTimeAsync(ASK_EVERY);
    expect([ask.mock.calls.length, analysing.percent]).toEqual([2, 25]);
    ask.mockResolvedValue({ done: 1, total: 1, analysis: FOUND });
    await vi.advanceTimersByTimeAsync(5 * ASK_EVERY);
    expect([ask.mock.calls.length, analysing.analysis]).toEqual([3, FOUND]);
  });

  it('is not asked for any more when the table is left', async () => {
    const ask = vi.fn(async () => UNDER_WAY);
    const analysing = new Analysing(ask);
    analysing.begin();
    await vi.advanceTimersByTimeAsync(0);
    analysing.leave();
    await vi.advanceTimersByTimeAsync(5 * ASK_EVERY);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('can be tried again', async () => {
    const ask = vi.fn(async (): Promise<AnalysisState> => ({ done: 1, total: 1, analysis: FOUND }));
    ask.mockRejectedValueOnce(new Error('no line'));
    const analysing = new Analysing(ask);
    analysing.begin();
    await vi.advanceTimersByTimeAsync(0);
    expect([analysing.isWanted, analysing.analysis]).toEqual([true, null]);
    analysing.begin();
    await vi.advanceTimersByTimeAsync(0);
    expect([analysing.trouble, analysing.analysis]).toEqual(['', FOUND]);
  });
});
