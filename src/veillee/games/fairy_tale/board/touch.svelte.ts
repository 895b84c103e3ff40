/** What a touch on a card of Fairy Tale does: read it first where there is little room, choose it, or say why not. */

import type { TableModel } from '$web/board';
import { settings } from '$web/settings.svelte';
import type { Picker } from './picker.svelte';
import { isLooking, ownSeat, pointsAt } from './table';
import { turningOption } from './turning';

/** The card touched last: where it lies, what it answers, and whether that is on its way. */
interface Touched {
  card: number;
  option: number | undefined;
  spot: string;
  decision: number;
  sent: boolean;
  /** Why it cannot be chosen, once that is known. */
  refusal: string;
}

export class Touch {
  private touched = $state.raw<Touched | null>(null);

  constructor(
    private readonly model: () => TableModel,
    private readonly isNarrow: () => boolean,
    private readonly picker: Picker,
  ) {}

  private get decision(): number {
    return this.model().decision?.number ?? -1;
  }

  private get current(): Touched | null {
    return this.touched?.decision === this.decision ? this.touched : null;
  }

  /** The card that is read, on a narrow screen, before it is chosen. */
  get reading(): Touched | null {
    return this.isNarrow() && this.current && !this.current.sent ? this.current : null;
  }

  /** Where a card is lifted: of several alike, only the one that was touched. */
  get lifted(): string | undefined {
    const option = this.model().chosen ?? this.reading?.option;
    return this.current?.option === option ? this.current?.spot : undefined;
  }

  /** Why the card touched last cannot be chosen; on a narrow screen that is told where the card is read. */
  get refusal(): string {
    return this.isNarrow() ? '' : (this.current?.refusal ?? '');
  }

  choose = (card: number, option: number | undefined, spot: string): void => {
    const model = this.model();
    if (model.result || isLooking(model)) return model.look(card, pointsAt(model, spot));
    const again = this.reading?.spot === spot && this.reading.option === option;
    const readsFirst = this.isNarrow() && !settings.confirm;
    this.touched = again ? null : { card, option, spot, decision: this.decision, sent: false, refusal: '' };
    if (option === undefined) this.refuse(card, spot);
    else if (this.picker.count) this.pick(card, spot, readsFirst);
    else if (!readsFirst) this.send([option]);
  };

  send = (options: number[]): void => {
    const model = this.model();
    model.plan(options);
    if (this.touched && model.chosen === options.at(-1)) this.touched = { ...this.touched, sent: true };
  };

  /** One of several cards that are turned together: the last one sends them, unless it is read first. */
  private pick(card: number, spot: string, readsFirst: boolean): void {
    if (this.model().chosen === null || settings.confirm) this.picker.toggle(card, spot);
    if (this.picker.answers && !readsFirst) this.send(this.picker.answers);
  }

  /** Says in passing why one's own card cannot be turned; any other is shown large, or where it is read. */
  private refuse(card: number, spot: string): void {
    const model = this.model();
    const option = turningOption(model, card);
    const isTurning = ['open', 'close'].includes(model.decision?.question ?? '');
    const isOwn = /^hand-/.test(spot) || spot.split('-')[1] === String(ownSeat(model));
    if (isTurning && isOwn && option !== undefined)
      void this.whyNot(card, option, spot).then((refusal) => this.tell(spot, refusal));
    else if (!this.isNarrow()) model.explain(card);
  }

  private async whyNot(card: number, option: number, spot: string): Promise<string> {
    const model = this.model();
    const question = model.decision!.question;
    if (spot.startsWith('hand-')) return model.words.say('board-on-the-table', { question });
    if (spot.startsWith(question === 'open' ? 'opened' : 'closed'))
      return model.words.say(`${question}-already`, { card: model.words.card(card) });
    return (await model.whyNot([option])).join(' ');
  }

  private tell(spot: string, refusal: string): void {
    if (this.touched?.spot === spot) this.touched = { ...this.touched, refusal };
  }
}
