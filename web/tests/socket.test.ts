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
  closed: unknown[] = [];
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
  close(...how: unknown[]): void {
    this.closed = how;
  }
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
    for (let pings = 0; pings < 10; pings++) {
      vi.advanceTimersByTime(600);
      Wire.last.hear({ type: 'pong' });
    }
    expect(states).toEqual(['open']);
  });

  it('is given up for another, over which the answer is sent again', () => {
    void open().request(ANSWER);
    vi.advanceTimersByTime(6000);
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(Wire.count).toBe(2);
    Wire.last.hear({ type: 'welcome' });
    expect(Wire.last.sent).toEqual([{ ...ANSWER, id: 1, serial: 1 }]);
  });

  it('is noticed though nobody does anything', () => {
    open();
    vi.advanceTimersByTime(11_000);
    expect(states).toEqual(['open', 'quiet']);
    vi.advanceTimersByTime(5_000);
    expect(states).toEqual(['open', 'quiet', 'lost']);
  });

  it('is noticed where the house never says a word', () => {
    open();
    Wire.last.onclose?.();
    vi.advanceTimersByTime(1000);
    expect(Wire.count).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(Wire.last.sent.map(({ type }) => type)).toEqual(['ping']);
    vi.advanceTimersByTime(8000);
    vi.advanceTimersByTime(2000);
    expect(Wire.count).toBe(3);
  });

  it('is not given up by a hidden page whose timers come all at once', () => {
    open();
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersToNextTimer();
    vi.advanceTimersToNextTimer();
    expect(Wire.last.sent.map(({ type }) => type)).toEqual(['ping']);
    Wire.last.hear({ type: 'pong' });
    expect(states).toEqual(['open']);
  });
});

describe('a line on which messages get lost or come twice', () => {
  let heard: string[];
  let states: LineState[];
  const pong = (serial: number) => Wire.last.hear({ type: 'pong', serial });
  const open = () => {
    const socket = new TableSocket('ws://house', {
      received: ({ type }) => heard.push(type),
      changed: (state) => states.push(state),
      since: () => ({}),
    });
    Wire.last.onopen?.();
    Wire.last.hear({ type: 'welcome', serial: 1 });
    return socket;
  };

  beforeEach(() => {
    [heard, states] = [[], []];
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

  it('counts what it sends', () => {
    void open().request(ANSWER);
    expect(Wire.last.sent).toMatchObject([
      { type: 'hello', serial: 1 },
      { type: 'answer', serial: 2 },
    ]);
  });

  it('passes over what it had', () => {
    open();
    pong(2);
    pong(2);
    pong(1);
    pong(3);
    expect(heard).toEqual(['welcome', 'pong', 'pong']);
    expect(states).toEqual(['open']);
  });

  it.each([[[3]], [[3, 2]], [[0]]])('is left for another where a message is missing: %j', (serials) => {
    void open().request(ANSWER);
    const first = Wire.last;
    serials.forEach(pong);
    expect(heard).toEqual(['welcome']);
    expect(first.closed).toEqual([4408, 'server-line-broken']);
    vi.advanceTimersByTime(600);
    Wire.last.onopen?.();
    Wire.last.hear({ type: 'welcome', serial: 1 });
    const [before] = first.sent;
    expect(Wire.last.sent).toMatchObject([
      { ...before, serial: 1 },
      { type: 'answer', id: 1, serial: 2 },
    ]);
  });

  it('is left for another where the house misses something', () => {
    open();
    Wire.last.hear({ type: 'error', message: 'server-line-broken', arguments: {}, text: '', serial: 2 });
    expect(heard).toEqual(['welcome']);
    vi.advanceTimersByTime(600);
    expect(Wire.count).toBe(2);
  });

  it('is asked again while an answer is out, though others are heard of', () => {
    void open().request(ANSWER);
    pong(2);
    vi.advanceTimersByTime(500);
    expect(Wire.last.sent.at(-1)).toEqual({ type: 'ping', serial: 3 });
  });
});
