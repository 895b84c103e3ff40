/** One's own games in words: who played, how it ended, whose turn it is. */

import { house } from '$web/house.svelte';
import type { OwnGame, TableInfo } from '$web/protocol';
import { language } from '$web/settings.svelte';

export const when = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);

const nameOf = (name: string): string => house.name(name) || '…';

/** Who sits there, each with what they came to if the game is over. */
export function playersOf({ seats, result }: OwnGame): string {
  const scores = result && !result.interlude && !result.abandoned ? result.scores : undefined;
  return seats
    .map(({ name }, seat) => (scores ? `${nameOf(name)} ${String(scores[seat])}` : nameOf(name)))
    .join(' · ');
}

/** How a game ended, for who played in it; alone or all together nobody beats anybody. */
export function endOf({ seats, result }: OwnGame): string {
  const winners = result?.winners ?? [];
  if (result?.abandoned) return house.say('web-own-ended-early');
  if (result?.interlude) return house.say('web-own-interlude');
  if (seats.length === 1) return '';
  if (winners.length === seats.length) return house.say('web-own-together');
  if (!winners.some((seat) => seats[seat]?.own)) {
    const names = winners.map((seat) => nameOf(seats[seat]?.name ?? '')).join(', ');
    return house.say('web-own-lost', { names });
  }
  return house.say(winners.length > 1 ? 'web-own-shared' : 'web-own-won');
}

/** Whose turn it is at a running table, as anybody may know; empty where it waits for nobody. */
export function turnAt({ seats, waiting }: TableInfo, isOwn: (seat: number) => boolean): string {
  const asked = waiting.filter((seat) => seats[seat]?.kind === 'guest');
  if (asked.some(isOwn)) return house.say('web-your-turn');
  const names = asked.map((seat) => nameOf(seats[seat]!.name)).join(', ');
  return names && house.say('web-turn-of', { names });
}
