/** What the table knows in numbers, for messages. */

import type { Json } from '../protocol';

/**
 * A field in numbers for a prompt: the table's, the seat's, or what the seat's list adds up to; then `<field>_only` says
 * which of the list, from 1 on, is the only one that counts, or 0.
 */
export function numbersIn(name: string, value: Json | undefined, seat: number): [string, number][] {
  const own = Array.isArray(value) ? value[seat] : value;
  if (Number.isInteger(own)) return [[name, own as number]];
  if (!Array.isArray(own) || !own.every((one) => Number.isInteger(one))) return [];
  const list = own as number[];
  const only = list.filter(Boolean).length === 1 ? list.findIndex(Boolean) + 1 : 0;
  return [
    [name, list.reduce((sum, one) => sum + one, 0)],
    [`${name}_only`, only],
  ];
}
