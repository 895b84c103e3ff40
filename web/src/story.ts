/**
 * Events in words: a story in which moves of the same sort share a line.
 *
 * A game words its own events: `moved-<from>-<to>`, `passed-<zone>`, `shuffled-<zone>`, `set-<field>` and
 * `answered-<verb>`; `each-<field>` words one value of a field that holds a list, and `changed-<field>` what it gained and
 * lost. What it does not word, the house tells in general terms. A message that comes out empty says that this is not
 * worth telling; `.before` names an event that follows from it, though it came first.
 */

import type { Catalogue } from './catalogue';
import type { GameEvent, Json, MoveEvent, PassEvent } from './protocol';
import type { Arguments, Texts } from './texts';
import { asWords, Words, yesOrNo } from './words';

/** A line of the log: what it says, the cards it speaks of, and the rule behind it. */
export interface Line {
  text: string;
  cards: number[];
  rule: string;
  /** The number of the first event it tells of. */
  n: number;
  /** Whether a round begins with it. */
  begins?: boolean;
  /** Whether it was taken back. */
  undone?: boolean;
}

export type Move = GameEvent & MoveEvent;
export type Pass = GameEvent & PassEvent;

export const isMove = (event: GameEvent): event is Move => event.event === 'move';
export const isPass = (event: GameEvent): event is Pass => event.event === 'pass';

/** The events that stand: a `take-back` says how many of the last ones it undid. */
export function standing(events: readonly GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    if (event.event !== 'take-back') found.push(event);
    else found.length -= Math.min(found.length, Number(event['undone'] ?? 0));
  }
  return found;
}

/** The events that were taken back. */
function takenBack(events: readonly GameEvent[]): ReadonlySet<GameEvent> {
  const stands = new Set(standing(events));
  return new Set(events.filter((event) => event.event !== 'take-back' && !stands.has(event)));
}

export class Story extends Words {
  /** `earlier` is the log that told events stand in: what changed is known from it. */
  constructor(
    catalogue: Catalogue,
    texts: Texts,
    names: readonly string[],
    reader: number,
    options: Readonly<Record<string, Json>> = {},
    private readonly earlier: () => readonly GameEvent[] = () => [],
  ) {
    super(catalogue, texts, names, reader, options);
  }

  /** The events as lines to read, without what is not worth telling. */
  lines(events: readonly GameEvent[]): Line[] {
    const found: Line[] = [];
    const undone = takenBack(events);
    const add = (line: Line, event: GameEvent) =>
      found.push(undone.has(event) ? { ...line, undone: true } : line);
    let group: Move[] = [];
    const close = () => {
      const [first] = group;
      if (first)
        add({ text: this.moves(group).trim(), cards: seen(group), rule: first.rule, n: first.n }, first);
      group = [];
    };
    const isApart = (one: Move, other: Move) =>
      way(one) !== way(other) || undone.has(one) !== undone.has(other);
    for (const event of this.inOrder(events)) {
      if (isMove(event)) {
        if (group[0] && isApart(group[0], event)) close();
        group.push(event);
        continue;
      }
      const text = this.event(event);
      if (!text) continue;
      close();
      const begins = event.event === 'set' && event['field'] === 'round';
      const line = { text, cards: this.cardsIn(event), rule: event.rule, n: event.n };
      add(begins ? { ...line, begins } : line, event);
    }
    close();
    return found.filter((line) => line.text);
  }

  event(event: GameEvent): string {
    return this.tell(event).trim();
  }

  /** What the game names as the ground of something is told before it, where nothing else lies between. */
  private inOrder(events: readonly GameEvent[]): GameEvent[] {
    const ordered = [...events];
    events.forEach((event, at) => {
      const name = event.event === 'set' && this.texts.attribute(`set-${String(event['field'])}`, 'before');
      if (!name) return;
      const isSilent = (one: GameEvent) => one.event !== name && !isMove(one) && !this.event(one);
      const from = ordered.findLastIndex((one, place) => place < at && !isSilent(one));
      if (ordered[from]?.event !== name) return;
      ordered.splice(at, 1);
      ordered.splice(from, 0, event);
    });
    return ordered;
  }

  private tell(event: GameEvent): string {
    if (isMove(event)) return this.moves([event]);
    if (isPass(event)) return this.pass(event);
    switch (event.event) {
      case 'answer':
        return this.answer(event);
      case 'shuffle':
        return this.shuffle(event);
      case 'show':
        return this.show(event);
      case 'set':
        return this.set(event);
      default:
        return this.told(event);
    }
  }

