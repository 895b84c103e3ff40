/** How fast what happens is shown: every step long enough to be read, as soon as it comes, or one tap each. */

import { settings, type Choices } from '../settings.svelte';

export type Pace = Choices['pace'];

/** What everything that moves takes, against the usual. */
const STRETCH: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.5, tap: 1.3 };
/** How long lines are in sight at the slow pace, in milliseconds: at least, for each letter, and at most. */
const READING = { least: 1200, letter: 45, most: 8000 };

export const stretched = (milliseconds: number): number => milliseconds * STRETCH[settings.pace];

/** Suspense is never cut short: it hides what is not told yet. */
export const heldBack = (milliseconds: number): number => Math.max(milliseconds, stretched(milliseconds));

/** How long these lines stay in sight before anything else is shown; Infinity until a tap. */
export function readingTime(lines: readonly string[]): number {
  if (!lines.length || settings.pace === 'normal' || settings.pace === 'fast') return 0;
  if (settings.pace === 'tap') return Infinity;
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  return Math.min(READING.most, READING.least + READING.letter * letters);
}

/** Whether one step after the other is shown however many wait. */
export const isStepwise = (): boolean => settings.pace === 'slow' || settings.pace === 'tap';
