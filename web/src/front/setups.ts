/** What a game advises for a first table: its own `board/setup.ts`, if there is one. */

import type { Chosen } from './options';

/** Options meant for a first game; the message `first-game` offers them. */
export interface Setup {
  first: Chosen;
}

const setups = import.meta.glob<Setup>('../../../src/veillee/games/*/board/setup.ts', {
  eager: true,
  import: 'setup',
});

export const firstGame = (game: string): Chosen =>
  setups[`../../../src/veillee/games/${game.replaceAll('-', '_')}/board/setup.ts`]?.first ?? {};
