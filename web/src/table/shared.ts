// Something of which every table has one: the board, the side panel and the end share it.
import type { AnyCtrl } from './contract';

export function onePerTable<T>(make: (table: AnyCtrl) => T): (table: AnyCtrl) => T {
  const made = new WeakMap<AnyCtrl, T>();
  return (table) => {
    const known = made.get(table) ?? make(table);
    made.set(table, known);
    return known;
  };
}
