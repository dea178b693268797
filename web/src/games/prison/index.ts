import { tellers } from '../../words/tellers.svelte';
import type { GameUi } from '../../table/contract';
import Board from './Board.svelte';
import End from './End.svelte';
import Panel from './Panel.svelte';
import { teller } from './panels/tell';

tellers.set('prison', teller);

export default { Board, Panel, Finale: End, seats: true } satisfies GameUi;
