import { describe, expect, it } from 'vitest';
import { liftFor, type Box } from '../src/table/clear';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const ROOM = box(0, 0, 400, 800);
const NOTE = box(0, 700, 400, 100);

describe('a note over the board', () => {
  it('stays where it is if it covers nothing', () => {
    expect(liftFor(NOTE, [box(0, 100, 400, 200)], ROOM)).toBe(0);
  });

  it('lies above the cards it would cover', () => {
    expect(liftFor(NOTE, [box(0, 650, 80, 150), box(90, 640, 80, 150)], ROOM)).toBe(160);
  });

  it('passes what does not leave it room enough', () => {
    expect(liftFor(NOTE, [box(0, 650, 400, 150), box(0, 500, 400, 100)], ROOM)).toBe(300);
  });

  it('covers as little as can be where all is full', () => {
    const full = [box(0, 0, 400, 300), box(0, 300, 20, 300), box(0, 600, 400, 200)];
    expect(liftFor(NOTE, full, ROOM)).toBe(200);
  });

  it('leaves alone what lies beside it', () => {
    expect(liftFor(box(200, 700, 200, 100), [box(0, 650, 200, 150)], ROOM)).toBe(0);
  });
});
