/** The table and what one can do there. Boards know it as `TableModel`. */

import type { TableModel } from '../board';
import type { GameDescription, GameEvent, Hint, Order, Reason, TableInfo } from '../protocol';
import { settings } from '../settings.svelte';
import type { Line } from '../story';
import type { Texts } from '../texts';
import type { Remark } from './company.svelte';
import { isTouching, laterFrom } from './offers';
import { SeenTable, type Messages, type News } from './seen.svelte';
import type { Reply, Request } from './socket';
import { isOpen } from './stages';
import { touching, type Touches } from './touching';
import { answeredAt, type Unasked } from './unasked';

/** A touch so soon after a question took another's place was meant for the other. */
const SETTLING = 400;

/** A card somebody wants to know about, and why it cannot be chosen, once that is known. */
export interface Explained {
  kind: number;
  reasons: string[];
  /** What it is worth where it lies. */
  points: number | null;
}

export class Table extends SeenTable implements TableModel {
  hints: Hint[] = $state.raw([]);
  chosen: number | null = $state(null);
  /** The chosen option still waits for a second click. */
  isArmed = $state(false);
  /** Options of one card, when it stands for several. */
  ways: number[] = $state.raw([]);
  /** Something to say once, such as a refusal. */
  notice = $state('');
  instead = $state('');
  putsBack: (() => void) | null = null;
  explained: Explained | null = $state.raw(null);
  /** Whether what is asked is being explained. */
  explainsQuestion = $state(false);
  /** What has just happened, while it is shown step by step. */
  step: string[] = $state.raw([]);
  /** Up to which event each seat has seen what others did to it. */
  private seen: Record<number, number> = $state.raw({});
  readonly forYou: Line[] = $derived.by(() => {
    const from = this.seen[this.seat] ?? Infinity;
    const events = this.standing.filter(({ n }) => n >= from);
    const touches: Touches = (event, seat, isOwn) => isTouching(this, event, seat, isOwn);
    return this.isSpectator ? [] : this.words.lines(touching(this.catalogue, events, this.seat, touches));
  });
  /** Whose turn it is to take the device; what the table shows is hidden until then. */
  curtain: number | null = $state(null);

  /** Who had the screen before all looked at it, and how much was told to all when they took it. */
  private last = 0;
  private lookedAt = 0;

  /** Another question has just taken the place of one: touches are not taken yet. */
  isSettling = $state(false);

  /** Whether what is done now is done by Enter, where the arrows led past other things. */
  isWalked = false;
  /** What is sent for the chosen option: the answers that lead to it, and itself. */
  private planned: number[] = [];
  /** The last question answered from here. */
  private answered: number | undefined;
  /** What was last answered from here of itself, for want of a choice; a reaction there was no card for is nothing. */
  made: number | null = $state(null);
  /** All that was answered so for each seat. */
  private unasked: Record<number, Unasked[]> = $state.raw({});

  private settled: ReturnType<typeof setTimeout> | undefined;

  constructor(
    game: GameDescription,
    table: TableInfo,
    seats: number[],
    mine: number[],
    texts: Texts,
    private readonly request: (request: Request) => Promise<Reply>,
  ) {
    super(game, table, seats, mine, texts);
    if (seats.length > 1) this.curtain = this.seat;
  }

  override update(...told: Parameters<SeenTable['update']>): void {
    const before = this.messages[this.seat]?.decision?.number;
    const forced = this.isDealt && !this.reacts(this.seat) ? this.forced : null;
    const from = this.seat;
    const heard = this.log.length;
    super.update(...told);
    for (const seat of this.seats) if (this.seen[seat] === undefined) this.haveSeen(seat);
    if (this.seat !== from) return this.comeTogether(from);
    const now = this.messages[this.seat]?.decision?.number;
    if (now === before) return;
    this.settle();
    if (before === undefined || before === this.answered) return;
    if (forced !== null && (now === undefined || now > before)) this.noteMade(forced, heard);
    this.waitForTouches();
  }

  /**
   * Around one screen all look together, through the public's eyes, once cards are turned up for all or nobody here is
   * asked; nothing private is in sight until somebody says who they are. Who has the screen keeps it for a whole turn.
   */
  protected override eyesAfter(after: Messages, news: News['seats']): number {
    const { players } = this.game;
    const open = after[players];
    if (this.seats.length < 2 || !open || !this.messages[players]) return open?.result ? players : this.seat;
    const isShown = (news[players]?.events ?? []).some(isOpen);
    const hasTurn = Boolean(after[this.seat]?.decision) && this.curtain === null;
    const isTurnedUp = isShown && (!hasTurn || Boolean(this.messages[this.seat]?.view.phase));
    const isIdle = !hasTurn && !this.seats.some((seat) => this.asks(seat, after));
    return open.result || isTurnedUp || isIdle ? players : this.seat;
  }

