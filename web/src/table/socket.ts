/** The line to a table: comes back by itself when it is lost, and answers are sent until they stand. */

import type { ClientMessage, Hint, Reason, ServerMessage } from '../protocol';

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
const PING_EVERY = 20_000;
const LONGEST_WAIT = 8_000;
/** How long a line may be silent after something was sent: until it is asked, is called quiet, and is given up. */
const SILENCE = { asked: 500, quiet: 1_000, lost: 6_000 };

export class TableSocket {
  private socket: WebSocket | null = null;
  private pending = new Map<number, Pending>();
  private nextId = 1;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private heard = true;
  private isQuiet = false;
  private watches: ReturnType<typeof setTimeout>[] = [];
  private closed = false;

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
    clearInterval(this.pinger);
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
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Tries at once instead of waiting. */
  private retry = (): void => {
    if (this.closed || this.socket || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.heard = true;
    socket.onopen = () => this.send({ type: 'hello', protocol: 2, since: this.listener.since() });
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
    clearInterval(this.pinger);
    this.pinger = setInterval(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    if (!this.heard) return this.giveUp();
    this.heard = false;
    this.send({ type: 'ping' });
  }

  /** Sees to it that something comes back: a line can be cut without anybody being told. */
  private watch = (): void => {
    if (this.watches.length || this.socket?.readyState !== WebSocket.OPEN) return;
    this.watches = [
      setTimeout(() => this.send({ type: 'ping' }), SILENCE.asked),
      setTimeout(() => {
        this.isQuiet = true;
        this.listener.changed('quiet');
      }, SILENCE.quiet),
      setTimeout(() => this.giveUp(), SILENCE.lost),
    ];
  };

  private stopWatching(): void {
    for (const watch of this.watches) clearTimeout(watch);
    this.watches = [];
  }

  /** A socket whose other end is gone would take its time to close. */
  private giveUp(): void {
    const { socket } = this;
    if (!socket) return;
    this.lose();
    socket.close();
  }

  private lose(): void {
    this.socket = null;
    this.isQuiet = false;
    clearInterval(this.pinger);
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

  private receive(message: ServerMessage): void {
    this.heard = true;
    this.stopWatching();
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
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
