/** What the games say of the options on offer, each in its `board/offered.ts`. */

import type { Offered, TableModel } from '../board';
import type { GameEvent, Kind } from '../protocol';

const OFFERED = import.meta.glob<Offered>('../../../src/veillee/games/*/board/offered.ts', { eager: true });

export const isOf = (path: string, game: string): boolean =>
  path.includes(`/games/${game.replaceAll('-', '_')}/`);

export function find<T>(files: Record<string, T>, game: string): T | undefined {
  return Object.entries(files).find(([path]) => isOf(path, game))?.[1];
}

/** Whether the game's own board offers an option, so that it needs no button of its own. */
export const isOnBoard = (model: TableModel, option: number): boolean =>
  (!model.game.interlude && find(OFFERED, model.game.id)?.isOnBoard?.(model, option)) ?? false;

/** Whether an option has a button though a card on the board stands for it. */
export const hasButton = (model: TableModel, option: number): boolean =>
  (!model.game.interlude && find(OFFERED, model.game.id)?.hasButton?.(model, option)) ?? false;

/** Whether the room for a row of buttons is always there. */
export const hasRow = ({ game }: TableModel): boolean => find(OFFERED, game.id)?.hasRow ?? false;

/** Whether an option spends something, and has to be confirmed. */
export const isConfirmed = (model: TableModel, option: number): boolean =>
  find(OFFERED, model.game.id)?.isConfirmed?.(model, option) ?? false;

/** Before which of the events of an update the board shows a new stage of it. */
export const cutsOf = (model: TableModel, events: readonly GameEvent[]): number[] =>
  (!model.game.interlude && find(OFFERED, model.game.id)?.cuts?.(model, events)) || [];

/** From which event of an update on nothing is told while the board is looked at; -1 where all is. */
export const laterFrom = (model: TableModel, events: readonly GameEvent[]): number =>
  (!model.game.interlude ? find(OFFERED, model.game.id)?.laterFrom?.(model, events) : undefined) ?? -1;

/** Options as the game wants their buttons: what one came for, then the rest as the rules have them. */
export function inOrder(model: TableModel, options: readonly number[]): number[] {
  const comesFirst = find(OFFERED, model.game.id)?.comesFirst ?? (() => false);
  return [
    ...options.filter((option) => comesFirst(model, option)),
    ...options.filter((option) => !comesFirst(model, option)),
  ];
}

/** An option as its button calls it. */
export const called = (model: TableModel, option: number): string =>
  find(OFFERED, model.game.id)?.called?.(model, option) ?? model.words.option(option);

/** The numbers of a campaign's sheet that the options on offer would tick. */
export function ticking(model: TableModel): number[] {
  const ticks = find(OFFERED, model.game.id)?.ticks;
  return (model.decision?.options ?? []).map((option) => ticks?.(model, option) ?? 0).filter(Boolean);
}

/** What a card shows between two games that it does not show in them. */
export const badgeOf = (model: TableModel, kind: Kind): string =>
  find(OFFERED, model.game.id)?.badge?.(kind) ?? '';

/** Whether an event hurts or helps a seat, where the game knows. */
export const isTouching = (
  model: TableModel,
  event: GameEvent,
  seat: number,
  isOwn: boolean,
): boolean | undefined => find(OFFERED, model.game.id)?.touches?.(model, event, seat, isOwn);