  /** All look at the screen now: what belonged to one of them is put away. */
  private comeTogether(from: number): void {
    this.last = from;
    this.curtain = null;
    this.made = null;
    this.explained = null;
    this.settle();
    this.waitForTouches();
  }

  private noteMade(option: number, heard: number): void {
    this.made = option;
    if (this.isSpectator || !this.words.forced(option)) return;
    const made = { at: answeredAt(this.log, heard, this.seat, option), option };
    this.unasked = { ...this.unasked, [this.seat]: [...(this.unasked[this.seat] ?? []), made] };
  }

  /** What a game keeps for later while its board is looked at: the next round is not there yet. */
  protected override get told(): GameEvent[] {
    const isLooking = this.held === Infinity && !this.step.length;
    const from = isLooking ? laterFrom(this, this.news) : -1;
    return from < 0 ? this.log : this.log.slice(0, this.log.length - this.news.length + from);
  }

  /** What stands in the log besides the game's events: who came and went, what was answered by itself. */
  get remarks(): Remark[] {
    const made = (this.unasked[this.seat] ?? []).map(({ at, option }) => ({
      at,
      text: this.words.forced(option),
    }));
    return [...this.company.remarks, ...made].sort((one, other) => one.at - other.at);
  }

  private waitForTouches(): void {
    this.isSettling = true;
    clearTimeout(this.settled);
    this.settled = setTimeout(() => (this.isSettling = false), SETTLING);
  }

  /** What was only to be seen has been seen. */
  goOn(): void {
    this.held = null;
    this.step = [];
    this.waitForTouches();
  }

  /** What others have done to a seat need not be shown any longer. */
  haveSeen(seat = this.seat): void {
    this.seen = { ...this.seen, [seat]: this.countOf(seat) };
  }

  /** Whether an answer is on its way. */
  get isSent(): boolean {
    return this.chosen !== null && !this.isArmed;
  }

  /** What happened in words, to be followed step by step; that alone which one has just done oneself is nothing new. */
  linesOf(news: readonly GameEvent[], isOwn: boolean): string[] {
    const lines = this.tellingOf(news);
    return isOwn && lines.length === 1 ? [] : lines;
  }

  /** What is new at the end of the log, in words; what was answered by itself before what follows from it. */
  tellingOf(news: readonly GameEvent[]): string[] {
    const from = this.log.length - news.length;
    const made = this.unasked[this.seat]?.at(-1);
    const at = made && made.option === this.made ? made.at - from : -1;
    const told = (events: readonly GameEvent[]) => this.words.lines(events).map(({ text }) => text);
    if (!made || at < 0 || !news.length) return told(news);
    return [...told(news.slice(0, at)), this.words.forced(made.option), ...told(news.slice(at))];
  }

  override get prompt(): string {
    if (this.reading.isOpen && !this.decision) return this.words.say('web-page-lies-open');
    if (this.step.length) return this.othersPrompt;
    return (this.decision && this.instead) || super.prompt;
  }

  private settle(): void {
    this.chosen = null;
    this.instead = '';
    this.isArmed = false;
    this.ways = [];
    this.hints = [];
    this.notice = '';
    this.explainsQuestion = false;
    this.explained = null;
  }

  // Several players around one screen

  /** Whether all look at one screen, through the public's eyes. */
  get isTogether(): boolean {
    return this.seats.length > 1 && this.seat === this.game.players;
  }

  /** Who does what can be done with the whole table in sight: whoever had the screen last. */
  private get actor(): number {
    return this.isTogether ? this.last : this.seat;
  }

  /** Whether what was asked for a seat can still be shown: others may look by now. */
  private hasScreen(seat: number): boolean {
    return this.seat === seat && this.curtain === null;
  }

  private asks(seat: number, messages = this.messages): boolean {
    return (messages[seat]?.decision?.options.length ?? 0) > 1 || this.reacts(seat, messages);
  }

  /** The seat that should take the device now, if it is another one. */
  get nextAtScreen(): number | null {
    if (this.seats.length < 2 || !this.isDealt || this.result || this.decision || this.held !== null)
      return null;
    const { players } = this.game;
    const turn = (seat: number) => (seat - this.actor + players) % players;
    const asked = this.seats.filter((seat) => this.asks(seat));
    return asked.sort((a, b) => turn(a) - turn(b))[0] ?? null;
  }

  drawCurtain(): void {
    if (this.nextAtScreen !== null && !this.isTogether) this.curtain = this.nextAtScreen;
    else if (this.isDealt && this.result) this.curtain = null;
  }

  /** Lines for all that were told while somebody had the screen alone. */
  get missed(): string[] {
    const { players } = this.game;
    return this.words.lines(this.logs[players]?.slice(this.lookedAt) ?? []).map((line) => line.text);
  }

