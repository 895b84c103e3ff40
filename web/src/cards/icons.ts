/** The drawings of icons, by name: those of the house, and those of a game once its board is opened. */

import { icons as house } from './icon-sets/house';

const SETS = import.meta.glob<{ icons: Readonly<Record<string, string>> }>('./icon-sets/*.ts');

export const icons: Record<string, string> = { ...house };

/** Fetches what a game draws with, before anything of it is shown; a game without a set of its own needs none. */
export async function loadIcons(game: string): Promise<void> {
  const load = SETS[`./icon-sets/${game.replaceAll('-', '_')}.ts`];
  if (load) Object.assign(icons, (await load()).icons);
}
