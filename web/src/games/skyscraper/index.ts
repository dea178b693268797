import type { GameUi } from '../../table/contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';

export default { Board, Panel, seats: true } satisfies GameUi;
