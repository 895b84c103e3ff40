/** What a player has in mind but has not said yet: a die picked up, places looked for, ways to choose from. */

import { getContext, setContext } from 'svelte';
import type { TableModel } from '$web/board';
import type { Ahead } from '$web/board/ahead';
import { Declining } from './declining.svelte';
import { adds, isLeft, plainOption, type Part } from './draft';
import { landOf } from './land';
import { offersOf, optionNumber } from './spots';
import { listOf, type Die } from './table';

const KEY = Symbol('desk');

interface Picked {
  die: number;
  /** The question for which it was picked up. */
  decision: number;
}

/** A die put on a socket: the option for it, and the answers of the whole move. */
interface Landing {
  put: number;
  answers: number[];
}

const isSpirit = (model: TableModel, socket: number): boolean => socket >= landOf(model.game).paths.length;

/** A move goes on with these by itself. */
const GOES_ON = ['go', 'take'];
/** Answers that lead to a place. */
const ARRIVES = ['go', 'ride', 'follow'];

interface Draft {
  parts: Part[];
  /** The question it answers. */
  decision: number;
}

interface Ways {
  options: number[];
  /** The question they answer. */
  decision: number;
}

export class Desk {
  /** Places that somebody looks for, such as where a Quest is fulfilled. */
  sought: number[] = $state.raw([]);
  /** A die on its way under a finger. */
  dragged: { die: Die; x: number; y: number } | null = $state.raw(null);
  private taken: Picked | null = $state.raw(null);
  private opened: Ways | null = $state.raw(null);
  /** The question for which the Tailor was called. */
  private called: number | null = $state(null);
  /** The Spirit whose gift is being read before a die goes there, and whether it was touched for that. */
  private weighed: { socket: number; asked: boolean } | null = $state.raw(null);
  /** Spirits that have said what they give: the first touch only tells it. */
  private readonly heard = new Set<number>();

  private drafted: Draft | null = $state.raw(null);

  /** What an offer shall hold beyond what the table knows of it. */
  readonly draft: Part[] = $derived.by(() =>
    this.drafted?.decision === this.model.decision?.number ? (this.drafted?.parts ?? []) : [],
  );
  readonly offers: Map<string, number> = $derived.by(() => {
    const found = offersOf(this.model);
    return new Map([...found].filter(([, option]) => isLeft(this.model, this.draft, option)));
  });
  /** The die in hand: picked up here, or already named to the table. */
  readonly picked: number | null = $derived.by(() => {
    const { decision } = this.model;
    if (decision?.question === 'socket') return this.named;
    return decision && this.taken?.decision === decision.number ? this.taken.die : null;
  });
  /** Stacks from which the Tailor may take the top die. */
  readonly struck: number[] = $derived.by(() =>
    (this.model.decision?.options ?? []).filter((option) => this.model.verbOf(option) === 'swat'),
  );
  /** Whether a touch of a stack takes its top die away: not before the Tailor is called, for that is done once. */
  readonly strikes: boolean = $derived.by(
    () => this.struck.length > 0 && this.picked === null && this.called === this.model.decision?.number,
  );
  /** Options of a card that stands for several, once it was touched. */
  readonly ways: number[] = $derived.by(() => {
    const { decision, chosen } = this.model;
    return decision && this.opened?.decision === decision.number && chosen === null
      ? this.opened.options
      : [];
  });
  /** Whether the die in hand shall only be placed, its owner staying where they are. */
  stays: boolean = $state(false);
  /** For each socket that the die in hand fits on: the move that puts it there. */
  readonly fitting: Map<number, Landing> = $derived.by(() => this.fits());
  /** Whether some of these moves are walks, now or if one did not stay. */
  readonly walks: boolean = $derived.by(
    () =>
      this.picked !== null &&
      this.model.decision?.question === 'turn' &&
      (this.stays || [...this.fitting.values()].some(({ answers }) => answers.length > 2)),
  );

  /** What a player does not want to be asked again. */
  readonly declining: Declining;

  constructor(private readonly read: () => TableModel) {
    this.declining = new Declining(read);
  }

  get model(): TableModel {
    return this.read();
  }

  offer(spot: string): number | undefined {
    return this.offers.get(spot);
  }

  /** Chooses an option and what it goes on with; what adds to an offer waits there until the offer is made. */
  answer(option: number): void {
    if (adds(this.model, option)) this.add([option]);
    else this.model.plan(this.wholeOf(option));
  }

  /** An option and, where it leads to tokens of one kind, these: they are taken as by who walks there over a die. */
  wholeOf(option: number): number[] {
    const { model } = this;
    if (!ARRIVES.includes(model.verbOf(option))) return [option];
    const { place, seat } = model.argumentsOf(option);
    const { places } = landOf(model.game);
    const there =
      seat === undefined
        ? places.find(({ id }) => id === place)
        : places[listOf(model, 'at')[Number(seat)] ?? -1];
    const take = optionNumber(model, 'take', there?.ability ?? '');
    return take === undefined ? [option] : [option, take];
  }

  add(part: Part): void {
    const { decision } = this.model;
    if (decision) this.drafted = { parts: [...this.draft, part], decision: decision.number };
  }

