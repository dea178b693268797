// How the screen lies: upright the hand is below the board, sideways beside it; a wide one has a panel as
// well.
import { MediaQuery } from 'svelte/reactivity';

export type Way = 'upright' | 'sideways' | 'wide';

/** Lower than this a board cannot have its hand below it. */
const low = new MediaQuery('(max-height: 519px) and (min-width: 560px)');
const broad = new MediaQuery('(min-width: 900px)');

/** Reactive. */
export const way = (): Way => (low.current ? 'sideways' : broad.current ? 'wide' : 'upright');
