// What a hint is about: the card and the place it leads to, or the worker and the cell.
import type { Action, Build, Cell } from '../../wire/skyscraper';

export interface Advised {
  readonly card: number;
  readonly build: Build | null;
  readonly pose: Build['pose'] | null;
  readonly cell: Cell | null;
  readonly worker: number;
}

const NONE = -1;

export function advisedOf(deed: readonly Action[], picked: number): Advised {
  const build = deed.find((action) => action.type === 'Build') ?? null;
  const pick = deed.find((action) => action.type === 'Pick');
  const [first] = deed;
  const goes = first && 'cell' in first ? first : null;
  return {
    card: pick?.card ?? (build ? picked : NONE),
    build,
    pose: build?.pose ?? null,
    cell: goes?.cell ?? null,
    worker: goes && 'worker' in goes ? goes.worker : NONE,
  };
}
