import type { GameUi } from '../../table/contract';
import Board from './Board.svelte';
import Finale from './Finale.svelte';
import Panel from './Panel.svelte';

export default { Board, Panel, Finale, seats: true } satisfies GameUi;
