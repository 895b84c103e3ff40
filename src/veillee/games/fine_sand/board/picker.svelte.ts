/** What a player is about to do: read a card, choose a gift, or pick cards together. Nothing of it is sent yet. */

import type { TableModel } from '$web/board';
import { answersOf, builtKey, canPick, cardAt, taskOf, toggled, type Task } from './picking';
import { suggested } from './payment';
import { questionOf } from './table';

export type Mode = 'build' | 'give' | null;

interface Held {
  /** Whose question it belongs to, and which: several may sit at one screen. */
  seat: number;
  decision: number;
  mode: Mode;
  /** The hand card whose choices are shown. */
  reading: string | null;
  picked: readonly string[];
}

export class Picker {
  private held: Held | null = $state.raw(null);

  constructor(private readonly model: TableModel) {}

  /** What is held for the question at hand; a payment begins with a suggestion. */
  private get now(): Held {
    const decision = this.model.decision?.number ?? -1;
    const { seat } = this.model;
    if (this.held?.decision === decision && this.held.seat === seat) return this.held;
    return { seat, decision, mode: null, reading: null, picked: this.suggestion };
  }

  private set(change: Partial<Held>): void {
    this.held = { ...this.now, ...change };
  }

  get mode(): Mode {
    return questionOf(this.model) === 'act' ? this.now.mode : null;
  }

  get reading(): string | null {
    return this.now.reading;
  }

  get task(): Task | null {
    return this.mode === 'build' ? 'build' : taskOf(this.model);
  }

  get picked(): readonly string[] {
    return this.task ? this.now.picked : [];
  }

  get suggestion(): string[] {
    return taskOf(this.model) === 'pay' ? suggested(this.model).map(({ key }) => key) : [];
  }

  suggest(): void {
    this.set({ picked: this.suggestion });
  }

  /** Whether a touch on a card would do something now. */
  isLegal(key: string, card: number): boolean {
    if (!this.model.decision || this.model.chosen !== null) return false;
    if (this.task) return canPick(this.model, this.task, this.picked, key);
    return this.optionsAt(key, card).length > 0;
  }

  /** What a card in hand, on the Pallet, in front or built can be chosen for. */
  optionsAt(key: string, card: number): number[] {
    if (key === builtKey(card)) return this.model.optionsFor(card, 'use');
    const verbs = key.startsWith('hands-')
      ? ['build', 'bargain', 'give', 'store', 'remove', 'swap', 'discard', 'pay']
      : [];
    const wanted = this.mode === 'give' ? ['give'] : verbs;
    return this.model.optionsFor(card).filter((option) => wanted.includes(this.model.verbOf(option)));
  }

  touch(key: string, card: number): void {
    const { model, task } = this;
    if (!this.isLegal(key, card)) {
      if (this.tellsWhy(key)) this.set({ reading: this.reading === key ? null : key });
      else if (card >= 0) model.explain(card);
    } else if (task) this.set({ picked: toggled(model, task, this.picked, key) });
    else {
      const options = this.optionsAt(key, card);
      const isOpen = questionOf(model) === 'act';
      if (options.length === 1 && !isOpen) model.choose(options[0]!);
      else this.set({ reading: this.reading === key ? null : key });
    }
  }

  /** Whether a touch on a hand card that is good for nothing now tells why, in place. */
  private tellsWhy(key: string): boolean {
    const isOpen = questionOf(this.model) === 'act' && this.mode === null && this.model.chosen === null;
    return isOpen && key.startsWith('hands-');
  }

  close(): void {
    this.set({ reading: null, mode: null, picked: [] });
  }

  switchTo(mode: Mode, picked: string[] = []): void {
    this.set({ mode: this.mode === mode ? null : mode, reading: null, picked });
  }

  /** A touch on a built card: what it does is told before it does it, and of one that rests that it does. */
  readBuilt(card: number): void {
    const key = builtKey(card);
    this.set({ mode: null, reading: this.reading === key ? null : key });
  }

  /** A touch on the pile of gifts: the card that is being read is given, or one is to be chosen. */
  giveThis(): void {
    const key = this.reading ?? '';
    const card = cardAt(this.model, key);
    const give = this.optionsAt(key, card).find((option) => this.model.verbOf(option) === 'give');
    if (give === undefined) this.switchTo('give');
    else this.model.choose(give);
  }

  /** A touch on the column for building, which takes the card that is being read along. */
  buildThis(): void {
    const key = this.reading;
    this.switchTo('build', key && canPick(this.model, 'build', [], key) ? [key] : []);
  }

  /** The answers ready to be sent, if what is picked is a whole choice. */
  get answers(): number[] | null {
    return this.task ? answersOf(this.model, this.task, this.picked) : null;
  }

  send(): void {
    if (this.answers) this.model.plan(this.answers);
  }

  /** Builds one card and pays for it alone. */
  build(key: string): void {
    const answers = answersOf(this.model, 'build', [key]);
    if (answers) this.model.plan(answers);
  }
}
