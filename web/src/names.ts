/** Names that the house gives who has typed none: kept as `~wren`, shown in each reader's language. */

import type { Texts } from './texts';

/** Newcomers take theirs from the second half, computer players from the first. */
export const HOUSE_NAMES: readonly string[] = [
  '~rosebud',
  '~thimble',
  '~robin',
  '~hazel',
  '~bramble',
  '~wren',
  '~marigold',
  '~puck',
];

/** The id of a name, and a number where somebody else bears it already. */
const KEPT = /^~([a-z]+)( \d+)?$/;

/** A name as it was typed, or the house's in the language of the texts. */
export function shownName(name: string, texts: Texts): string {
  const [, id, number = ''] = KEPT.exec(name) ?? [];
  return id && texts.has(`name-${id}`) ? texts.say(`name-${id}`) + number : name;
}
