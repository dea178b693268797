// Positions to solve: which this device has solved, which comes next, and which is that of the day.
import * as api from '../net/api';
import { forget } from '../net/keys';
import type { GameInfo } from '../wire/wire';
import type { Starting } from './lobby/starting.svelte';

const KEPT = 'igroteka.solved';
const LAST = 'igroteka.puzzling';
const DAY_MS = 86_400_000;

/** The first unsolved one after it, round the corner if need be; null when all are solved. */
export function nextPuzzle(
  all: readonly string[],
  after: string,
  solved: ReadonlySet<string>,
): string | null {
  const at = all.indexOf(after) + 1;
  return [...all.slice(at), ...all.slice(0, at)].find((id) => id !== after && !solved.has(id)) ?? null;
}

export interface Daily {
  readonly game: string;
  readonly puzzle: string;
}

/** The same for everybody on that date: each day another game, and in time every puzzle of it. */
export function ofTheDay(games: readonly Pick<GameInfo, 'id' | 'puzzles'>[], date: Date): Daily | null {
  const all = games.filter(({ puzzles }) => puzzles.length);
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
  const game = all[day % all.length];
  if (!game) return null;
  const round = Math.floor(day / all.length);
  const puzzle = game.puzzles[(round * stride(game.puzzles.length)) % game.puzzles.length];
  return puzzle ? { game: game.id, puzzle } : null;
}

/** About a third of the way on, so that the grades change; never one that leaves some out. */
function stride(length: number): number {
  const common = (a: number, b: number): number => (b ? common(b, a % b) : a);
  let step = Math.floor(length / 3) + 1;
  while (common(step, length) > 1) step += 1;
  return step;
}

export const startPuzzle = (starting: Starting, game: string, puzzle: string, name: string): Promise<void> =>
  starting.go(game, () => setPuzzle(game, puzzle, name));

/** Of the tables where puzzles were tried only the last is kept. */
export async function setPuzzle(game: string, puzzle: string, name: string) {
  const keys = await api.setPuzzle({ game, puzzle, name });
  const old = localStorage.getItem(LAST);
  if (old) forget(old);
  localStorage.setItem(LAST, keys.table);
  return keys;
}

type Kept = Record<string, readonly string[]>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Solved {
  #kept = $state.raw<Kept>(read());

  of(game: string): ReadonlySet<string> {
    return new Set(this.#kept[game] ?? []);
  }

  mark(game: string, puzzle: string): void {
    if (this.of(game).has(puzzle)) return;
    // Another tab may have solved one meanwhile.
    const kept = read();
    this.#kept = { ...kept, [game]: [...new Set([...(kept[game] ?? []), puzzle])] };
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}

export const solved = new Solved();
