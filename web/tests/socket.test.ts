import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../src/protocol';
import { TableSocket, type LineState, type Request } from '../src/table/socket';

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  static count = 0;
  readyState = Wire.OPEN;
  sent: { type: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    Wire.last = this;
    Wire.count++;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  hear(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** One whose other end is gone closes when it likes. */
  close(): void {}
}

const ANSWER: Request = { type: 'answer', seat: 0, decision: 3, options: [7] };

describe('a line that falls silent', () => {
  let states: LineState[];
  const open = () => {
    const socket = new TableSocket('ws://house', {
      received: () => {},
      changed: (state) => states.push(state),
      since: () => ({}),
    });
    Wire.last.hear({ type: 'welcome' });
    return socket;
  };

  beforeEach(() => {
    states = [];
    Wire.count = 0;
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Wire);
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('document', { hidden: false, addEventListener: () => {} });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is asked whether it is there, and called quiet after a second', () => {
    void open().request(ANSWER);
    vi.advanceTimersByTime(999);
    expect(Wire.last.sent.map(({ type }) => type)).toEqual(['answer', 'ping']);
    expect(states).toEqual(['open']);
    vi.advanceTimersByTime(1);
    expect(states).toEqual(['open', 'quiet']);
    Wire.last.hear({ type: 'pong' });
    expect(states.at(-1)).toBe('open');
  });

  it('is nothing of the kind while the house says anything', () => {
    void open().request(ANSWER);
    vi.advanceTimersByTime(600);
    Wire.last.hear({ type: 'pong' });
    vi.advanceTimersByTime(5000);
    expect(states).toEqual(['open']);
  });

  it('is given up for another, over which the answer is sent again', () => {
    void open().request(ANSWER);
    vi.advanceTimersByTime(6000);
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(Wire.count).toBe(2);
    Wire.last.hear({ type: 'welcome' });
    expect(Wire.last.sent).toEqual([{ ...ANSWER, id: 1 }]);
  });
});
