/** How one's own cards lie where there is little room: as wide as they can be and still show picture and name. */

/** The widest a card gets, and the gap between two, in pixels. */
const [WIDEST, GAP] = [83, 3.2];
/** How high a card is, 100 wide; and how low it may be before cards become narrower instead. */
export const WHOLE = 140;
const LOW = 96;
/** So many lie side by side at least. */
const LEAST = 4;

/** How high cards can be, 100 wide, for all of them to fit. */
export function fitting(count: number, columns: number, width: number, room: number): number {
  const wide = Math.min(WIDEST, width / columns - GAP);
  const rows = Math.max(1, Math.ceil(count / columns));
  return Math.floor((room / rows - GAP) * (100 / wide));
}

/** How many cards lie side by side: as few as leave them high enough, and at most so many. */
export function columnsFor(count: number, width: number, room: number, most: number): number {
  let columns = LEAST;
  while (columns < most && fitting(count, columns, width, room) < LOW) columns += 1;
  return columns;
}
