// Every game's board, loaded when its table opens, and the lid of its box for the lobby.
import type { Boxes, Games } from '../table/contract';
import ClockworkBox from './clockwork/Box.svelte';
import PrisonBox from './prison/Box.svelte';
import RoadsBox from './roads/Box.svelte';
import SkyscraperBox from './skyscraper/Box.svelte';
import UrfinBox from './urfin/Box.svelte';

export const games: Games = {
  clockwork: async () => (await import('./clockwork')).default,
  prison: async () => (await import('./prison')).default,
  roads: async () => (await import('./roads')).default,
  skyscraper: async () => (await import('./skyscraper')).default,
  urfin: async () => (await import('./urfin')).default,
};

export const boxes: Boxes = {
  clockwork: ClockworkBox,
  prison: PrisonBox,
  roads: RoadsBox,
  skyscraper: SkyscraperBox,
  urfin: UrfinBox,
};