  /** The first message there is; the last one is the house's and always there. */
  private first(messages: string[], args: Arguments): string {
    return this.say(messages.find((id) => this.has(id)) ?? messages.at(-1)!, args);
  }

  /** The seat a sentence speaks of, and whether that is who reads it. */
  private who(seat: number): Arguments {
    if (seat < 0) return { seat: '', you: 'no' };
    return { seat: this.seat(seat), you: yesOrNo(seat === this.reader) };
  }

  private owner(zone: number): number {
    return this.catalogue.owners[zone] ?? -1;
  }

  private name(zone: number): string {
    return this.catalogue.zones[zone]?.name ?? '';
  }

  private answer(event: GameEvent): string {
    const option = Number(event['option']);
    const verb = this.catalogue.verb(option).name;
    const who = this.who(Number(event['seat']));
    if (!this.has(`answered-${verb}`))
      return this.say('event-answer', { option: this.option(option), ...who });
    // `seat` is who answers; whom an answer names is another.
    const named = Object.entries(this.catalogue.argumentsOf(option)).map(([name, value]) => [
      name === 'seat' ? 'other_seat' : name,
      value,
    ]);
    return this.say(`answered-${verb}`, { ...this.spoken(Object.fromEntries(named)), ...who });
  }

  /** Moves that have everything in common but their cards. */
  private moves(events: readonly Move[]): string {
    const first = events[0]!;
    const [source, target] = [first.from[0], first.to[0]];
    const [giver, taker] = [this.owner(source), this.owner(target)];
    const cards = events.map((event) => event.card);
    return this.first([`moved-${this.name(source)}-${this.name(target)}`, 'event-move'], {
      cards: this.cards(cards),
      count: cards.length,
      seen: yesOrNo(first.card >= 0),
      rule: first.rule.replaceAll('.', '-'),
      from: this.zoneOf(source),
      to: this.zoneOf(target),
      giver: giver >= 0 ? this.seat(giver) : '',
      giving: yesOrNo(giver >= 0 && giver === this.reader),
      ...this.who(taker >= 0 ? taker : giver),
    });
  }

  private shuffle(event: GameEvent): string {
    const zone = Number(event['zone']);
    const args = { zone: this.zoneOf(zone), ...this.who(this.owner(zone)) };
    return this.first([`shuffled-${this.name(zone)}`, 'event-shuffle'], args);
  }

  /** Zones that change places; `cards` is what comes to the reader. */
  private pass(event: Pass): string {
    const own = this.coming(event);
    return this.first([`passed-${this.name(event.from[0] ?? 0)}`, 'event-pass'], {
      direction: this.direction(event),
      you: yesOrNo(own.length > 0),
      cards: own.length ? this.cards(own) : '',
      count: own.length,
      from: this.listed(event.from.map((zone) => this.zoneOf(zone))),
      to: this.listed(event.to.map((zone) => this.zoneOf(zone))),
    });
  }

  private coming(event: Pass): number[] {
    const index = event.to.findIndex((zone, i) => this.owner(zone) === this.reader && event.cards[i]?.length);
    return event.cards[index] ?? [];
  }

  /** Which way zones of all seats go: left is the next seat; two players swap. */
  private direction(event: Pass): string {
    const players = this.catalogue.game.players;
    const givers = event.from.map((zone) => this.owner(zone));
    const ways = new Set(givers.map((giver, i) => (this.owner(event.to[i]!) - giver + players) % players));
    const [way] = ways;
    if (givers.includes(-1) || ways.size !== 1 || way === undefined) return 'elsewhere';
    if (2 * way === players) return players === 2 ? 'swap' : 'across';
    return way === 1 ? 'left' : way === players - 1 ? 'right' : 'elsewhere';
  }

  /** A zone is shown to others; to its owner alone means that the showing is over. */
  private show(event: GameEvent): string {
    const zone = Number(event['zone']);
    const to = (event['to'] as number[]).filter((seat) => seat !== this.owner(zone));
    if (!to.length)
      return this.first([`hidden-${this.name(zone)}`, 'event-show-end'], { zone: this.zoneOf(zone) });
    const cards = (event['cards'] as number[] | null) ?? [];
    const others = to.filter((seat) => seat !== this.reader);
    return this.first([`shown-${this.name(zone)}`, 'event-show'], {
      zone: this.zoneOf(zone),
      seats: this.listed(to.map((seat) => this.seat(seat))),
      others: this.listed(others.map((seat) => this.seat(seat))),
      count: others.length,
      you: yesOrNo(to.includes(this.reader)),
      seen: yesOrNo(cards.length > 0),
      cards: cards.length ? this.cards(cards) : '',
    });
  }

