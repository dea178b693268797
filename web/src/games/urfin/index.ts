import type { GameUi } from '../../table/contract';
import type { Event } from '../../wire/urfin';
import Board from './Board.svelte';
import Finale from './Finale.svelte';
import Panel from './Panel.svelte';

const moments = ['raised', 'crossed', 'shot', 'entered'] satisfies readonly Event['kind'][];

const accents = ['#1f7a4d', '#cfa436'] as const;

export default { Board, Panel, Finale, seats: true, moments, accents } satisfies GameUi;
