// Options that say nothing beside another choice are not asked for.
import type { Option } from '../../wire/wire';

const PUZZLE = 'puzzle';

/** Puzzles have a shelf of their own. */
export const isAsked = (option: Option, chosen: Readonly<Record<string, string>>): boolean =>
  option.name !== PUZZLE && !Object.entries(option.moot).some(([name, value]) => chosen[name] === value);
