import { tellers } from '../../words/tellers.svelte';
import type { GameUi } from '../../table/contract';
import type { Event } from '../../wire/prison';
import Board from './Board.svelte';
import End from './End.svelte';
import Panel from './Panel.svelte';
import { teller } from './panels/tell';

tellers.set('prison', teller);

const moments = ['fought', 'died', 'left', 'scored'] satisfies readonly Event['kind'][];

export default { Board, Panel, Finale: End, seats: true, moments } satisfies GameUi;
