/** The same seats, a new game. */

import { rematch } from '../api';
import { router } from '../router.svelte';
import { tables } from '../tables.svelte';
import type { Table } from './model.svelte';

export async function playAgain(table: Table): Promise<void> {
  const opened = await rematch(table.table.id);
  tables.remember({ id: opened.id, game: table.game.id });
  router.go(`/table/${opened.id}`);
}
