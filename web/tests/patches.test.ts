import { describe, expect, it } from 'vitest';
import cases from '../../tests/unit/patches.json';
import { patched } from '../src/table/patches';

type Piece = Record<string, unknown>;

/** Null means the same as absence. */
function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const present = Object.entries(value).filter(([, item]) => item !== null);
  return Object.fromEntries(present.map(([name, item]) => [name, withoutNulls(item)]));
}

describe('a patch', () => {
  it.each(cases)('$name', ({ old, patch, new: made }) => {
    const before = JSON.stringify(old);
    expect(withoutNulls(patched(old, patch))).toEqual(withoutNulls(made));
    expect(JSON.stringify(old)).toBe(before);
  });

  it('leaves what it does not name as it is', () => {
    const old = { view: { zones: [[1], [2]], fields: { round: 1 } }, waiting: [0] };
    const made = patched(old, { view: { zones: { 0: [3] } } }) as Piece & typeof old;
    expect(made.view.zones).toEqual([[3], [2]]);
    expect(made.view.zones[1]).toBe(old.view.zones[1]);
    expect(made.view.fields).toBe(old.view.fields);
    expect(made.waiting).toBe(old.waiting);
  });
});
