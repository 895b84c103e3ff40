/** The cards picked so far, where effects turn several; nothing is sent until all are picked. */

import type { TableModel } from '$web/board';
import { answersFor, fits, turnsSeveral } from './turning';

interface Pick {
  spot: string;
  card: number;
}

export class Picker {
  private held = $state.raw<{ decision: number; picks: readonly Pick[] }>({ decision: -1, picks: [] });

  constructor(private readonly model: () => TableModel) {}

  private get picks(): readonly Pick[] {
    return this.held.decision === this.model().decision?.number ? this.held.picks : [];
  }

  /** How many cards there are to pick; 0 where a single one answers. */
  get count(): number {
    return turnsSeveral(this.model());
  }

  get done(): number {
    return this.picks.length;
  }

  has(spot: string): boolean {
    return this.picks.some((pick) => pick.spot === spot);
  }

  /** Whether a card can be added to those picked. */
  takes(card: number, spot: string): boolean {
    return this.done < this.count && !this.has(spot) && fits(this.model(), cardsOf(this.picks), card);
  }

  /** Picks a card or puts it back; a card for which there is no room takes the place of an earlier one. */
  toggle(card: number, spot: string): void {
    let picks = this.picks.filter((pick) => pick.spot !== spot);
    if (!this.has(spot)) {
      if (picks.length === this.count) picks = picks.slice(1);
      while (picks.length && !fits(this.model(), cardsOf(picks), card)) picks = picks.slice(1);
      picks = [...picks, { spot, card }];
    }
    this.held = { decision: this.model().decision?.number ?? -1, picks };
  }

  /** What is to be sent, once all are picked. */
  get answers(): number[] | null {
    return this.count && this.done === this.count ? answersFor(this.model(), cardsOf(this.picks)) : null;
  }
}

const cardsOf = (picks: readonly Pick[]): number[] => picks.map(({ card }) => card);