  /** A field with its new value; `card` is the kind of that number, for fields that hold kinds. */
  private set(event: GameEvent): string {
    const [field, value, seat] = [String(event['field']), event['value'] as Json, Number(event['seat'])];
    const isKind = typeof value === 'number' && value >= 0 && value < this.catalogue.game.kinds.length;
    const args: Arguments = {
      field: asWords(field),
      value: typeof value === 'number' ? value : this.fieldValue(field, value),
      card: isKind ? this.card(value) : '',
      players: this.catalogue.game.players,
      rule: event.rule.replaceAll('.', '-'),
      owned: yesOrNo(seat >= 0),
      ...this.who(seat),
    };
    const told = this.first([`set-${field}`, 'event-set'], args);
    const change = told.trim() ? this.change(event) : null;
    return change ? this.say(`changed-${field}`, { ...args, ...change }) : told;
  }

  /** What a list of numbers gained and lost; null where nobody says what it was before. */
  private change(event: GameEvent): Arguments | null {
    const [field, value] = [String(event['field']), event['value']];
    if (!Array.isArray(value) || !this.has(`changed-${field}`)) return null;
    const log = this.earlier();
    const isSame = (one: GameEvent) =>
      one.event === 'set' && one['field'] === field && one['seat'] === event['seat'];
    const known = log.find((one) => one.n === event.n);
    if (!known || !isSame(known) || String(known['value']) !== String(value)) return null;
    const before = standing(log.filter(({ n }) => n < event.n)).findLast(isSame)?.['value'];
    if (!Array.isArray(before)) return null;
    const said = (sign: number): string =>
      this.listed(
        value
          .map((one, at) => ({ many: sign * (Number(one) - Number(before[at])), at: at + 1 }))
          .filter(({ many }) => many > 0)
          .map(({ many, at }) => this.say(`each-${field}`, { value: many, at })),
      );
    const [gained, lost] = [said(1), said(-1)];
    return { gained, lost, way: gained && lost ? 'both' : gained ? 'more' : lost ? 'less' : 'none' };
  }

  private fieldValue(field: string, value: Json): string {
    if (Array.isArray(value) && this.has(`each-${field}`)) {
      const each = value.map((one, at) => this.say(`each-${field}`, { value: Number(one), at: at + 1 }));
      return this.listed(each.filter((said) => said.trim()));
    }
    if (Array.isArray(value)) return value.map((item) => this.fieldValue(field, item)).join(', ') || '?';
    return this.value(field, value);
  }

  /** What only this game tells, under the name it gave the event. */
  private told(event: GameEvent): string {
    const name = event.event;
    if (this.has(name)) return this.say(name, this.facts(event));
    const words = Object.values(this.inWords(argumentsIn(event)));
    return [asWords(name), words.join(', ')].filter(Boolean).join(': ');
  }

  /** What an event of the game's own was told with, for another message that speaks of it. */
  facts(event: GameEvent): Arguments {
    return this.spoken(argumentsIn(event));
  }

  private cardsIn(event: GameEvent): number[] {
    if (isPass(event)) return unique(this.coming(event));
    const cards = event['cards'];
    if (Array.isArray(cards)) return unique(cards.filter((card) => typeof card === 'number'));
    if (event.event === 'answer') {
      const kind = this.catalogue.kindIn(Number(event['option']));
      return kind === undefined ? [] : [kind];
    }
    const named = Object.entries(event).filter(([name]) => name.endsWith('card'));
    return unique(named.map(([, card]) => card).filter((card) => typeof card === 'number'));
  }
}

function argumentsIn(event: GameEvent): Record<string, Json> {
  const { event: _name, rule: _rule, n: _n, ...args } = event;
  return args;
}

const way = (move: Move): string => [move.from[0], move.to[0], move.rule, move.card >= 0].join();
const unique = (cards: number[]): number[] => [...new Set(cards)].filter((card) => card >= 0);
const seen = (moves: Move[]): number[] => unique(moves.map((move) => move.card));
