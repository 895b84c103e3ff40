/** A page that lies over the board and is read first: what happens meanwhile is shown once it was put away. */
export class Reading {
  isOpen = $state(false);
  private waiting: (() => void)[] = [];

  /** The board has opened such a page, or has none any more. */
  set(isOpen: boolean): void {
    this.isOpen = isOpen;
    if (!isOpen) this.release();
  }

  /** Until nothing is read any more, or there is no time for it. */
  done(): Promise<void> {
    return this.isOpen ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve();
  }

  /** Nobody waits any longer, whether the page is read or not. */
  release(): void {
    for (const goOn of this.waiting.splice(0)) goOn();
  }
}
