/** What can be heard at a table, for who wants to. */

import { settings } from '../settings.svelte';
import { play, type Sound } from '../sounds';
import { isPass } from '../story';
import type { Table } from './model.svelte';

/** Who waited longer than this is called back to the table. */
const LONG_WAIT = 4000;

/** Lets a table be heard; call while a component is set up. */
export function sounding(table: Table): void {
  let waitingSince = Infinity;
  const sound = (name: Sound) => {
    if (settings.sound) play(name);
  };
  $effect(() => {
    if (table.chosen !== null && !table.isArmed) sound('pick');
  });
  $effect(() => {
    if (table.news.some(isPass)) sound('pass');
  });
  $effect(() => {
    if (!table.decision) waitingSince = Math.min(waitingSince, Date.now());
    else {
      if (Date.now() - waitingSince > LONG_WAIT) sound('turn');
      waitingSince = Infinity;
    }
  });
  $effect(() => {
    if (table.result?.winners?.some((seat) => table.seats.includes(seat))) sound('win');
  });
}
