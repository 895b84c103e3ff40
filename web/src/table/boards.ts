/** The boards of the games, each loaded when its table is opened. */

import type { Component } from 'svelte';
import type { TableModel } from '../board';

export type Board = Component<{ model: TableModel }>;
type Load = () => Promise<{ default: Board }>;

const BOARDS = import.meta.glob<{ default: Board }>('../../../src/veillee/games/*/board/Board.svelte');
const ENDS = import.meta.glob<{ default: Board }>('../../../src/veillee/games/*/board/End.svelte');

function find(files: Record<string, Load>, game: string): Load | undefined {
  return Object.entries(files).find(([path]) => path.includes(`/games/${game.replaceAll('-', '_')}/`))?.[1];
}

/** Whether a game has a board of its own, which then shows every option that names a card. */
export const hasBoard = (game: string): boolean => find(BOARDS, game) !== undefined;

/** A game's own board, or the one that can show any game. */
export async function boardOf(game: string): Promise<Board> {
  const load = find(BOARDS, game) ?? ((() => import('../board/GenericBoard.svelte')) as unknown as Load);
  return (await load()).default;
}

export async function endOf(game: string): Promise<Board> {
  const load = find(ENDS, game) ?? (() => import('./Scores.svelte'));
  return (await load()).default;
}
