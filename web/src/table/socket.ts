/** The line to a table: comes back by itself when it is lost, and answers are sent until they stand. */

import type { ClientMessage, Hint, Reason, ServerMessage } from '../protocol';
import { Serials } from './serials';

/** `quiet`: something was sent, and for a while nothing has come back. */
export type LineState = 'connecting' | 'open' | 'quiet' | 'lost' | 'closed';

export interface Reply {
  refused: Reason[] | null;
  hints: Hint[];
  reasons: Reason[];
}

type Numbered = Extract<ClientMessage, { id: number }>;
/** A message that is acknowledged, before it gets its number. */
export type Request = Numbered extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

interface Pending {
  message: Numbered;
  resolve: (reply: Reply) => void;
}

export interface Listener {
  received(message: ServerMessage): void;
  changed(state: LineState): void;
  /** How many events of each seat are already here. */
  since(): Record<string, number>;
}

const LOST: Reply = { refused: [], hints: [], reasons: [] };
/** How often a line on which nothing happens is asked whether it is there. */
const ASK_EVERY = 10_000;
const LONGEST_WAIT = 8_000;
/** How long a line may be silent: until it is asked, from then until it is called quiet, and until it is given up. */
const SILENCE = { asked: 500, quiet: 500, lost: 5_000 };
/** The same of a line that is being opened; the house may take its time over that. */
const OPENING = { asked: 2_000, lost: 8_000 };
/** What a line is closed with where something got lost on it, and what the house says then. */
const BROKEN = { code: 4408, message: 'server-line-broken' };

export class TableSocket {
  private socket: WebSocket | null = null;
  private pending = new Map<number, Pending>();
  private nextId = 1;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setInterval> | undefined;
  private isQuiet = false;
  private watching: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private serials = new Serials();
  /** The same on all lines of this page: a new one ends those before it. */
  private readonly client = entropy(16);

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.retry);
    addEventListener('offline', this.watch);
    document.addEventListener('visibilitychange', this.retry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.retry);
    removeEventListener('offline', this.watch);
    document.removeEventListener('visibilitychange', this.retry);
    clearTimeout(this.timer);
    this.stopWatching();
    this.socket?.close();
    this.listener.changed('closed');
  }

  /** Sends what wants an answer; what is no answer of the game and gets lost on the way counts as refused. */
  request(request: Request): Promise<Reply> {
    const message = { ...request, id: this.nextId++ } as Numbered;
    return new Promise((resolve) => {
      this.pending.set(message.id, { message, resolve });
      this.send(message);
      this.watch();
    });
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ ...message, serial: this.serials.next() }));
  }

  /** Tries at once instead of waiting; a line that was there while nobody looked may be gone. */
  private retry = (): void => {
    if (this.closed || document.hidden) return;
    if (this.socket) return this.watch();
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.serials = new Serials();
    socket.onopen = () => {
      const since = this.listener.since();
      this.send({ type: 'hello', protocol: 2, since, client: this.client });
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
    this.stopWatching();
    this.wait([
      [OPENING.asked, () => this.send({ type: 'ping' })],
      [OPENING.lost, () => this.giveUp()],
    ]);
    this.asking = setInterval(this.watch, ASK_EVERY);
  }

  /** Sees to it that something comes back: a line can be cut without anybody being told. */
  private watch = (): void => {
    if (this.watching || this.socket?.readyState !== WebSocket.OPEN) return;
    this.wait([
      [SILENCE.asked, () => this.send({ type: 'ping' })],
      [SILENCE.quiet, () => this.fallQuiet()],
      [SILENCE.lost, () => this.giveUp()],
    ]);
  };

  /** What to do after how long, one after the other: the timers of a hidden page come late and all at once. */
  private wait(steps: [number, () => void][]): void {
    const [step, ...later] = steps;
    if (!step) return;
    this.watching = setTimeout(() => {
      this.wait(later);
      step[1]();
    }, step[0]);
  }

  private fallQuiet(): void {
    this.isQuiet = true;
    this.listener.changed('quiet');
  }

  private heard(): void {
    clearTimeout(this.watching);
    this.watching = undefined;
  }

  private stopWatching(): void {
    this.heard();
    clearInterval(this.asking);
  }

  /** A socket whose other end is gone would take its time to close. */
  private giveUp(): void {
    const { socket } = this;
    if (!socket) return;
    this.lose();
    socket.close(BROKEN.code, BROKEN.message);
  }

  private lose(): void {
    this.socket = null;
    this.isQuiet = false;
    this.stopWatching();
    if (this.closed) return;
    for (const [id, { message, resolve }] of this.pending) {
      if (message.type === 'answer') continue;
      this.pending.delete(id);
      resolve(LOST);
    }
    this.listener.changed('lost');
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.attempts++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** What comes twice is passed over; if something is missing, all that is new is told on another line. */
  private hear(message: ServerMessage): void {
    const place = this.serials.place(message.serial ?? 0);
    if (place === 'missed' || (message.type === 'error' && message.message === BROKEN.message)) this.giveUp();
    else if (place === 'next') this.receive(message);
  }

  private receive(message: ServerMessage): void {
    this.heard();
    if (message.type === 'welcome' || this.isQuiet) {
      this.isQuiet = false;
      this.listener.changed('open');
    }
    if (message.type === 'welcome') {
      this.attempts = 0;
      this.listener.received(message);
      for (const { message: again } of this.pending.values()) this.send(again);
      return;
    }
    if (message.type === 'done' || message.type === 'refused') this.settle(message);
    // What was sent may be lost though others are heard of: the next ping lets the house notice.
    if (this.pending.size) this.watch();
    this.listener.received(message);
  }

  private settle(message: Extract<ServerMessage, { type: 'done' | 'refused' }>): void {
    const waiting = this.pending.get(message.id);
    this.pending.delete(message.id);
    waiting?.resolve(
      message.type === 'refused'
        ? { ...LOST, refused: message.reasons }
        : { refused: null, hints: message.hints ?? [], reasons: message.reasons ?? [] },
    );
  }
}

export function socketUrl(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/v1/tables/${encodeURIComponent(table)}/socket`;
}

/** A seat's part of the key, from the browser's own chance; works without a secure context too. */
export function entropy(size = 32): string {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
