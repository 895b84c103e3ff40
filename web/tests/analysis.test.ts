import { describe, expect, it } from 'vitest';
import { across, down, numbered, path, PLOT, progress, summary } from '../src/table/analysis';

const CURVE = [
  { line: 1, percent: 50 },
  { line: 6, percent: 20 },
  { line: 11, percent: 100 },
];

describe('the plot of an analysis', () => {
  it('goes from the first line to the last, and from nothing to all', () => {
    expect(across(1, 11)).toBe(PLOT.left);
    expect(across(11, 11)).toBe(PLOT.width - PLOT.right);
    expect(down(100)).toBe(PLOT.top);
    expect(down(0)).toBe(PLOT.height - PLOT.bottom);
  });

  it('draws a line through every point', () => {
    const places = CURVE.map(({ line, percent }) => [across(line, 11), down(percent)]);
    const drawn = path(CURVE, 11).slice(1).split('L');
    expect(drawn.map((place) => place.split(' ').map(Number))).toEqual(
      places.map((place) => place.map((each) => Number(each.toFixed(1)))),
    );
  });

  it('sets the numbers of turning points apart, all of them in the plot', () => {
    const places = numbered([{ line: 1 }, { line: 2 }, { line: 300 }], 300);
    expect(places[0]).toBe(across(1, 300));
    expect(places[1]! - places[0]!).toBe(9);
    expect(places[2]).toBe(across(300, 300));
    const late = numbered([{ line: 299 }, { line: 300 }], 300);
    expect(late[1]).toBe(across(300, 300));
    expect(late[1]! - late[0]!).toBe(9);
  });

  it('comes to a few numbers', () => {
    expect(summary(CURVE)).toEqual({ first: 50, least: 20, most: 100, last: 100 });
  });

  it('tells how far it is, never more than all', () => {
    expect([progress(0, 0), progress(1, 3), progress(9, 8)]).toEqual([0, 33, 100]);
  });
});
