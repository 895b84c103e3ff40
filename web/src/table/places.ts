/** Which card on the table stands for which options: the same rules as the terminal's scene. */

import type { Catalogue } from '../catalogue';
import type { View } from '../protocol';

const OTHERS = 'others.';

/** For each zone, and each kind in it, the options it stands for. */
export type Places = Map<number, Map<number, number[]>>;

export function placesOf(catalogue: Catalogue, view: View, seat: number, options: readonly number[]): Places {
  const byVerb = new Map<string, number[]>();
  for (const option of options) {
    if (catalogue.kindIn(option) === undefined) continue;
    const verb = catalogue.verb(option).name;
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), option]);
  }
  const places: Places = new Map();
  for (const [verb, found] of byVerb) {
    for (const option of found) {
      const kind = catalogue.kindIn(option)!;
      const zone = zoneOf(catalogue, view, seat, verb, kind, found);
      if (zone === undefined) continue;
      const kinds = places.get(zone) ?? new Map<number, number[]>();
      kinds.set(kind, [...(kinds.get(kind) ?? []), option]);
      places.set(zone, kinds);
    }
  }
  return places;
}

/** The zone where an option's card lies; undefined if the seat sees it nowhere. */
function zoneOf(
  catalogue: Catalogue,
  view: View,
  seat: number,
  verb: string,
  kind: number,
  options: number[],
): number | undefined {
  const cards = (zone: number) => view.zones[zone] ?? [];
  const chosenFrom = catalogue.layout.choose[verb];
  if (chosenFrom !== undefined) {
    return zonesNamed(catalogue, chosenFrom, seat).find((zone) => cards(zone).includes(kind));
  }
  const wanted = options.map((option) => catalogue.kindIn(option)!);
  const owned = (owner: number) =>
    [...catalogue.owners.keys()].filter((zone) => catalogue.owners[zone] === owner);
  return [...owned(seat), ...owned(-1)].find((zone) => wanted.every((card) => cards(zone).includes(card)));
}

function zonesNamed(catalogue: Catalogue, name: string, seat: number): number[] {
  const plain = name.startsWith(OTHERS) ? name.slice(OTHERS.length) : name;
  const zone = catalogue.game.zones.find((one) => one.name === plain);
  if (!zone) return [];
  if (!zone.per_seat) return [zone.first];
  if (plain === name) return [zone.first + seat];
  return Array.from({ length: zone.count }, (_, owner) => zone.first + owner).filter(
    (number) => number !== zone.first + seat,
  );
}

/** Options that no card on the table stands for. */
export function looseOptions(places: Places, options: readonly number[]): number[] {
  const placed = new Set([...places.values()].flatMap((kinds) => [...kinds.values()].flat()));
  return options.filter((option) => !placed.has(option));
}
