/** What a player has in mind but has not said yet: a die picked up, places looked for, ways to choose from. */

import { getContext, setContext } from 'svelte';
import type { TableModel } from '$web/board';
import { answersFor, optionsIn } from '$web/board/ahead';
import { adds, isLeft, plainOption, type Part } from './draft';
import { landOf } from './land';
import { offersOf, optionNumber } from './spots';
import type { Die } from './table';

const KEY = Symbol('desk');

interface Picked {
  die: number;
  /** The question for which it was picked up. */
  decision: number;
}

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
  /** For each socket that the die in hand fits on: the answers that put it there. */
  readonly fitting: Map<number, number[]> = $derived.by(() => this.fits());

  constructor(private readonly read: () => TableModel) {}

  get model(): TableModel {
    return this.read();
  }

  offer(spot: string): number | undefined {
    return this.offers.get(spot);
  }

  /** Chooses an option; what adds to an offer waits there until the offer is made. */
  answer(option: number): void {
    if (adds(this.model, option)) this.add([option]);
    else this.model.choose(option);
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

  private fits(): Map<number, number[]> {
    const { model, picked } = this;
    const { decision } = model;
    const found = new Map<number, number[]>();
    if (picked === null || !decision) return found;
    const land = landOf(model.game);
    const ahead = decision.ahead ?? [];
    const use = this.offer(`die:${land.dice[picked]}`);
    const isNamed = decision.question === 'socket';
    for (const option of isNamed ? decision.options : optionsIn(ahead)) {
      const answers = isNamed ? [option] : use === undefined ? null : answersFor(ahead, [use, option]);
      const socket = land.sockets.indexOf(model.argumentsOf(option)['socket'] ?? '');
      if (answers && socket >= 0) found.set(socket, answers);
    }
    return found;
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

  /** Puts the die in hand on a socket; says why not where it does not fit. */
  put(socket: number): void {
    const answers = this.fitting.get(socket);
    if (answers) this.model.plan(answers);
    else if (this.model.decision?.question === 'socket') {
      const option = optionNumber(this.model, 'place', landOf(this.model.game).sockets[socket]!);
      if (option !== undefined) this.model.refuse(option);
    }
  }
}

export const openDesk = (read: () => TableModel): Desk => setContext(KEY, new Desk(read));

export const desk = (): Desk => getContext(KEY);
