/** The table as a seat sees it, and what one can do there. Boards know it as `TableModel`. */

import type { TableModel } from '../board';
import { Catalogue } from '../catalogue';
import type {
  Decision,
  GameDescription,
  GameEvent,
  Hint,
  Reason,
  Result,
  SeatMessage,
  TableInfo,
  Tally,
  View,
} from '../protocol';
import { settings } from '../settings.svelte';
import { Story } from '../story';
import type { Texts } from '../texts';
import { looseOptions, placesOf, remembered } from './places';
import type { Reply, Request } from './socket';

/** A card somebody wants to know about, and why it cannot be chosen, once that is known. */
export interface Explained {
  kind: number;
  reasons: string[];
}

export class Table implements TableModel {
  readonly catalogue: Catalogue;
  table: TableInfo = $state.raw()!;
  /** The seats played from this device; none for a spectator. */
  seats: number[] = $state.raw([]);
  seat: number = $state(0);
  hints: Hint[] = $state.raw([]);
  news: GameEvent[] = $state.raw([]);
  chosen: number | null = $state(null);
  /** The chosen option still waits for a second click. */
  isArmed = $state(false);
  /** Options of one card, when it stands for several. */
  ways: number[] = $state.raw([]);
  /** Something to say once, such as a refusal. */
  notice = $state('');
  explained: Explained | null = $state.raw(null);
  /** Whose turn it is to take the device; what the table shows is hidden until then. */
  curtain: number | null = $state(null);

  private texts: Texts = $state.raw()!;
  private messages: Record<number, SeatMessage> = $state.raw({});
  private logs: Record<number, GameEvent[]> = $state.raw({});

  readonly words: Story = $derived.by(() => {
    const names = this.table.seats.map((seat) => seat.name);
    return new Story(this.catalogue, this.texts, names, this.seat);
  });
  readonly places = $derived.by(() =>
    placesOf(this.catalogue, this.view, this.seat, this.decision?.options ?? []),
  );
  readonly loose = $derived(looseOptions(this.places, this.decision?.options ?? []));
  readonly lines = $derived(this.words.lines(this.log));
  readonly memory = $derived(this.table.memory_aid ? remembered(this.view) : new Map<number, number[]>());

  constructor(
    readonly game: GameDescription,
    table: TableInfo,
    seats: number[],
    texts: Texts,
    private readonly request: (request: Request) => Promise<Reply>,
  ) {
    this.catalogue = new Catalogue(game);
    this.texts = texts;
    this.table = table;
    this.seats = seats;
    this.seat = seats[0] ?? game.players;
    if (seats.length > 1) this.curtain = this.seat;
  }

  // What is there