  takeOut(part: number): void {
    const parts = this.draft.filter((_, at) => at !== part);
    if (this.drafted) this.drafted = { ...this.drafted, parts };
  }

  propose(): void {
    this.model.plan([...this.draft.flat(), plainOption(this.model, 'propose')]);
  }

  /** The die that was named before the question for its socket. */
  private get named(): number | null {
    const { model } = this;
    const answer = model.standing.findLast(
      (event) =>
        event.event === 'answer' &&
        event['seat'] === model.seat &&
        model.verbOf(Number(event['option'])) === 'die',
    );
    const name = answer && model.argumentsOf(Number(answer['option']))['die'];
    return name === undefined ? null : landOf(model.game).dice.indexOf(name);
  }

  private fits(): Map<number, Landing> {
    const { model, picked } = this;
    const { decision } = model;
    if (picked === null || !decision) return new Map();
    const { dice } = landOf(model.game);
    if (decision.question === 'socket')
      return this.landings(decision.options.map((put) => ({ put, answers: [put] })));
    const ahead = decision.ahead ?? [];
    const use = this.offer(`die:${dice[picked]}`);
    const found = ahead[0]?.find(([option]) => option === use);
    if (use === undefined || !found) return new Map();
    const [, next = -1, ...forced] = found;
    const onlySocket = forced[0];
    if (onlySocket !== undefined)
      return this.landings([{ put: onlySocket, answers: [use, ...this.walkFrom(ahead, next)] }]);
    return this.landings(
      (ahead[next] ?? []).map(([put = -1, after = -1]) => ({
        put,
        answers: [use, put, ...this.walkFrom(ahead, after)],
      })),
    );
  }

  private landings(found: Landing[]): Map<number, Landing> {
    const { sockets } = landOf(this.model.game);
    const socketOf = ({ put }: Landing) => sockets.indexOf(this.model.argumentsOf(put)['socket'] ?? '');
    return new Map(found.map((landing) => [socketOf(landing), landing]));
  }

  private walkFrom(ahead: Ahead, node: number): number[] {
    return this.stays ? [] : this.onwards(ahead, node);
  }

  /** What one move goes on with: the walk over the die that is placed, and the only thing that lies there. */
  private onwards(ahead: Ahead, node: number): number[] {
    const ways = (ahead[node] ?? []).filter(([option]) => GOES_ON.includes(this.model.verbOf(option!)));
    if (ways.length !== 1) return [];
    const [option = -1, next = -1] = ways[0]!;
    return [option, ...this.onwards(ahead, next)];
  }

  /** Whether a touch of one's own die picks it up, rather than answering at once. */
  canPick(die: number): boolean {
    const option = this.offer(`die:${landOf(this.model.game).dice[die]}`);
    return option !== undefined && this.model.verbOf(option) === 'die';
  }

  /** Picks a die up, or puts it back. */
  pick(die: number): void {
    const { decision } = this.model;
    if (!decision || !this.canPick(die)) return;
    const isPicked = this.picked === die;
    this.putBack();
    if (!isPicked) this.taken = { die, decision: decision.number };
  }

  hold(die: number): void {
    if (this.picked !== die) this.pick(die);
  }

  putBack(): void {
    this.taken = null;
    this.opened = null;
    this.called = null;
    this.weighed = null;
    this.stays = false;
  }

  /** The Spirit that the die in hand may go to, while its gift is told. */
  get spirit(): { socket: number; asked: boolean } | null {
    return this.weighed && this.fitting.has(this.weighed.socket) ? this.weighed : null;
  }

  /** Tells what a Spirit gives, while the die in hand may go there; `asked` if another touch puts it there. */
  weigh(socket: number, asked = false): void {
    if (!this.fitting.has(socket) || !isSpirit(this.model, socket)) return;
    this.heard.add(socket);
    this.weighed = { socket, asked };
  }

  leaveSpirit(): void {
    this.weighed = null;
  }

  /** Calls the Tailor, or sends him back. */
  call(): void {
    const isCalled = this.strikes;
    this.putBack();
    if (!isCalled) this.called = this.model.decision?.number ?? null;
  }

  /** Lays open the options of a card that stands for several, or folds them again. */
  open(options: number[]): void {
    const { decision } = this.model;
    this.opened = decision && !this.ways.length ? { options, decision: decision.number } : null;
  }

  /** What these answers do, for those who hear it. */
  told(answers: readonly number[]): string {
    return answers.map((option) => this.model.words.option(option)).join(', ');
  }

  /**
   * Puts the die in hand on a socket, and makes the whole move with it; says why not where it does not fit. A Spirit that
   * nobody has asked yet says first what it gives.
   */
  put(socket: number): void {
    const landing = this.fitting.get(socket);
    if (landing && isSpirit(this.model, socket) && !this.heard.has(socket)) this.weigh(socket, true);
    else if (landing) this.model.plan(landing.answers);
    else {
      const option = optionNumber(this.model, 'place', landOf(this.model.game).sockets[socket]!);
      if (option !== undefined) this.model.refuse(option);
    }
  }
}

export const openDesk = (read: () => TableModel): Desk => setContext(KEY, new Desk(read));

export const desk = (): Desk => getContext(KEY);
