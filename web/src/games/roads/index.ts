import type { GameUi } from '../../table/contract';
import type { Event } from '../../wire/roads';
import Board from './Board.svelte';
import Panel from './Panel.svelte';

const moments = ['closed', 'out'] satisfies readonly Event['kind'][];

const accents = ['#565b63', '#d9a521'] as const;

export default { Board, Panel, seats: true, moments, accents } satisfies GameUi;
