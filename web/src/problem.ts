/** What went wrong, in the player's language where the house has words for it. */

import { ApiError } from './api';
import { house } from './house.svelte';
import type { Texts } from './texts';

export function problem(error: unknown, texts: Texts = house.texts): string {
  if (!(error instanceof ApiError)) return house.say('web-no-answer');
  return texts.has(error.id) ? texts.say(error.id, error.args) : error.message;
}
