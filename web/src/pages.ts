// Each page comes when it is gone to; the first one together with the words it says.
import type { Route } from './router.svelte';

export const pages = {
  lobby: () => import('./pages/Lobby.svelte'),
  table: () => import('./pages/Table.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  puzzle: () => import('./pages/Puzzle.svelte'),
  lost: () => Promise.resolve(null),
} satisfies Record<Route['page'], () => Promise<unknown>>;
