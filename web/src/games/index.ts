// Every game's board, loaded when its table opens, and the lid of its box for the lobby: by its folder.
import type { Component } from 'svelte';
import type { Boxes, Games, GameUi } from '../table/contract';
import { byFolder } from './places';

export const games: Games = byFolder(import.meta.glob<GameUi>('./*/index.ts', { import: 'default' }));

export const boxes: Boxes = byFolder(
  import.meta.glob<Component>('./*/Box.svelte', { import: 'default', eager: true }),
);
