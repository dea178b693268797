// My tables, as the server knows them by the links this device holds.
import * as api from '../../net/api';
import { ringNoMore } from '../../net/bell';
import { forget, held, myTokens } from '../../net/keys';
import type { TableSummary } from '../../wire/wire';
import { remember, remembered } from './remembered';

const AGAIN_MS = 15_000;

export class Mine {
  tables = $state.raw<readonly TableSummary[]>([]);
  loaded = $state(false);
  /** When it was so, if it is not known how it is now. */
  known = $state<string | null>(null);

  async look(): Promise<void> {
    const tokens = [...new Set(myTokens())].slice(-200);
    try {
      const found = tokens.length ? await api.mine(tokens) : [];
      // A key opens every table of its evening, also those that were taken off the list.
      const here = held();
      // Lessons and puzzles are found where they were begun.
      const tables = sorted(found.filter(({ table, lesson, puzzle }) => table in here && !lesson && !puzzle));
      this.tables = tables;
      this.known = null;
      this.loaded = true;
      remember(tables);
    } catch (error) {
      if (!(error instanceof api.Failed)) throw error;
      if (error.code === 'away') this.#recall();
    }
  }

  /** The server is not there: as it was when it was heard last. */
  #recall(): void {
    const last = remembered();
    if (!last) return;
    const here = held();
    this.tables = last.tables.filter(({ table }) => table in here);
    this.known = last.at;
    this.loaded = true;
  }

  /** Looks now and then, until told to stop. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => !document.hidden && void this.look(), AGAIN_MS);
    return () => clearInterval(timer);
  }

  forget(table: string): void {
    forget(table);
    void ringNoMore(table);
    this.tables = this.tables.filter((each) => each.table !== table);
  }
}

const rank = (table: TableSummary) => (table.outcome || table.closed ? 2 : table.your_turn ? 0 : 1);

/** One line a table, my turn first, then the newest; a shared device holds several seats of one. */
export function sorted(found: readonly TableSummary[]): TableSummary[] {
  const lines = new Map<string, TableSummary>();
  for (const each of found) {
    const before = lines.get(each.table);
    if (!before || (each.your_turn && !before.your_turn)) lines.set(each.table, each);
  }
  return [...lines.values()].sort(
    (one, other) => rank(one) - rank(other) || other.touched.localeCompare(one.touched),
  );
}
