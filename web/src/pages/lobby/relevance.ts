// Options that say nothing beside another choice are not asked for.
import { PUZZLE } from '../puzzles.svelte';

type Chosen = Readonly<Record<string, string>>;

const MOOT: Record<string, (chosen: Chosen) => boolean> = {
  // Soldiers of the grown-up game start at the map's edge (U-A3).
  'urfin-signposts': ({ game }) => game === 'adult',
};

/** Puzzles have a shelf of their own. */
export const isAsked = (game: string, option: string, chosen: Chosen): boolean =>
  option !== PUZZLE && !MOOT[`${game}-${option}`]?.(chosen);
