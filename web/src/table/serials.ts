/** Serial numbers of messages on one line, as in core/serials.py: what comes twice, and what is missing. */

export class Serials {
  private sent = 0;
  private heard = 0;

  /** The number of the next message to be sent. */
  next(): number {
    return ++this.sent;
  }

  /** Whether a message is the next one, has been here before, or one before it is missing; 0 is not counted. */
  place(serial: number): 'next' | 'again' | 'missed' {
    if (serial > 0 && serial <= this.heard) return 'again';
    if (serial === 0 && this.heard === 0) return 'next';
    if (serial !== this.heard + 1) return 'missed';
    this.heard = serial;
    return 'next';
  }
}
