// What can be shown of a game beyond its box and board: maps, its rules in pictures.
import type { Component } from 'svelte';
import type { Drawn } from '../press/figures';
import type { Sprite } from '../press/sprite';
import { byFile, byFolder } from './places';

/** By game and option, a picture of the chosen value: a game's `pictures/<option>.svelte`. */
export const pictures: Record<string, () => Promise<Component<{ value: string }>>> = byFile(
  import.meta.glob<Component<{ value: string }>>('./*/pictures/*.svelte', { import: 'default' }),
);

/** A game's `short.ts`: by clause, what is drawn beside the rules in short. */
export const shorts: Record<string, () => Promise<Readonly<Record<string, Sprite>>>> = byFolder(
  import.meta.glob<Readonly<Record<string, Sprite>>>('./*/short.ts', { import: 'default' }),
);

/** A game's `figures.ts`: what is drawn beside its clauses. */
export const figures: Record<string, () => Promise<readonly Drawn[]>> = byFolder(
  import.meta.glob<readonly Drawn[]>('./*/figures.ts', { import: 'default' }),
);
