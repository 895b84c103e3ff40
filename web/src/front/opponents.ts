/** Which bots somebody last played against, game by game; kept in this browser. */

import { keep, kept } from '../settings.svelte';

const KEY = 'veillee-opponents';

export const lastBots = (game: string): string[] => kept<Record<string, string[]>>(KEY, {})[game] ?? [];

export function rememberBots(game: string, bots: readonly string[]): void {
  if (bots.length) keep(KEY, { ...kept<Record<string, string[]>>(KEY, {}), [game]: bots });
}
