/** The curves of an analysis as lines of a plot. */

import type { Point } from '../protocol';

/** The plot's own units: its size, and the room for numbers beside and below it. */
export const PLOT = { width: 320, height: 140, left: 22, right: 6, top: 6, bottom: 16 };
/** What the lines of seats are made of, so that colours alone need not tell them apart. */
export const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 2'];

export function across(line: number, lines: number): number {
  const { width, left, right } = PLOT;
  return left + ((width - left - right) * (line - 1)) / Math.max(1, lines - 1);
}

export function down(percent: number): number {
  const { height, top, bottom } = PLOT;
  return top + (height - top - bottom) * (1 - percent / 100);
}

export function path(curve: readonly Point[], lines: number): string {
  const places = curve.map(
    ({ line, percent }) => `${across(line, lines).toFixed(1)} ${down(percent).toFixed(1)}`,
  );
  return `M${places.join('L')}`;
}

/** What a curve comes to in numbers. */
export function summary(curve: readonly Point[]) {
  const percents = curve.map(({ percent }) => percent);
  return {
    first: percents[0] ?? 0,
    least: Math.min(...percents),
    most: Math.max(...percents),
    last: percents.at(-1) ?? 0,
  };
}

/** How much of an analysis is done, in per cent. */
export const progress = (done: number, total: number): number =>
  Math.min(100, Math.floor((100 * done) / Math.max(1, total)));

/** So far apart stand the numbers of turning points, that none lies on another. */
const NUMBER_APART = 9;

/** Where the numbers of turning points stand: below their lines, or a little beside where two are close. */
export function numbered(points: readonly { line: number }[], lines: number): number[] {
  const places: number[] = [];
  for (const { line } of points)
    places.push(Math.max(across(line, lines), (places.at(-1) ?? -NUMBER_APART) + NUMBER_APART));
  const last = PLOT.width - PLOT.right;
  return places.map((place, number) => Math.min(place, last - NUMBER_APART * (places.length - 1 - number)));
}
