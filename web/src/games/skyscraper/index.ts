import type { GameUi } from '../../table/contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import End from './plan/End.svelte';

export default { Board, Panel, Finale: End, seats: true } satisfies GameUi;
