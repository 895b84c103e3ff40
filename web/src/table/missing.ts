/** What cannot be chosen now, and why. */

import type { Verb } from '../protocol';
import type { Table } from './model.svelte';

/** More options than this are not searched for what is missing. */
const MOST_SEARCHED = 12;

export interface Missing {
  option: string;
  reasons: string[];
}

/** Options without a card that are not open now, and why, where the game can say it. */
export async function missingOptions(table: Table): Promise<Missing[]> {
  const { decision } = table;
  if (!decision) return [];
  const options = table.game.verbs
    .filter((verb) => isCardless(verb) && sizeOf(verb) <= MOST_SEARCHED)
    .flatMap((verb) => Array.from({ length: sizeOf(verb) }, (_, index) => verb.base + index))
    .filter((option) => !decision.options.includes(option));
  const found: Missing[] = [];
  for (const option of options.slice(0, MOST_SEARCHED)) {
    const reasons = await table.whyNot([option]);
    if (reasons.length) found.push({ option: table.words.option(option), reasons });
  }
  return found;
}

const isCardless = (verb: Verb): boolean => verb.arguments.every((argument) => argument.name !== 'card');

const sizeOf = (verb: Verb): number =>
  verb.arguments.reduce((size, argument) => size * argument.values.length, 1);
