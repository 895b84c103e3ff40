/**
 * What several answers in a row can be together, as the decision says it: `ahead` has a list of
 * `[option, next node, ...forced]` for every node of the choice. The rules have worked it out; here one picks.
 */

import type { Decision } from '../protocol';

export type Ahead = NonNullable<Decision['ahead']>;

const DONE = -1;

/** What can be picked together now; one option at a time where the decision says no more. */
export const aheadOf = (decision: Decision | null): Ahead =>
  decision?.ahead ?? [(decision?.options ?? []).map((option) => [option, DONE])];

/** The answers that choose just these options, picked in any order; null where that is no whole choice. */
export const answersFor = (ahead: Ahead, picked: readonly number[]): number[] | null =>
  wayThrough(ahead, picked, true);

/** Whether some whole choice contains these options. */
export const fits = (ahead: Ahead, picked: readonly number[]): boolean =>
  wayThrough(ahead, picked, false) !== null;

/** Every option that is part of some choice. */
export const optionsIn = (ahead: Ahead): Set<number> =>
  new Set(ahead.flat().flatMap(([option, , ...forced]) => [option!, ...forced]));

/** Of all whole choices the one whose options weigh least together. */
export function lightest(ahead: Ahead, weigh: (option: number) => number): number[] {
  const known = new Map<number, { weight: number; options: number[] }>();
  const from = (node: number): { weight: number; options: number[] } => {
    if (node === DONE) return { weight: 0, options: [] };
    let best = known.get(node);
    if (best) return best;
    best = { weight: Infinity, options: [] };
    for (const [option = -1, next = DONE, ...forced] of ahead[node] ?? []) {
      const later = from(next);
      const options = [option, ...forced, ...later.options];
      const weight = later.weight + [option, ...forced].reduce((sum, one) => sum + weigh(one), 0);
      if (weight < best.weight) best = { weight, options };
    }
    known.set(node, best);
    return best;
  };
  return from(0).options;
}

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
