/** The campaigns this browser plays in, so that one can go on months later; kept here and nowhere else. */

import { keep, kept } from './settings.svelte';

const KEY = 'veillee-campaigns';
const MOST = 12;

class Campaigns {
  all = $state.raw<string[]>(kept<string[]>(KEY, []));

  remember(id: string): void {
    this.set([id, ...this.all.filter((one) => one !== id)].slice(0, MOST));
  }

  forget(id: string): void {
    this.set(this.all.filter((one) => one !== id));
  }

  private set(campaigns: string[]): void {
    this.all = campaigns;
    keep(KEY, campaigns);
  }
}

export const campaigns = new Campaigns();
