// Lessons on this device: which are done, which are begun and at which table, and who needs none.
import { i18n } from '../i18n/i18n.svelte';
import * as api from '../net/api';
import { forget, heldAt } from '../net/keys';
import { router, tablePath } from '../router.svelte';
import type { GameInfo, LessonInfo } from '../wire/wire';
import type { Starting } from './lobby/starting.svelte';

const KEPT = 'igroteka.lessons';

interface Learnt {
  readonly done?: readonly string[];
  /** The tables of those begun. */
  readonly tables?: Readonly<Record<string, string>>;
  /** The guided game was offered, and is not offered again. */
  readonly offered?: boolean;
}
type Kept = Readonly<Record<string, Learnt>>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Progress {
  #kept = $state.raw<Kept>(read());

  of(game: string): Learnt {
    return this.#kept[game] ?? {};
  }

  isDone = (game: string, lesson: string): boolean => !!this.of(game).done?.includes(lesson);

  tableOf(game: string, lesson: string): string | null {
    const table = this.of(game).tables?.[lesson];
    return table && heldAt(table).length ? table : null;
  }

  begin(game: string, lesson: string, table: string): void {
    const old = this.of(game).tables?.[lesson];
    if (old && old !== table) forget(old);
    this.#change(game, (was) => ({ ...was, offered: true, tables: { ...was.tables, [lesson]: table } }));
  }

  finish(game: string, lesson: string): void {
    const { [lesson]: _over, ...tables } = this.of(game).tables ?? {};
    this.#change(game, (was) => ({ ...was, tables, done: [...new Set([...(was.done ?? []), lesson])] }));
  }

  offered(game: string): void {
    this.#change(game, (was) => ({ ...was, offered: true }));
  }

  #change(game: string, how: (was: Learnt) => Learnt): void {
    // Another tab may have learnt something meanwhile.
    const kept = read();
    this.#kept = { ...kept, [game]: how(kept[game] ?? {}) };
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}

export const progress = new Progress();

/** Whether somebody who wants to play is asked first whether to be shown how. */
export const isNew = (game: GameInfo): boolean => game.lessons.length > 0 && !progress.of(game.id).offered;

/** The first that is not done after it, round the corner if need be; null when all are. */
export function nextLesson(
  all: readonly LessonInfo[],
  after: string,
  done: ReadonlySet<string>,
): LessonInfo | null {
  const at = all.findIndex(({ id }) => id === after) + 1;
  return [...all.slice(at), ...all.slice(0, at)].find(({ id }) => id !== after && !done.has(id)) ?? null;
}

/** Which would have helped: of those not done the first named, the one about that clause, or the first. */
export function helpfulLesson(
  { id: game, lessons }: GameInfo,
  clause: string,
  named: readonly string[] = [],
): LessonInfo | null {
  const left = lessons.filter(({ id }) => !progress.isDone(game, id));
  const found = named.flatMap((name) => left.find(({ id }) => id === name) ?? []);
  return found[0] ?? left.find(({ clauses }) => clauses.includes(clause)) ?? left[0] ?? null;
}

/** The words of its lessons, in the reader's language. */
export const learnWords = (game: string): Promise<void> =>
  i18n.learn(`${game} lessons`, (_, lang) => api.lessonTexts(game, lang));

/** Where it was left, or from its beginning. */
export async function openLesson(
  starting: Starting,
  game: string,
  lesson: string,
  name: string,
): Promise<void> {
  const begun = progress.tableOf(game, lesson);
  if (begun) return router.go(tablePath(begun));
  await startLesson(starting, game, lesson, name);
}

export const startLesson = (starting: Starting, game: string, lesson: string, name: string): Promise<void> =>
  starting.go(game, async () => {
    const keys = await api.setLesson({ game, lesson, name });
    progress.begin(game, lesson, keys.table);
    return keys;
  });
