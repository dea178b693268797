import type { GameUi } from '../../table/contract';
import type { Event, View } from '../../wire/skyscraper';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import End from './plan/End.svelte';

/** With gravity, whatever is set down is set down by hand. */
const byHand = (view: View, action: object): boolean => view.hands !== 'calm' && 'hand' in action;

const moments = ['came', 'fell', 'trapped', 'collapsed', 'topped'] satisfies readonly Event['kind'][];

const accents = ['#4f6c88', '#e8722a'] as const;

export default { Board, Panel, Finale: End, seats: true, byHand, moments, accents } satisfies GameUi;
