/** Keeps a table up to date over its socket; updates wait for one another so that every move can be seen. */

import { tick } from 'svelte';
import { sitDown } from '../api';
import { words } from '../house.svelte';
import type { ServerMessage } from '../protocol';
import { language } from '../settings.svelte';
import { Table } from './model.svelte';
import { cutsOf } from './offers';
import { isStepwise, readingTime, stretched } from './pace';
import { entropy, socketUrl, TableSocket, type LineState, type Listener } from './socket';
import { staged } from './stages';
import { Travel } from './travel';

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
/** With `isStage` it was cut: more of the same update follows, or not. */
type Update = Extract<ServerMessage, { type: 'update' }> & { heard: number; isStage?: boolean };
type Failure = Extract<ServerMessage, { type: 'error' }>;

/** How long what happened in one stage of an update stays in sight before the next. */
const STAGE = 700;
/** More updates than this are not shown one by one. */
const MOST_WAITING = 4;
/** How long what happened stays in sight before the next player takes the device: one's own card, or more. */
const LAST_LOOK = { short: 500, long: 1600 };

export class Connection implements Listener {
  line: LineState = $state('connecting');
  failure: Failure | null = $state.raw(null);
  table: Table | null = $state.raw(null);
  readonly travel = new Travel();

  private readonly socket: TableSocket;
  private readonly cuts = new Map<number, string>();
  /** What has come since the last welcome and was not shown yet: patches, each of what was before it. */
  private updates: Update[] = [];
  private isShowing = false;
  private last: Welcome | null = null;
  private welcomed: Promise<void> = Promise.resolve();

  constructor(private readonly id: string) {
    this.socket = new TableSocket(socketUrl(id), this);
  }

  close(): void {
    this.travel.close();
    this.table?.reading.release();
    this.socket.close();
  }

  changed(state: LineState): void {
    this.line = state;
  }

  /** What still waits to be shown belongs to the line before: it is told again. */
  since(): Record<string, number> {
    this.updates = [];
    const table = this.table;
    if (!table) return {};
    return Object.fromEntries(table.receivers.map((seat) => [String(seat), table.countOf(seat)]));
  }

  received(message: ServerMessage): void {
    if (message.type === 'welcome') this.welcomed = this.welcome(message);
    else if (message.type === 'error') {
      this.failure = message;
      this.socket.close();
    } else if (message.type === 'update') {
      this.updates.push({ ...message, heard: performance.now() });
      if (message.left !== null) this.table?.reading.release();
      void this.showUpdates();
    }
  }

  private async welcome(message: Welcome): Promise<void> {
    this.last = message;
    this.updates = [];
    if (message.table.status === 'open') this.cut(message.seats);
    if (this.table) {
      this.table.welcome(message.table, message.seats, message.mine);
      return;
    }
    const texts = await words(language(), message.game.id);
    if (this.table) return;
    const { table, game, seats, mine } = this.last;
    this.table = new Table(game, table, seats, mine, texts, (request) => this.socket.request(request));
    if (table.status === 'playing') await this.takeSeats(mine);
  }

  /** Who got up from seats here has them back on return. */
  private async takeSeats(seats: number[]): Promise<void> {
    await Promise.allSettled(seats.map((seat) => sitDown(this.id, seat)));
  }

  private cut(seats: number[]): void {
    for (const seat of seats) {
      const mine = this.cuts.get(seat) ?? entropy();
      this.cuts.set(seat, mine);
      this.socket.send({ type: 'cut', seat, entropy: mine });
    }
  }

  private async showUpdates(): Promise<void> {
    if (this.isShowing) return;
    this.isShowing = true;
    await this.welcomed;
    for (let update = await this.next(); update; update = await this.next()) {
      const { table } = this;
      if (!table) break;
      update = this.nextStage(table, update);
      const lay = this.travel.look();
      const isEnd =
        table.isDealt && !table.result && Object.values(update.seats).some(({ result }) => result);
      if (isEnd) table.held = Infinity;
      const isOwn = table.isSent;
      table.update(update, update.heard);
      await tick();
      const isHurried = this.isHurried(table);
      const lasting = isHurried ? 0 : this.travel.lasting();
      const lines = isHurried ? [] : table.linesOf(table.news, isOwn);
      const look = Math.max(lasting, readingTime(lines));
      table.held = look ? Infinity : null;
      if (look) await tick();
      if (!isHurried) {
        const arrival = this.travel.show(lay, table.news, table.game.kinds);
        if (!lasting) await this.hold(table);
        table.held = look ? Infinity : null;
        if (look > lasting) table.step = lines;
        await arrival;
      }
      if (look) {
        await this.travel.linger(look);
        table.goOn();
      } else if (update.isStage && !isHurried) await this.travel.pause(stretched(STAGE));
      if (update.isStage) continue;
      if (table.nextAtScreen !== null && !table.isTogether)
        await this.travel.pause(table.news.length > 2 ? LAST_LOOK.long : LAST_LOOK.short);
      table.drawCurtain();
    }
    this.isShowing = false;
  }

  /** What is shown next, once a page over the board was read; what runs against a clock waits for nobody. */
  private async next(): Promise<Update | undefined> {
    if (this.updates.every(({ left }) => left === null)) await this.table?.reading.done();
    return this.updates.shift();
  }

  /** Whether there is no time to look at what comes: nobody looks, much waits, or a clock runs. */
  private isHurried(table: Table): boolean {
    if (table.curtain !== null || document.hidden) return true;
    const whole = this.updates.filter(({ isStage }) => !isStage);
    return isStepwise() ? whole.some(({ left }) => left !== null) : whole.length > MOST_WAITING;
  }

  /** The first stage of an update; those after it come next. Also where nothing moves one thing follows the other. */
  private nextStage(table: Table, update: Update): Update {
    if (!table.isDealt || update.isStage !== undefined || document.hidden) return update;
    const known = table.lookingAt(update);
    const { seat } = known;
    const stages = staged(update, known, cutsOf(table, update.seats[seat]?.events ?? []));
    const [first = update, ...later] = stages.map((stage, at) => ({
      ...stage,
      eyes: seat,
      isStage: at < stages.length - 1,
    }));
    this.updates.unshift(...later);
    return first;
  }

  /** While cards are turned over for all to see, nothing is asked, and nothing told of what follows. */
  private async hold(table: Table): Promise<void> {
    const suspense = this.travel.suspense();
    if (!suspense) return;
    table.held = table.words.lines(table.log.slice(0, table.log.length - table.news.length)).length;
    await this.travel.pause(suspense);
  }
}
