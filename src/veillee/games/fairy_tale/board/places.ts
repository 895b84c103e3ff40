/** Who sits where. */

/** The left neighbour sits on the left, the right one on the right, the rest across the table. */
export function placed(seats: number[]): { left: number[]; top: number[]; right: number[] } {
  if (seats.length < 2) return { left: [], top: seats, right: [] };
  return { left: seats.slice(0, 1), top: seats.slice(1, -1), right: seats.slice(-1) };
}
