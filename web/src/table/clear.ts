/** Where a note lies so that it covers none of what it speaks of: as low as it can, for its button stands below. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** How far a note is lifted from its place, to cover nothing or as little as can be, without leaving `room`. */
export function liftFor(note: Box, spots: readonly Box[], room: Box): number {
  const most = Math.max(0, note.top - room.top);
  const lifts = [0, ...spots.map(({ top }) => Math.ceil(note.bottom - top)), most]
    .filter((lift) => lift >= 0 && lift <= most)
    .sort((one, other) => one - other);
  const covered = (lift: number) => {
    const { left, right, top, bottom } = note;
    const lifted = { left, right, top: top - lift, bottom: bottom - lift };
    return spots.reduce((sum, spot) => sum + overlap(lifted, spot), 0);
  };
  return lifts.reduce((best, lift) => (covered(lift) < covered(best) ? lift : best), lifts[0] ?? 0);
}

/** What a question is about: what can be chosen, and the cards in hand. */
const SPOTS = '.legal, .hand .card';

/** Lifts a note above what the question is about, and does so again when one of them changes its size. */
export function keepsClear(note: HTMLElement): () => void {
  const board = note.closest<HTMLElement>('.board');
  if (!board) return () => {};
  const place = () => {
    note.style.translate = '';
    const spots = [...board.querySelectorAll(SPOTS)].map((spot) => spot.getBoundingClientRect());
    const lift = liftFor(note.getBoundingClientRect(), spots, board.getBoundingClientRect());
    note.style.translate = `0 ${-lift}px`;
  };
  const watcher = new ResizeObserver(place);
  watcher.observe(note);
  watcher.observe(board);
  return () => watcher.disconnect();
}
