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

  /** Says why a card cannot be chosen: at length, or where it is read. */
  private refuse(card: number, spot: string): void {
    const model = this.model();
    if (!this.isNarrow()) return model.explain(card);
    const option = turningOption(model, card);
    const question = model.decision?.question ?? '';
    if (option === undefined || !['open', 'close'].includes(question)) return;
    const turned = question === 'open' ? 'opened' : 'closed';
    const own = ownSeat(model);
    if (spot.startsWith('hand-')) this.tell(spot, model.words.say('board-on-the-table'));
    else if (spot.startsWith(`${turned}-${own}-`))
      this.tell(spot, model.words.say(`${question}-already`, { card: model.words.card(card) }));
    else if (spot.startsWith(`opened-${own}-`) || spot.startsWith(`closed-${own}-`))
      void model.whyNot([option]).then((reasons) => this.tell(spot, reasons.join(' ')));
  }

  private tell(spot: string, refusal: string): void {
    if (this.touched?.spot === spot) this.touched = { ...this.touched, refusal };
  }
}