  /** Somebody says who they are: the table is theirs alone. */
  liftCurtain(): void {
    this.lookedAt = this.countOf(this.game.players);
    this.seat = this.curtain ?? this.nextAtScreen ?? this.seat;
    this.curtain = null;
    this.explained = null;
    this.made = null;
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

  /** Chooses an option; with `asks` it has to be confirmed. */
  choose(option: number, asks = false): void {
    this.plan(this.isArmed && option === this.chosen ? this.planned : [option], asks);
  }

  plan(options: number[], asks = false): void {
    const last = options.at(-1);
    if (last === undefined || !this.decision || this.isSent || this.isSettling) return;
    const isSecond = this.isArmed && this.chosen === last;
    this.ways = [];
    this.planned = options;
    this.chosen = last;
    const isUnasked = this.isWalked && this.catalogue.isPlain(options[0]!);
    this.isArmed = (settings.confirm || asks || isUnasked) && !isSecond;
    if (!this.isArmed) void this.answer(options);
  }

  /** Puts away what was only asked for to read; else what was chosen but not yet sent. */
  leave(): void {
    if (this.explainsQuestion || this.hints.length) {
      this.explainsQuestion = false;
      this.hints = [];
      return;
    }
    this.putBack();
    this.putsBack?.();
  }

  /** Puts a card back that was chosen but not yet sent, or the list of ways. */
  putBack(): void {
    if (this.isArmed) this.chosen = null;
    this.isArmed = false;
    this.ways = [];
  }

  private async answer(options: number[]): Promise<void> {
    const decision = this.decision!.number;
    this.answered = decision;
    this.made = null;
    this.haveSeen();
    const reply = await this.ask({ type: 'answer', seat: this.seat, decision, options });
    if (reply.refused && this.decision?.number === decision) this.chosen = null;
  }

  async undo(): Promise<void> {
    await this.ask({ type: 'undo', seat: this.actor });
  }

  /** Asks for hints, or puts them away. */
  async hint(): Promise<void> {
    if (this.hints.length) {
      this.hints = [];
      return;
    }
    const { seat } = this;
    const reply = await this.ask({ type: 'hint', seat });
    if (!this.hasScreen(seat)) return;
    this.hints = reply.hints;
    if (!reply.refused && !reply.hints.length) this.notice = this.words.say('web-no-hints');
  }

  hintFor(option: number | undefined): number | undefined {
    const place = this.hints.findIndex((hint) => hint.option === option);
    return place < 0 ? undefined : place + 1;
  }

  async consent(agree: boolean): Promise<void> {
    const { request } = this.table;
    const seat = this.seats.find((one) => !request?.agreed.includes(one) && one !== request?.seat);
    if (request && seat !== undefined) {
      await this.ask({ type: 'consent', seat, request: request.number, agree });
    }
  }

  async propose(type: 'abandon' | 'pause' | 'resume'): Promise<void> {
    await this.ask({ type, seat: this.actor });
  }

  /** Gives standing orders; those of a window that is open count at its end. */
  async order(orders: Record<string, Order>): Promise<boolean> {
    return !(await this.ask({ type: 'orders', seat: this.seat, orders })).refused;
  }

  look(kind: number, points: number | null = null): void {
    this.explained = { kind, reasons: [], points };
  }

  explain(kind: number): void {
    this.look(kind);
    if (!this.decision || this.optionsFor(kind).length) return;
    const verbs = new Set(this.decision.options.map((option) => this.catalogue.verb(option)));
    const options = [...verbs]
      .map((verb) => this.catalogue.optionFor(verb, kind))
      .filter((o) => o !== undefined);
    void this.whyNot(options).then((reasons) => {
      if (this.explained?.kind === kind) this.explained = { ...this.explained, reasons };
    });
  }

  async whyNot(options: number[]): Promise<string[]> {
    const found: Reason[] = [];
    for (const option of options) {
      found.push(...(await this.request({ type: 'why-not', seat: this.seat, option })).reasons);
    }
    const telling = found.filter((reason) => reason.message !== 'not-offered');
    return [...new Set(telling.map((reason) => this.words.reason(reason)))];
  }

  note(text: string): void {
    this.notice = text;
  }

  refuse(option: number): void {
    const { seat } = this;
    void this.whyNot([option]).then((reasons) => {
      if (this.hasScreen(seat)) this.note(reasons.join(' '));
    });
  }

  private async ask(request: Request): Promise<Reply> {
    this.notice = '';
    const { seat } = this;
    const reply = await this.request(request);
    if (reply.refused && this.hasScreen(seat)) {
      const reasons = reply.refused.map((reason) => this.words.reason(reason));
      this.notice = reasons.join(' ') || this.words.say('web-not-arrived');
    }
    return reply;
  }
}
