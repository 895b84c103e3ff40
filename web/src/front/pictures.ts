/** A game's picture for the front page: `board/cover.svg` in its folder, or the one for any game. */

import anyCover from '../theme/cover.svg?url';

const PICTURES = import.meta.glob<string>('../../../src/veillee/games/*/board/cover.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const folder = (game: string): string => game.replaceAll('-', '_');

export function pictureOf(game: string): string {
  return Object.entries(PICTURES).find(([path]) => path.includes(`/games/${folder(game)}/`))?.[1] ?? anyCover;
}
