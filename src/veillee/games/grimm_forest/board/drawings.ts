/** Houses and materials as paths: all drawn for this table. */

import type { LevelName, MaterialName } from './table';

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Strokes side by side, leaning to one side. */
const strokes = (from: number, to: number, step: number, top: number, bottom: number, lean = 0): string =>
  steps(from, to, step)
    .map((x) => `M${x} ${top}L${x + lean} ${bottom}`)
    .join('');

const lines = (left: number, right: number, heights: number[]): string =>
  heights.map((y) => `M${left} ${y}H${right}`).join('');

/** Courses of bricks, each shifted against the one below. */
function courses(left: number, right: number, top: number, bottom: number): string {
  const rows = steps(top, bottom - 5, 5);
  const joints = rows.flatMap((y, row) =>
    steps(left + (row % 2 ? 4 : 8), right - 1, 8).map((x) => `M${x} ${y}V${Math.min(bottom, y + 5)}`),
  );
  return lines(left, right, rows) + joints.join('');
}

export interface Drawing {
  shape: string;
  lines: string;
}

const FLOOR = 'M7 51H57L60 58H4Z';
const WALLS = 'M12 29H52V51H12Z';

/** The three sections of a house on 64 × 64, by material. */
export const sections: Readonly<Record<MaterialName, Record<LevelName, Drawing>>> = {
  straw: {
    floor: { shape: FLOOR, lines: strokes(9, 56, 4, 51.5, 57.5, -1) },
    walls: { shape: WALLS, lines: `${strokes(14, 51, 2.8, 29, 51, 1)}M12 35H52M12 45H52` },
    roof: {
      shape:
        'M32 5Q44 14 60 30L56 34L52 31L48 34L44 31L40 34L36 31L32 34L28 31L24 34L20 31L16 34L12 31L8 34L4 30Q20 14 32 5Z',
      lines: 'M32 6L8 32M32 6L16 32M32 6L24 32M32 6V32M32 6L40 32M32 6L48 32M32 6L56 32M22 15Q32 20 42 15',
    },
  },
  wood: {
    floor: { shape: FLOOR, lines: 'M5 54.5H59M20 51V54.5M42 51V54.5M30 54.5V58' },
    walls: { shape: WALLS, lines: lines(12, 52, [33, 37.5, 42, 46.5]) + 'M15 29V51M49 29V51' },
    roof: {
      shape: 'M32 6L60 30L57 34L32 13L7 34L4 30ZM32 13L55 32H9Z',
      lines:
        'M12 29H52M18 24H46M24 19H40M22 24V29M32 24V29M42 24V29M28 19V24M37 19V24M17 29V32M27 29V32M37 29V32M47 29V32',
    },
  },
  brick: {
    floor: {
      shape: FLOOR,
      lines: 'M5 54.5H59M14 51V54.5M26 51V54.5M38 51V54.5M50 51V54.5M20 54.5V58M32 54.5V58M44 54.5V58',
    },
    walls: { shape: WALLS, lines: courses(12, 52, 30, 51) },
    roof: {
      shape: 'M42 16V6H49V22L60 31V34H4V31L32 7Z',
      lines:
        'M4 31Q8 36 12 31Q16 36 20 31Q24 36 28 31Q32 36 36 31Q40 36 44 31Q48 36 52 31Q56 36 60 31M13 25Q17 30 21 25Q25 30 29 25Q33 30 37 25Q41 30 45 25Q49 30 52 25M22 18Q26 23 30 18Q34 23 38 18Q41 22 43 19',
    },
  },
};

/** One piece of each material, on 24 × 24. */
export const pieces: Readonly<Record<MaterialName, Drawing>> = {
  straw: {
    shape: 'M12 13Q4 9 5 2Q9 4 10 8Q10 3 12 1Q14 3 14 8Q15 4 19 2Q20 9 13 13Q18 16 19 23H5Q6 16 12 13Z',
    lines: 'M8 13.5H16M12 2V12M12 14V22M9 16L7.5 22M15 16L16.5 22M7 4.5L11 11M17 4.5L13 11',
  },
  wood: {
    shape: 'M2 12A4.5 6 0 0 1 6.5 6H18A4.5 6 0 0 1 18 18H6.5A4.5 6 0 0 1 2 12Z',
    lines:
      'M18 6A4.5 6 0 0 0 18 18A4.5 6 0 0 0 18 6M18 9.4A2 2.7 0 0 0 18 14.7A2 2.7 0 0 0 18 9.4M5.5 9H11M4.5 12.5H12M7 15.5H12',
  },
  brick: {
    shape: 'M2 9L8 5H22V15L16 19H2Z',
    lines: 'M2 9H16V19M16 9L22 5M6 12V16M12 12V16',
  },
};
