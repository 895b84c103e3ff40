/** The seats from first to last: the winners, for a tie may have been broken, then the better score. */
export function ranked(scores: readonly number[], winners: readonly number[], lowestWins: boolean): number[] {
  const sign = lowestWins ? 1 : -1;
  const order = (seat: number) => sign * (scores[seat] ?? 0);
  const lost = (seat: number) => Number(!winners.includes(seat));
  return [...scores.keys()].sort((a, b) => lost(a) - lost(b) || order(a) - order(b));
}
