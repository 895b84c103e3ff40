/** Options, zones and kinds of a game by number: what `GameDescription` says, ready to be looked up. */

import type { GameDescription, LayoutInfo, Verb, Zone } from './protocol';

/** How a zone can be shown, and where (see docs/terminal.md). */
export type Layout = Omit<LayoutInfo, 'card'>;

export class Catalogue {
  readonly layout: Layout;
  /** For each zone number its zone, and whose it is (-1: the table's). */
  readonly zones: Zone[] = [];
  readonly owners: number[] = [];
  private readonly kinds: Map<string, number>;
  private readonly byName: Map<string, Zone>;

  constructor(readonly game: GameDescription) {
    for (const zone of game.zones) {
      for (let index = 0; index < zone.count; index++) {
        this.zones[zone.first + index] = zone;
        this.owners[zone.first + index] = zone.per_seat ? index : -1;
      }
    }
    this.kinds = new Map(game.kinds.map((kind, number) => [kind.id, number]));
    this.byName = new Map(game.zones.map((zone) => [zone.name, zone]));
    const names = (perSeat: boolean) => game.zones.filter((z) => z.per_seat === perSeat).map((z) => z.name);
    const given = (game.layout ?? {}) as Partial<Layout>;
    this.layout = {
      table: given.table ?? names(false),
      others: given.others ?? names(true),
      own: given.own ?? names(true),
      fields: given.fields ?? [],
      show: given.show ?? {},
      choose: given.choose ?? {},
    };
  }

  /** The number of a zone: of the table, or of a seat. */
  zone(name: string, seat = 0): number {
    const zone = this.byName.get(name);
    if (!zone) throw new Error(`${this.game.id} has no zone ${name}`);
    return zone.first + (zone.per_seat ? seat : 0);
  }

  kind(id: string): number | undefined {
    return this.kinds.get(id);
  }

  verb(option: number): Verb {
    const verbs = this.game.verbs;
    let found = verbs[0];
    for (const verb of verbs) if (verb.base <= option && verb.base >= (found?.base ?? 0)) found = verb;
    if (!found) throw new Error(`no option ${option}`);
    return found;
  }

  /** Whether an option names nothing: it is no card and no piece, but a button. */
  isPlain(option: number): boolean {
    return !this.verb(option).arguments.length;
  }

  argumentsOf(option: number): Record<string, string> {
    const verb = this.verb(option);
    let rest = option - verb.base;
    const found: [string, string][] = [];
    for (const { name, values } of [...verb.arguments].reverse()) {
      found.unshift([name, values[rest % values.length] ?? '']);
      rest = Math.floor(rest / values.length);
    }
    return Object.fromEntries(found);
  }

  /** The card that an option names, if it names one. */
  kindIn(option: number): number | undefined {
    const id = this.argumentsOf(option)['card'];
    return id === undefined ? undefined : this.kinds.get(id);
  }

  /** The option of this verb that names this card, with any other argument at its first value. */
  optionFor(verb: Verb, kind: number): number | undefined {
    const id = this.game.kinds[kind]?.id ?? '';
    let number = 0;
    let named = false;
    for (const { name, values } of verb.arguments) {
      const index = name === 'card' ? values.indexOf(id) : 0;
      if (index < 0) return undefined;
      named ||= name === 'card';
      number = number * values.length + index;
    }
    return named ? verb.base + number : undefined;
  }
}
