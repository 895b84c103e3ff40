/** Which zones of a seat (or, for -1, of the table) are shown, and how. */

import type { Table } from '$web/table/model.svelte';

export interface ShownZone {
  name: string;
  number: number;
  way: string;
}

/** The zones that the layout names, and any other that holds what can be chosen. */
export function zonesFor(model: Table, seat: number): ShownZone[] {
  const { layout } = model.catalogue;
  const named = seat < 0 ? layout.table : seat === model.seat ? layout.own : layout.others;
  const asked = model.game.zones
    .filter((zone) => zone.per_seat === seat >= 0 && !named.includes(zone.name))
    .filter((zone) => model.places.has(zone.first + Math.max(seat, 0)))
    .map((zone) => zone.name);
  return [...named, ...asked].map((name) => {
    const number = model.zone(name, Math.max(seat, 0));
    return { name, number, way: model.places.has(number) ? 'cards' : (layout.show[name] ?? 'cards') };
  });
}
