/**
 * Nothing is shown before it is told: an update that tells much is cut into stages, each with the table as its events
 * leave it. The last stage is what the server said; the others follow from what was before by the events alone.
 */

import type { GameEvent, View } from '../protocol';
import { isMove, isPass } from '../story';
import { patched } from './patches';
import type { Messages, News } from './seen.svelte';

/** Whether an event shows all something to look at: more than that hidden cards change places. */
export const isOpen = (event: GameEvent): boolean =>
  !['pass', 'shuffle'].includes(event.event) && !(event.event === 'move' && (event['card'] as number) < 0);

/** What an update is cut out of. */
export interface Known {
  /** Through whose eyes it is seen. */
  seat: number;
  /** What everybody here knew before. */
  messages: Messages;
  /** How many events the seat was told before. */
  told: number;
}

/** The stages of an update; `cuts` says before which of its seat's events a stage begins. Nobody is asked before the last. */
export function staged<T extends News>(
  update: T,
  { seat, messages, told }: Known,
  cuts: readonly number[],
): T[] {
  const { events, events_from } = update.seats[seat] ?? {};
  const before = messages[seat]?.view;
  if (!before || !events || events_from !== told || !cuts.length) return [update];
  const everybody = Object.keys({ ...messages, ...update.seats }).map(Number);
  const silent = Object.fromEntries(everybody.map((one) => [one, { decision: null }]));
  const begins = [0, ...cuts];
  const stages = cuts.map((end, at): T => {
    const part = { events: events.slice(begins[at], end), events_from: told + begins[at]! };
    const view = viewAfter(before, events.slice(0, end), seat);
    const seats = { ...silent, [seat]: { ...part, view, decision: null, waiting: [] } };
    return { ...update, table: null, left: null, seats };
  });
  const whole = everybody.map((one) => [one, patched(messages[one], update.seats[one] ?? {})]);
  const seats = Object.fromEntries(whole) as News['seats'];
  const last = cuts.at(-1)!;
  const rest = { ...seats[seat], events: events.slice(last), events_from: told + last };
  return [...stages, { ...update, seats: { ...seats, [seat]: rest } }];
}

/** A view after some events; cards that go to where the seat does not see them show their backs. */
export function viewAfter(view: View, events: readonly GameEvent[], seat: number): View {
  const zones = view.zones.map((cards) => [...cards]);
  const fields = { ...view.fields };
  for (const event of events) {
    if (isMove(event)) {
      take(zones[event.from[0]], event.from[1], event.card);
      put(zones[event.to[0]], event.to[1], event.card);
    } else if (isPass(event)) {
      const cards = event.from.map((from) => zones[from] ?? []);
      event.to.forEach((to, at) => (zones[to] = event.cards[at] ?? cards[at]!));
    } else if (event.event === 'show') {
      const { zone, cards } = event as unknown as { zone: number; cards: number[] | null };
      if (cards) zones[zone] = [...cards];
    } else if (event.event === 'set') set(fields, event, seat);
  }
  return { ...view, zones, fields };
}

/** Takes a card from where it lay; from a bag, where places mean nothing, one like it. */
function take(zone: number[] | undefined, index: number, card: number): void {
  const like = zone?.indexOf(card) ?? -1;
  const at = index >= 0 ? index : like >= 0 ? like : (zone?.findIndex((one) => one < 0) ?? -1);
  if (at >= 0) zone?.splice(at, 1);
}

function put(zone: number[] | undefined, index: number, card: number): void {
  if (index >= 0) zone?.splice(index, 0, card);
  else zone?.push(card);
}

function set(fields: View['fields'], event: GameEvent, seat: number): void {
  const { field, seat: whose, value } = event as unknown as { field: string; seat: number; value: never };
  if (whose < 0) fields[field] = value;
  else {
    const values = [...(fields[field] as unknown[])];
    // A field that only its owner sees holds one value.
    values[values.length > 1 || whose !== seat ? whose : 0] = value;
    fields[field] = values as never;
  }
}
