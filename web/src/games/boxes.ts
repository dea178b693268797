// The lid of every game's box, for the lobby: by its folder.
import type { Component } from 'svelte';
import type { Boxes } from '../table/contract';
import { byFolder } from './places';

export const boxes: Boxes = byFolder(
  import.meta.glob<Component>('./*/Box.svelte', { import: 'default', eager: true }),
);
