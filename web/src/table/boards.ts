/** The boards of the games, each loaded when its table is opened. */

import type { Component } from 'svelte';
import type { TableModel } from '../board';
import { loadIcons } from '../cards/icons';
import GenericBoard from '../board/GenericBoard.svelte';
import InterludeBoard from '../campaign/InterludeBoard.svelte';
import { loadPart } from '../parts';
import type { GameDescription } from '../protocol';
import { find, isOf } from './offers';
import Scores from './Scores.svelte';

export type Board = Component<{ model: TableModel }>;

const BOARDS = import.meta.glob<{ default: Board }>('../../../src/veillee/games/*/board/Board.svelte');
const ENDS = import.meta.glob<{ default: Board }>('../../../src/veillee/games/*/board/End.svelte');

/** Whether a game has a board of its own, which then shows every option that names a card; interludes have none. */
export const hasBoard = (game: GameDescription): boolean =>
  !game.interlude && find(BOARDS, game.id) !== undefined;

/** A game's own board; the one that can show any game if there is none, or if it cannot be loaded. */
export async function boardOf(game: GameDescription): Promise<Board> {
  // Cards can be read without their pictures.
  const drawn = loadIcons(game.id).catch(() => undefined);
  const board = game.interlude
    ? (InterludeBoard as unknown as Board)
    : await own(BOARDS, game.id, GenericBoard as unknown as Board);
  await drawn;
  return board;
}

/** Begins to load what a game's board needs. */
export function prepareBoard(game: string): void {
  void loadIcons(game).catch(() => undefined);
  void find(BOARDS, game)?.().catch(() => undefined);
}

/** A game's own last page, or plain scores. */
export const endOf = (game: string): Promise<Board> => own(ENDS, game, Scores);

async function own(
  files: Record<string, () => Promise<{ default: Board }>>,
  game: string,
  plain: Board,
): Promise<Board> {
  const found = Object.entries(files).find(([path]) => isOf(path, game));
  if (!found) return plain;
  try {
    return (await loadPart(...found)).default;
  } catch {
    return plain;
  }
}
