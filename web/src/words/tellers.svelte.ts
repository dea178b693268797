// Games whose events are told with what lies on the table: a number becomes somebody's name.
import { SvelteMap } from 'svelte/reactivity';
import type { TextArgs } from '../i18n/args';
import type { Happening } from './names';

export type Say = (key: string, args?: TextArgs) => string;
export type Teller = (event: Happening, view: unknown, t: Say) => string;

/** Filled by a game's own module once it is loaded. */
export const tellers = new SvelteMap<string, Teller>();
