import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo } from '../src/protocol';
import { Company } from '../src/table/company.svelte';

const seat = (changes: Partial<SeatInfo> = {}): SeatInfo => ({
  name: 'Boris',
  kind: 'guest',
  bot: null,
  online: true,
  absent: false,
  ...changes,
});

describe('who comes and goes', () => {
  let told: string[];
  let company: Company;
  const look = (before: SeatInfo, now: SeatInfo) => company.update([seat(), before], [seat(), now], [0]);

  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    company = new Company(
      (id) => {
        told.push(id.replace('web-company-', ''));
        return id;
      },
      () => 7,
    );
  });
  afterEach(() => void vi.useRealTimers());

  it('is told when a line is lost for more than a moment, and when it is back', () => {
    look(seat(), seat({ online: false }));
    vi.advanceTimersByTime(3000);
    look(seat({ online: false }), seat());
    vi.advanceTimersByTime(9000);
    expect(told).toEqual([]);
    look(seat(), seat({ online: false }));
    vi.advanceTimersByTime(5000);
    look(seat({ online: false }), seat());
    expect(told).toEqual(['away', 'back']);
    expect(company.remarks.map(({ at }) => at)).toEqual([7, 7]);
  });

  it('is told when somebody leaves, is stood in for, returns or is followed by somebody else', () => {
    const bot = { kind: 'stand-in', bot: 'x', online: false } as const;
    look(seat(), seat(bot));
    look(seat(bot), seat());
    look(seat({ online: false, absent: true }), seat(bot));
    look(seat(bot), seat({ name: 'Eve' }));
    vi.advanceTimersByTime(9000);
    expect(told).toEqual(['left', 'back', 'stand-in', 'instead']);
  });

  it('is nothing about oneself', () => {
    company.update([seat()], [seat({ online: false })], [0]);
    vi.advanceTimersByTime(9000);
    expect(told).toEqual([]);
  });
});
