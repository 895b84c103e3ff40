/** The table as a seat sees it: what has come over the line, ready to be looked at. */

import { Catalogue } from '../catalogue';
import type { Chapter } from '../campaign/sheet';
import { ORDERS } from '../orders';
import type {
  Decision,
  GameDescription,
  GameEvent,
  Json,
  Order,
  Ranking,
  Result,
  SeatMessage,
  ServerMessage,
  TableInfo,
  Tally,
  View,
  WindowInfo,
} from '../protocol';
import { shownName } from '../names';
import { standing, Story } from '../story';
import type { Arguments, Texts } from '../texts';
import { Company } from './company.svelte';
import { patched } from './patches';
import { numbersIn } from './numbers';
import { looseOptions, placesOf } from './places';
import { Reading } from './reading.svelte';
import type { Known } from './stages';

/** What is new at a table; a part of an update says through whose eyes all of it is seen. */
export type News = Pick<Extract<ServerMessage, { type: 'update' }>, 'table' | 'seats' | 'left'> & {
  eyes?: number;
};
/** What everybody knows, by seat. */
export type Messages = Readonly<Record<number, SeatMessage>>;

const asEntry = ([zone, ...kinds]: number[]): [number, number[]] => [zone!, kinds];

export class SeenTable {
  readonly catalogue: Catalogue;
  table: TableInfo = $state.raw()!;
  /** The seats played from this device; none for a spectator. */
  seats: number[] = $state.raw([]);
  /** Seats to be had back: a bot plays there for who reads this. */
  mine: number[] = $state.raw([]);
  seat: number = $state(0);
  news: GameEvent[] = $state.raw([]);
  /** Which game of its campaign this is, once that is known. */
  chapter: Chapter | null = $state.raw(null);
  /**
   * How many lines are told while a moment of suspense lasts, all of them while something is only looked at; null if
   * there is nothing of the kind.
   */
  held: number | null = $state(null);
  /** The window that is open, and when it opened, by this page's own clock. */
  window: (WindowInfo & { since: number }) | null = $state.raw(null);

  /** Who comes and goes. */
  readonly company = new Company(
    (id, names) => this.words.say(id, { name: this.shown(names.name), before: this.shown(names.before) }),
    () => this.log.length,
  );

  readonly reading = new Reading();

  private texts: Texts = $state.raw()!;
  protected messages: Messages = $state.raw({});
  protected logs: Record<number, GameEvent[]> = $state.raw({});
  /** A welcome has come: what was told before it is shown until the next update, which begins anew. */
  private isBeginning = true;

  readonly words: Story = $derived.by(() => {
    const names = this.table.seats.map((seat) => seat.name);
    const log = () => this.log;
    return new Story(this.catalogue, this.texts, names, this.reader, this.table.options, log);
  });
  readonly places = $derived.by(() =>
    placesOf(this.catalogue, this.view, this.seat, this.decision?.options ?? []),
  );
  readonly loose = $derived(looseOptions(this.places, this.decision?.options ?? []));
  readonly lines = $derived(this.words.lines(this.told).slice(0, this.held ?? undefined));
  /** The events of the log that still stand: without those that were taken back. */
  readonly standing = $derived(standing(this.log));
  readonly memory = $derived(
    new Map((this.table.memory_aid && this.message.certain ? this.message.certain : []).map(asEntry)),
  );

  constructor(
    readonly game: GameDescription,
    table: TableInfo,
    seats: number[],
    mine: number[],
    texts: Texts,
  ) {
    this.catalogue = new Catalogue(game);
    this.texts = texts;
    this.table = table;
    this.seats = seats;
    this.mine = mine;
    this.seat = seats[0] ?? game.players;
  }

  private shown(name: string): string {
    return shownName(name, this.texts);
  }

  /** Who reads this: told of as *you*, also while a bot plays for them. */
  private get reader(): number {
    return this.seats.length ? this.seat : (this.mine[0] ?? this.seat);
  }

  get isSpectator(): boolean {
    return this.seats.length === 0;
  }

  /** The seat of who reads this alone; none around one screen, and for who looks on. */
  get own(): number | null {
    return this.seats.length === 1 ? this.seats[0]! : null;
  }

  /** Whether one sits here, even if a bot plays for one. */
  get isPlayer(): boolean {
    return this.seats.length + this.mine.length > 0;
  }

  /** Whether anything can be shown: before the cards are dealt there is nothing. */
  get isDealt(): boolean {
    return this.messages[this.seat] !== undefined;
  }

  get message(): SeatMessage {
    const message = this.messages[this.seat];
    if (!message) throw new Error('no cards have been dealt yet');
    return message;
  }

