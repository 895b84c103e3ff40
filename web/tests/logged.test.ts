import { describe, expect, it } from 'vitest';
import type { Line } from '../src/story';
import { logged } from '../src/table/logged';

const line = (text: string, n: number, more: Partial<Line> = {}): Line => ({
  text,
  cards: [],
  rule: '',
  n,
  ...more,
});
const shown = (lines: Line[], remarks: { at: number; text: string }[] = []) =>
  logged(lines, remarks).map(({ text, times }) => `${times} ${text}`);

describe('the log', () => {
  it('folds equal lines that follow each other', () => {
    expect(shown([line('a', 0), line('a', 1), line('b', 2), line('a', 3)])).toEqual(['2 a', '1 b', '1 a']);
  });

  it('does not fold what was taken back with what stands, nor rounds', () => {
    expect(shown([line('a', 0, { undone: true }), line('a', 1)])).toEqual(['1 a', '1 a']);
    expect(shown([line('a', 0, { begins: true }), line('a', 1, { begins: true })])).toEqual(['1 a', '1 a']);
  });

  it('tells who came and went where it happened', () => {
    const remarks = [
      { at: 2, text: 'gone' },
      { at: 9, text: 'back' },
    ];
    expect(shown([line('a', 0), line('b', 2)], remarks)).toEqual(['1 a', '1 gone', '1 b', '1 back']);
  });
});
