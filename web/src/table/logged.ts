/** The lines of a log as they are shown: equal ones folded, with what is told of the company among them. */

import type { Line } from '../story';
import type { Remark } from './company.svelte';

export interface Logged extends Line {
  /** How many equal lines it stands for. */
  times: number;
  /** Whether it is no event of the game. */
  isRemark?: boolean;
}

const isEqual = (one: Logged, other: Line): boolean =>
  one.text === other.text && !one.begins && one.undone === other.undone;

export function logged(lines: readonly Line[], remarks: readonly Remark[]): Logged[] {
  const left = [...remarks];
  const found: Logged[] = [];
  const add = (line: Omit<Logged, 'times'>) => {
    const last = found.at(-1);
    if (last && isEqual(last, line)) last.times++;
    else found.push({ ...line, times: 1 });
  };
  const remarkUpTo = (n: number) => {
    while (left[0] && left[0].at <= n) {
      const { at, text } = left.shift()!;
      add({ text, cards: [], rule: '', n: at, isRemark: true });
    }
  };
  for (const line of lines) {
    remarkUpTo(line.n);
    add(line);
  }
  remarkUpTo(Infinity);
  return found;
}
