// My tables as the server told of them last, for when it is not there. No keys are in it.
import type { TableSummary } from '../../wire/wire';

const KEPT = 'igroteka.mine';
const MOST = 60;

interface Remembered {
  readonly at: string;
  readonly tables: readonly TableSummary[];
}

export function remember(tables: readonly TableSummary[]): void {
  const kept: Remembered = { at: new Date().toISOString(), tables: tables.slice(0, MOST) };
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // A device without room for it forgets.
  }
}

export function remembered(): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Remembered | null;
  } catch {
    return null;
  }
}