  get view(): View {
    return this.message.view;
  }

  /** What is asked; a question that leaves one option offers none: the house answers it in a moment. */
  get decision(): Decision | null {
    const decision =
      this.result || this.table.paused || this.held !== null ? null : (this.message.decision ?? null);
    return decision && this.forced !== null ? { ...decision, options: [] } : decision;
  }

  /** The only option there is, where there is but one; around one screen a reaction is nobody's but one's own. */
  get forced(): number | null {
    const options = this.result ? [] : (this.message.decision?.options ?? []);
    const waits = this.seats.length > 1 && this.reacts(this.seat);
    return options.length === 1 && !waits ? options[0]! : null;
  }

  /** The cards that standing orders can be given for. */
  get reactions(): string[] {
    return this.game.reactions?.cards ?? [];
  }

  /** The seat's standing orders; what is not named is asked. */
  get orders(): Record<string, Order> {
    const given = Object.entries(this.message.orders ?? {}).filter(([, order]) => order !== null);
    return Object.fromEntries(given) as Record<string, Order>;
  }

  /** The orders that can be given for a card: *only if aimed at me* where it can answer such a thing. */
  ordersFor(card: string): readonly Order[] {
    const isAimed = this.game.reactions?.aimed?.includes(card) ?? true;
    return ORDERS.filter((order) => order !== 'if-aimed' || isAimed);
  }

  /** Whether a seat is asked, unseen by the others, how it reacts to something. */
  reacts(seat: number, messages: Messages = this.messages): boolean {
    const message = messages[seat];
    const question = message?.decision?.question;
    return (
      question !== undefined &&
      message?.view.phase !== 0 &&
      (this.game.reactions?.questions ?? []).includes(question)
    );
  }

  get waiting(): number[] {
    return this.message.waiting;
  }

  get tally(): Tally[][] | null {
    return this.message.tally ?? null;
  }

  get result(): Result | null {
    return this.message.result ?? null;
  }

  get ranking(): Ranking | null {
    return this.message.ranking ?? null;
  }

  get log(): GameEvent[] {
    return this.logs[this.seat] ?? [];
  }

  /** What stands in the log by now. */
  protected get told(): GameEvent[] {
    return this.log;
  }

  /** A field that the title of the table tells of, as far as that is told. */
  titled(name: string): Json | undefined {
    const isLater = this.told.length < this.log.length;
    const last = isLater
      ? this.told.findLast((event) => event.event === 'set' && event['field'] === name)
      : undefined;
    return last ? last['value'] : this.view.fields[name];
  }

  /** What is asked, in one line; or what one waits for. */
  get prompt(): string {
    if (this.held !== null && !(this.result && this.held === Infinity)) {
      return this.held === Infinity && this.words.has('board-looking') ? this.words.say('board-looking') : '';
    }
    if (this.result) return this.words.say(this.result.interlude ? 'web-over-interlude' : 'web-over');
    if (this.table.paused) return this.words.say('web-paused');
    if (!this.decision) return this.isSpectator ? this.words.say(this.watching) : this.othersPrompt;
    if (this.forced !== null) return this.forcedPrompt(this.forced);
    return this.words.prompt(this.decision.question, this.known);
  }

  /** What is said while the house answers; of what needs no word, only that it takes a moment. */
  private forcedPrompt(option: number): string {
    if (!this.words.forced(option)) return this.words.say('web-moment');
    return this.words.say('web-forced', { option: this.words.option(option) });
  }

  /** What to look at before one answers, in the game's own words; empty where it has none for this question. */
  get advice(): string {
    const message = `look-${this.decision?.question}`;
    return this.decision && this.words.has(message) ? this.words.say(message, this.known) : '';
  }

  /** What the words for a question may speak of. */
  private get known(): Arguments {
    const question = this.decision?.question;
    const cause = this.standing.findLast(
      (event) => event.event === `cause-${question}` && event['seat'] === this.seat,
    );
    const facts = cause && this.words.facts(cause);
    const left = this.decision?.left ?? 1;
    const { players } = this.game;
    return { players, ...this.counts, ...this.numbers, ...this.onOffer, left, ...facts };
  }

  /** What is said to a player who is not asked. */
  protected get othersPrompt(): string {
    const others = [...Array(this.game.players).keys()].filter((seat) => !this.seats.includes(seat));
    return this.words.say('web-wait', { others: others.length, rival: this.words.seat(others[0] ?? 0) });
  }

  /** What is said to who only watches. */
  private get watching(): string {
    return this.mine.length ? 'web-watching-computer' : 'web-watching';
  }

