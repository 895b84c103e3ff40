/** The tables this browser has sat at, so that one can go on; kept here and nowhere else. */

import { keep, kept } from './settings.svelte';

export interface KnownTable {
  id: string;
  game: string;
  when: number;
}

const KEY = 'veillee-tables';
const MOST = 12;

class Tables {
  all = $state.raw<KnownTable[]>(kept<KnownTable[]>(KEY, []));

  remember(table: Omit<KnownTable, 'when'>): void {
    const others = this.all.filter((one) => one.id !== table.id);
    this.set([{ ...table, when: Date.now() }, ...others].slice(0, MOST));
  }

  forget(id: string): void {
    this.set(this.all.filter((one) => one.id !== id));
  }

  find(id: string): KnownTable | undefined {
    return this.all.find((one) => one.id === id);
  }

  private set(tables: KnownTable[]): void {
    this.all = tables;
    keep(KEY, tables);
  }
}

export const tables = new Tables();

/** Whether the page was opened under a name that means another machine to everybody else. */
export const isThisMachine = (): boolean => /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

/** Copies a text; on plain http the browser only lets a selected field be copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
