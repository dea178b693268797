// Every game's board, loaded when its table opens: by its folder.
import type { Games, GameUi } from '../table/contract';
import { byFolder } from './places';

export const games: Games = byFolder(import.meta.glob<GameUi>('./*/index.ts', { import: 'default' }));
