import type { GameUi } from '../../table/contract';
import type { Event } from '../../wire/clockwork';
import Board from './Board.svelte';
import Panel from './Panel.svelte';

const moments = ['completed', 'lost', 'emptied'] satisfies readonly Event['kind'][];

const accents = ['#2d4470', '#b0802d'] as const;

export default { Board, Panel, seats: true, moments, accents } satisfies GameUi;