  get isSpectator(): boolean {
    return this.seats.length === 0;
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

  get decision(): Decision | null {
    return this.result ? null : (this.message.decision ?? null);
  }

  get waiting(): number[] {
    return this.message.waiting;
  }

  get tally(): Tally[][] | null {
    return this.message.tally;
  }

  get result(): Result | null {
    return this.message.result ?? null;
  }

  get log(): GameEvent[] {
    return this.logs[this.seat] ?? [];
  }

  /** What is asked, in one line; or what one waits for. */
  get prompt(): string {
    if (this.result) return this.words.say('web-over');
    if (!this.decision) return this.words.say(this.isSpectator ? 'web-watching' : 'web-wait');
    const numbers = Object.entries(this.view.fields).filter((field): field is [string, number] =>
      Number.isInteger(field[1]),
    );
    return this.words.prompt(this.decision.question, Object.fromEntries(numbers));
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

  // What comes from the server

  speak(texts: Texts): void {
    this.texts = texts;
  }

  welcome(table: TableInfo, seats: number[]): void {
    this.table = table;
    this.seats = seats;
    if (!seats.includes(this.seat)) this.seat = seats[0] ?? this.game.players;
  }

  update(table: TableInfo, seats: Record<string, SeatMessage>): void {
    const before = this.messages[this.seat]?.decision?.number;
    this.table = table;
    const had = this.log.length;
    const logs = { ...this.logs };
    for (const [seat, message] of Object.entries(seats)) {
      const kept = (logs[Number(seat)] ?? []).slice(0, message.events_from);
      logs[Number(seat)] = [...kept, ...message.events];
    }
    this.logs = logs;
    this.messages = { ...this.messages, ...seats };
    const own = seats[this.seat];
    this.news = own && had > 0 && own.events_from === had ? own.events : [];
    if (this.messages[this.seat]?.decision?.number !== before) this.settle();
  }

  private settle(): void {
    this.chosen = null;
    this.isArmed = false;
    this.ways = [];
    this.hints = [];
    this.notice = '';
  }

  // Several players around one screen

  /** The seat that should take the device now, if it is another one. */
  get nextAtScreen(): number | null {
    if (this.seats.length < 2 || !this.isDealt || this.result || this.decision) return null;
    const turn = (seat: number) => (seat - this.seat + this.game.players) % this.game.players;
    const asked = this.seats.filter((seat) => (this.messages[seat]?.decision?.options.length ?? 0) > 1);
    return asked.sort((a, b) => turn(a) - turn(b))[0] ?? null;
  }

  drawCurtain(): void {
    if (this.nextAtScreen !== null) this.curtain = this.nextAtScreen;
    else if (this.isDealt && this.result) this.curtain = null;
  }

  liftCurtain(): void {
    if (this.curtain !== null) this.seat = this.curtain;
    this.curtain = null;
    this.news = [];
    this.settle();
  }

  // What one can do

  /** A click on a card: choose it, ask which way, or explain it. */
  touch(zone: number, kind: number): void {
    const options = this.optionsAt(zone, kind);
    const [only] = options;
    if (only === undefined) {
      if (kind >= 0) this.explain(kind);
    } else if (options.length === 1) this.choose(only);
    else this.ways = options;
  }

  choose(option: number): void {
    if (!this.decision || (this.chosen !== null && !this.isArmed)) return;
    this.ways = [];
    if (settings.confirm && !(this.isArmed && this.chosen === option)) {
      this.chosen = option;
      this.isArmed = true;
      return;
    }
    void this.answer(option);
  }

  /** Puts back a card that was chosen but not yet sent, or closes the list of ways. */
  putBack(): void {
    if (this.isArmed) this.chosen = null;
    this.isArmed = false;
    this.ways = [];
  }

  private async answer(option: number): Promise<void> {
    const decision = this.decision!.number;
    this.chosen = option;
    this.isArmed = false;
    const reply = await this.ask({ type: 'answer', seat: this.seat, decision, options: [option] });
    if (reply.refused && this.decision?.number === decision) this.chosen = null;
  }

  async undo(): Promise<void> {
    await this.ask({ type: 'undo', seat: this.seat });
  }

  /** Asks for hints, or puts them away. */
  async hint(): Promise<void> {
    if (this.hints.length) {
      this.hints = [];
      return;
    }
    const reply = await this.ask({ type: 'hint', seat: this.seat });
    this.hints = reply.hints;
    if (!reply.refused && !reply.hints.length) this.notice = this.words.say('web-no-hints');
  }

  async consent(agree: boolean): Promise<void> {
    const { request } = this.table;
    const seat = this.seats.find((one) => !request?.agreed.includes(one) && one !== request?.seat);
    if (request && seat !== undefined) {
      await this.ask({ type: 'consent', seat, request: request.number, agree });
    }
  }

  async propose(type: 'abandon' | 'pause' | 'resume'): Promise<void> {
    await this.ask({ type, seat: this.seat });
  }

  explain(kind: number): void {
    this.explained = { kind, reasons: [] };
    if (!this.decision || this.optionsFor(kind).length) return;
    const verbs = new Set(this.decision.options.map((option) => this.catalogue.verb(option)));
    const options = [...verbs]
      .map((verb) => this.catalogue.optionFor(verb, kind))
      .filter((o) => o !== undefined);
    void this.whyNot(options).then((reasons) => {
      if (this.explained?.kind === kind) this.explained = { kind, reasons };
    });
  }

  /** Why these options are not open, each reason once. */
  async whyNot(options: number[]): Promise<string[]> {
    const found: Reason[] = [];
    for (const option of options) {
      found.push(...(await this.request({ type: 'why-not', seat: this.seat, option })).reasons);
    }
    const telling = found.filter((reason) => reason.message !== 'not-offered');
    return [...new Set(telling.map((reason) => this.words.reason(reason)))];
  }

  private async ask(request: Request): Promise<Reply> {
    this.notice = '';
    const reply = await this.request(request);
    if (reply.refused) {
      const reasons = reply.refused.map((reason) => this.words.reason(reason));
      this.notice = reasons.join(' ') || this.words.say('web-line-lost');
    }
    return reply;
  }
}