  /** How the game ended, where it has its own words for that; else nothing. */
  get verdict(): string {
    const options = Object.entries(this.table.options).map(([name, value]) => [name, String(value)]);
    const known = { players: this.game.players, ...Object.fromEntries(options), ...this.numbers };
    return this.words.has('verdict') ? this.words.say('verdict', known) : '';
  }

  /** How many cards lie in each zone of the seat, under the zones' names. */
  private get counts(): Record<string, number> {
    const own = this.game.zones.filter((zone) => zone.per_seat);
    return Object.fromEntries(own.map(({ name }) => [name, this.cards(name).length]));
  }

  /** What the table knows in numbers, for messages. */
  private get numbers(): Record<string, number> {
    return Object.fromEntries(
      Object.entries(this.view.fields).flatMap(([name, value]) => numbersIn(name, value, this.seat)),
    );
  }

  /** How many options of each verb can be chosen, as `can-<verb>`. */
  private get onOffer(): Record<string, number> {
    const verbs = (this.decision?.options ?? []).map((option) => this.verbOf(option));
    return Object.fromEntries(
      this.game.verbs.map(({ name }) => [`can-${name}`, verbs.filter((verb) => verb === name).length]),
    );
  }

  zone(name: string, seat = this.seat): number {
    return this.catalogue.zone(name, seat);
  }

  cards(name: string, seat = this.seat): number[] {
    return this.view.zones[this.zone(name, seat)] ?? [];
  }

  optionsFor(kind: number, verb?: string): number[] {
    return (this.decision?.options ?? []).filter(
      (option) =>
        this.catalogue.kindIn(option) === kind && (verb === undefined || this.verbOf(option) === verb),
    );
  }

  /** The options a card stands for where it lies. */
  optionsAt(zone: number, kind: number): number[] {
    return this.places.get(zone)?.get(kind) ?? [];
  }

  verbOf(option: number): string {
    return this.catalogue.verb(option).name;
  }

  argumentsOf(option: number): Record<string, string> {
    return this.catalogue.argumentsOf(option);
  }

  countOf(seat: number): number {
    return this.logs[seat]?.length ?? 0;
  }

  speak(texts: Texts): void {
    this.texts = texts;
  }

  welcome(table: TableInfo, seats: number[], mine: number[]): void {
    this.table = table;
    this.seats = seats;
    this.mine = mine;
    this.isBeginning = true;
    if (!this.receivers.includes(this.seat)) this.seat = seats[0] ?? this.game.players;
  }

  /** Whose messages come here: the seats', and the public's unless just one is played from here. */
  get receivers(): number[] {
    return this.seats.length === 1 ? this.seats : [...this.seats, this.game.players];
  }

  /** Through whose eyes the table is seen when it stands as in `after`. */
  protected eyesAfter(_after: Messages, _news: News['seats']): number {
    return this.seat;
  }

  /** Through whose eyes all of an update will be seen, and what is known before it. */
  lookingAt({ seats }: News): Known {
    const seat = this.eyesAfter(this.messagesAfter(seats), seats);
    return { seat, messages: this.isBeginning ? {} : this.messages, told: this.countOf(seat) };
  }

  private messagesAfter(seats: News['seats']): Messages {
    const messages = this.isBeginning ? {} : { ...this.messages };
    for (const [name, { events: _, events_from: __, ...patch }] of Object.entries(seats))
      messages[Number(name)] = patched(messages[Number(name)], patch) as SeatMessage;
    return messages;
  }

  /** The table has changed; what others make of their seats is told. */
  private tell(table: TableInfo): void {
    const before = this.table.seats;
    this.table = table;
    if (this.isDealt) this.company.update(before, table.seats, [...this.seats, ...this.mine]);
  }

  /** Shows what was `heard` at that time. */
  update({ table, seats, left, eyes }: News, heard = performance.now()): void {
    if (table) this.tell(patched(this.table, table) as TableInfo);
    const { window } = this.table;
    if (!window) this.window = null;
    else if (window.number !== this.window?.number)
      this.window = { ...window, since: heard - 1000 * (window.seconds - (left ?? window.seconds)) };
    const logs = { ...this.logs };
    const had = Object.fromEntries(Object.entries(logs).map(([seat, log]) => [seat, log.length]));
    for (const [name, { events, events_from }] of Object.entries(seats))
      if (events) logs[Number(name)] = [...(logs[Number(name)] ?? []).slice(0, events_from), ...events];
    const messages = this.messagesAfter(seats);
    this.isBeginning = false;
    this.logs = logs;
    this.seat = eyes ?? this.eyesAfter(messages, seats);
    this.messages = messages;
    const own = seats[this.seat];
    const since = had[this.seat] ?? 0;
    this.news = (since > 0 && own?.events_from === since && own.events) || [];
  }
}
