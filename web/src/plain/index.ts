// The board of every game that has none of its own, and of whoever would rather read.
import { games } from '../games';
import { settings } from '../settings.svelte';
import type { GameUi } from '../table/contract';
import Board from './Board.svelte';

/** The game's own, unless it has none, it cannot be loaded, or words are wanted. */
export async function boardOf(game: string): Promise<GameUi> {
  const own = await games[game]?.().catch(() => undefined);
  if (!own) return { Board };
  return settings.plain ? { ...own, Board, seats: undefined } : own;
}

export const hasPicture = (game: string): boolean => game in games;
