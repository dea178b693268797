// The first game of a box on this device is a gentle one.
import type { GameInfo, NewTable } from '../../wire/wire';
import { gentleTable, quickTable } from './draft.svelte';
import { played } from './played.svelte';

export const firstOrUsual = (game: GameInfo): NewTable =>
  played.has(game.id) ? quickTable(game) : gentleTable(game);

/** What makes it gentle, as keys of the page's texts. */
export const eases = (game: GameInfo): string[] => [
  'gentle-coach',
  ...(game.lid.cooperative || game.seats.least < 2 ? [] : ['gentle-bot']),
  ...('sand' in game.gentle ? ['gentle-sand'] : []),
  ...('level' in game.gentle ? ['gentle-level'] : []),
];
