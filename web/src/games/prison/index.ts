import { tellers } from '../../words/tellers.svelte';
import type { GameUi } from '../../table/contract';
import type { Event } from '../../wire/prison';
import Board from './Board.svelte';
import End from './End.svelte';
import Panel from './Panel.svelte';
import { teller } from './panels/tell';

tellers.set('prison', teller);

const moments = ['fought', 'died', 'left', 'scored'] satisfies readonly Event['kind'][];

const accents = ['#6b4a86', '#8a8073'] as const;

export default { Board, Panel, Finale: End, seats: true, moments, accents } satisfies GameUi;
