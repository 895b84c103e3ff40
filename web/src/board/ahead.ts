/**
 * What several answers in a row can be together, as the decision says it: `ahead` has a list of
 * `[option, next node, ...forced]` for every node of the choice. The rules have worked it out; here one picks.
 */

import type { Decision } from '../protocol';

export type Ahead = NonNullable<Decision['ahead']>;

const DONE = -1;

/** The answers that choose just these options, picked in any order; null where that is no whole choice. */
export const answersFor = (ahead: Ahead, picked: readonly number[]): number[] | null =>
  wayThrough(ahead, picked, true);

/** Whether some whole choice contains these options. */
export const fits = (ahead: Ahead, picked: readonly number[]): boolean =>
  wayThrough(ahead, picked, false) !== null;

/** Every option that is part of some choice. */
export const optionsIn = (ahead: Ahead): Set<number> =>
  new Set(ahead.flat().flatMap(([option, , ...forced]) => [option!, ...forced]));

/** Answers to the end of the choice that use up what is picked; and others, unless `exactly`. */
function wayThrough(ahead: Ahead, picked: readonly number[], exactly: boolean): number[] | null {
  const dead = new Set<string>();
  const search = (node: number, left: readonly number[]): number[] | null => {
    if (node === DONE) return left.length ? null : [];
    const key = `${node}:${left.join()}`;
    if (dead.has(key)) return null;
    for (const [option = -1, next = DONE, ...forced] of ahead[node] ?? []) {
      const rest = without(left, [option, ...forced], exactly);
      const found = rest && search(next, rest);
      if (found) return [option, ...found];
    }
    dead.add(key);
    return null;
  };
  return search(
    0,
    [...picked].sort((a, b) => a - b),
  );
}

function without(left: readonly number[], options: readonly number[], exactly: boolean): number[] | null {
  const rest = [...left];
  for (const option of options) {
    const at = rest.indexOf(option);
    if (at >= 0) rest.splice(at, 1);
    else if (exactly) return null;
  }
  return rest;
}
