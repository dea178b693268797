// Positions to solve: which there are, which this device has solved, which comes next.
import type { GameInfo, NewTable, Outcome, TableInfo } from '../wire/wire';

const KEPT = 'igroteka.solved';
export const PUZZLE = 'puzzle';
const NONE = 'off';

/** The ids in their order; none for a game without puzzles. */
export function puzzlesOf(game: GameInfo, seats = game.seats.least): readonly string[] {
  const option = game.options[seats]?.find(({ name }) => name === PUZZLE);
  return option?.values.filter((value) => value !== NONE) ?? [];
}

export function puzzleOf(info: Pick<TableInfo, 'options'>): string | null {
  const chosen = info.options[PUZZLE];
  return chosen && chosen !== NONE ? chosen : null;
}

export const isSolved = (game: string, outcome: Pick<Outcome, 'reason'>): boolean =>
  outcome.reason === `${game}-over-solved`;

/** The first unsolved one after it, round the corner if need be; null when all are solved. */
export function nextPuzzle(
  all: readonly string[],
  after: string,
  solved: ReadonlySet<string>,
): string | null {
  const at = all.indexOf(after) + 1;
  return [...all.slice(at), ...all.slice(0, at)].find((id) => id !== after && !solved.has(id)) ?? null;
}

export const puzzleTable = (game: string, puzzle: string, name: string): NewTable => ({
  game,
  seats: [{ kind: 'me', name }],
  options: { [PUZZLE]: puzzle },
});

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
