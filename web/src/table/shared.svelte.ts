// Something of which every table has one: the board, the side panel and the end share it.
import type { AnyCtrl } from './contract';

/** It belongs to its table, and outlives the board that asked for it first. */
export function onePerTable<T>(make: (table: AnyCtrl) => T): (table: AnyCtrl) => T {
  const made = new WeakMap<AnyCtrl, T>();
  const outOfAnyBoard = (table: AnyCtrl): T => {
    let one: T;
    $effect.root(() => void (one = make(table)));
    return one!;
  };
  return (table) => {
    const known = made.get(table) ?? outOfAnyBoard(table);
    made.set(table, known);
    return known;
  };
}
