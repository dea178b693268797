import type { GameUi } from '../../table/contract';
import type { View } from '../../wire/skyscraper';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import End from './plan/End.svelte';

/** With gravity, whatever is set down is set down by hand. */
const byHand = (view: View, action: object): boolean => view.hands !== 'calm' && 'hand' in action;

export default { Board, Panel, Finale: End, seats: true, byHand } satisfies GameUi;
