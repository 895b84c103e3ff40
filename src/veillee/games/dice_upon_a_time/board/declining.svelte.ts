/** Going on at the end of a turn without being asked, for who wants neither to trade nor what else could be done. */

import type { TableModel } from '$web/board';
import { plainOption } from './draft';
import { numberOf } from './table';

/** The table takes no touch for a moment after a question that nobody here answered. */
const AGAIN = 450;

/** What each question that may be declined is declined with. */
const DECLINES: Readonly<Record<string, string>> = { fulfil: 'done', partner: 'no-trade' };

/** What an option is about: a card, somebody to trade with; or what a character can do, whatever it is done with. */
function matterOf(model: TableModel, option: number): string {
  const verb = model.verbOf(option);
  const { card, seat } = model.argumentsOf(option);
  return card ?? (seat === undefined ? verb : `${verb}:${seat}`);
}

/** Whether something is a card worth Adventure Points, or one that costs them until it is lifted. */
const counts = (model: TableModel, matter: string): boolean =>
  model.game.kinds.some(
    ({ id, deck, row }) =>
      id === matter && (deck === 'quests' || (deck === 'stories' && row['kind'] !== 'mini-quest')),
  );

export class Declining {
  private declined: { matters: string[]; chapter: number } = $state.raw({ matters: [], chapter: -1 });
  /** The last question that was answered by itself: if it comes back, it was taken back. */
  private last = -1;

  constructor(private readonly read: () => TableModel) {}

  /** What can be done at the end of a turn besides going on, where none of it counts; else nothing. */
  get matters(): string[] {
    const model = this.read();
    const declines = DECLINES[model.decision?.question ?? ''];
    if (!declines) return [];
    const options = model.decision!.options.filter((option) => model.verbOf(option) !== declines);
    const matters = [...new Set(options.map((option) => matterOf(model, option)))];
    return matters.some((matter) => counts(model, matter)) ? [] : matters;
  }

  /** Goes on, and from now on by itself until the chapter ends, as long as nothing else can be done. */
  decline(): void {
    const model = this.read();
    const chapter = numberOf(model, 'chapter');
    const before = this.declined.chapter === chapter ? this.declined.matters : [];
    this.declined = { matters: [...before, ...this.matters], chapter };
    this.last = model.decision?.number ?? -1;
    this.finish();
  }

  /** Answers a question that a player does not want to see. */
  goOn(): void {
    const model = this.read();
    const number = model.decision?.number;
    if (number === undefined) return;
    if (number <= this.last) this.declined = { matters: [], chapter: -1 };
    const { matters, chapter } = this.declined;
    const found = this.matters;
    const isUnwanted = found.length > 0 && found.every((matter) => matters.includes(matter));
    if (!isUnwanted || chapter !== numberOf(model, 'chapter')) return;
    this.last = number;
    this.finish();
    setTimeout(() => {
      if (model.decision?.number === number && model.chosen === null) this.finish();
    }, AGAIN);
  }

  private finish(): void {
    const model = this.read();
    const declines = DECLINES[model.decision?.question ?? ''];
    if (declines) model.choose(plainOption(model, declines));
  }
}
