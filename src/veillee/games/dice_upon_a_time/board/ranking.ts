/** Who is how far at the end, what decided it, and what open Stories counted. */

import type { TableModel } from '$web/board';
import type { Json } from '$web/protocol';
import { landOf, TOKENS } from './land';
import { allSeats, listOf, pointsOf, rowOf, stackOn } from './table';

const scoreOf = (model: TableModel, seat: number): number => model.result?.scores?.[seat] ?? 0;

const cursesOf = (model: TableModel, seat: number): number =>
  model.cards('kept', seat).filter((card) => model.game.kinds[card]?.row['kind'] === 'curse').length;

/** The message that says what decided: points, then more Quests, then fewer Curses; or nothing did. */
export function whyWon(model: TableModel): string {
  const seats = allSeats(model);
  const best = Math.max(...seats.map((seat) => scoreOf(model, seat)));
  let rivals = seats.filter((seat) => scoreOf(model, seat) === best);
  if (rivals.length === 1) return 'board-won-points';
  for (const [message, worth] of [
    ['board-won-quests', (seat: number) => model.cards('done', seat).length],
    ['board-won-curses', (seat: number) => -cursesOf(model, seat)],
  ] as const) {
    const most = Math.max(...rivals.map(worth));
    rivals = rivals.filter((seat) => worth(seat) === most);
    if (rivals.length === 1) return message;
  }
  return 'board-won-shared';
}

/** The winners first, then by points. */
export function ranked(model: TableModel): number[] {
  const winners = model.result?.winners ?? [];
  const worth = (seat: number) => 1000 * Number(winners.includes(seat)) + scoreOf(model, seat);
  return allSeats(model).sort((a, b) => worth(b) - worth(a) || pointsOf(model, b) - pointsOf(model, a));
}

/** Whether a seat meets what a Side Quest asks for when the game ends. */
function holds(model: TableModel, seat: number, condition: Record<string, Json>): boolean {
  const at = listOf(model, 'at');
  const land = landOf(model.game);
  return Object.entries(condition).every(([word, value]) => {
    switch (word) {
      case 'stands-on':
        return (value as string[]).includes(land.places[at[seat] ?? -1]?.id ?? '');
      case 'hold':
        return TOKENS.every(
          (name, token) =>
            (rowOf(model, 'tokens', seat)[token] ?? 0) >= Number((value as Record<string, Json>)[name] ?? 0),
        );
      case 'hold-magic':
        return model.cards('items', seat).length >= Number(value);
      case 'shares-place-with-other-figure':
        return at.filter((place) => place === at[seat]).length > 1;
      default:
        return spiritsOf(model, seat) >= Number(value);
    }
  });
}

/** With how many Spirits a seat has dice. */
function spiritsOf(model: TableModel, seat: number): number {
  const { paths, spirits } = landOf(model.game);
  return spirits.filter((_, at) => stackOn(model, paths.length + at).some((die) => die.seat === seat)).length;
}

/** What an open Story brings or costs in the end; one of these seats must meet it alone. */
export function storyPoints(model: TableModel, card: number, seats: readonly number[]): number {
  const row = model.game.kinds[card]?.row ?? {};
  const points = Number(row['ap'] ?? 0);
  if (row['kind'] === 'curse') return points;
  const condition = (row['condition'] ?? null) as Record<string, Json> | null;
  return condition && seats.some((seat) => holds(model, seat, condition)) ? points : 0;
}
