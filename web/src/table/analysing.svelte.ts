/** The analysis of a finished game under way: it goes on, and stays, whatever is looked at meanwhile. */

import { problem } from '../problem';
import type { Analysis, AnalysisState } from '../protocol';
import { progress } from './analysis';

/** How long one waits before one asks again, in milliseconds. */
export const ASK_EVERY = 1_000;

export class Analysing {
  analysis = $state.raw<Analysis | null>(null);
  percent = $state(0);
  trouble = $state('');
  isWanted = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isLeft = false;

  /** `ask` begins it at the house, or looks how far it is. */
  constructor(private readonly ask: () => Promise<AnalysisState>) {}

  begin(): void {
    this.isWanted = true;
    this.trouble = '';
    void this.look();
  }

  /** The table is left: nobody waits for it any longer. */
  leave(): void {
    this.isLeft = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    try {
      const { analysis, done, total } = await this.ask();
      if (this.isLeft) return;
      this.analysis = analysis;
      this.percent = progress(done, total);
      if (!analysis) this.timer = setTimeout(() => void this.look(), ASK_EVERY);
    } catch (error) {
      this.trouble = problem(error);
    }
  }
}
