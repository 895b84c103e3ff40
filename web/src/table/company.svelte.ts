/** Who comes and goes at a table, told once; the boards show it at the seats. */

import type { SeatInfo } from '../protocol';

/** Something told of the company, after so many events of the game. */
export interface Remark {
  at: number;
  text: string;
}

/** Who sits there, and who sat there before. */
export interface Names {
  name: string;
  before: string;
}

/** Whoever is back sooner than this has not been away: a page was loaded anew. */
const A_MOMENT = 4000;

/** What a change at somebody's seat says, as a message; empty if nothing. */
export function changeAt(before: SeatInfo, now: SeatInfo): string {
  if (before.kind === 'guest' && now.kind === 'stand-in')
    return before.absent || !before.online ? 'web-company-stand-in' : 'web-company-left';
  if (before.kind === 'stand-in' && now.kind === 'guest')
    return before.name === now.name ? 'web-company-back' : 'web-company-instead';
  return '';
}

export class Company {
  remarks: Remark[] = $state.raw([]);
  /** The last of them, until the game goes on. */
  readonly last = $derived(this.remarks.at(-1) ?? null);

  private readonly away = new Set<number>();
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly say: (id: string, names: Names) => string,
    private readonly count: () => number,
  ) {}

  /** Looks what has changed at other people's seats. */
  update(before: readonly SeatInfo[], now: readonly SeatInfo[], own: readonly number[]): void {
    now.forEach((seat, number) => {
      const was = before[number];
      if (!was || own.includes(number)) return;
      const change = changeAt(was, seat);
      if (change) {
        this.forget(number);
        this.tell(change, seat.name, was.name);
      } else if (was.online !== seat.online) this.lineChanged(number, seat);
    });
  }

  private lineChanged(number: number, { name, kind, online }: SeatInfo): void {
    if (online) {
      if (this.away.has(number)) this.tell('web-company-back', name);
      this.forget(number);
    } else if (kind === 'guest') {
      const tell = () => {
        this.away.add(number);
        this.tell('web-company-away', name);
      };
      this.timers.set(number, setTimeout(tell, A_MOMENT));
    }
  }

  private forget(number: number): void {
    this.away.delete(number);
    clearTimeout(this.timers.get(number));
    this.timers.delete(number);
  }

  private tell(message: string, name: string, before = name): void {
    this.remarks = [...this.remarks, { at: this.count(), text: this.say(message, { name, before }) }];
  }
}
