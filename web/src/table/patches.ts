/** Patches: what has changed in a piece of JSON, as docs/protocol.md describes them. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a patch makes of what was before, which stays as it was; what has not changed is the same in both. */
export function patched(old: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  if (Array.isArray(old)) return old.map((item: unknown, at) => (at in patch ? patch[at] : item));
  if (!isObject(old)) return patch;
  const changes = Object.entries(patch).map(([name, change]) => [name, patched(old[name], change)]);
  return { ...old, ...Object.fromEntries(changes) };
}
