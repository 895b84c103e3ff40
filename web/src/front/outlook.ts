/** What the front page last said of each table and campaign: it stands there again at once, and is then brought up to date. */

import { keep, kept } from '../settings.svelte';

export interface Outlook {
  /** What is said beside the title. */
  line: string;
  /** Of a campaign: its game, and which of its campaigns. */
  game?: string;
  campaign?: string;
  /** Whether there is nothing to go on with. */
  over: boolean;
}

const KEY = 'veillee-outlooks';

export const outlooks = (): Record<string, Outlook> => kept<Record<string, Outlook>>(KEY, {});

export const keepOutlooks = (all: Record<string, Outlook>): void => keep(KEY, all);

/** A game is over: the front page need not find out. */
export function noteOver(id: string): void {
  keepOutlooks({ ...outlooks(), [id]: { line: '', over: true } });
}
