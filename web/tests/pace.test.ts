import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldBack, isStepwise, readingTime, stretched } from '../src/table/pace';

const settings = vi.hoisted(() => ({ pace: 'normal' }));
vi.mock('../src/settings.svelte', () => ({ settings }));

describe('the pace of what others do', () => {
  beforeEach(() => void (settings.pace = 'normal'));

  it('lets nobody wait as long as nobody asks for it', () => {
    expect(readingTime(['A fox comes.'])).toBe(0);
    expect(isStepwise()).toBe(false);
    expect(stretched(100)).toBe(100);
  });

  it('is slow enough to read every step, and a longer one for longer', () => {
    settings.pace = 'slow';
    expect(isStepwise()).toBe(true);
    expect(readingTime(['A fox comes.'])).toBeGreaterThan(1500);
    expect(readingTime(['A fox comes.', 'It goes.'])).toBeGreaterThan(readingTime(['A fox comes.']));
    expect(readingTime([])).toBe(0);
    expect(stretched(100)).toBeGreaterThan(100);
  });

  it('waits for a tap at each step', () => {
    settings.pace = 'tap';
    expect(readingTime(['A fox comes.'])).toBe(Infinity);
    expect(readingTime([])).toBe(0);
  });

  it('is fast, but tells nothing before its time', () => {
    settings.pace = 'fast';
    expect(stretched(100)).toBeLessThan(100);
    expect(heldBack(100)).toBe(100);
  });
});
