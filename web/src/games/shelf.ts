// What the lobby can show of a game beyond its box: how long its puzzles are, what a map looks like.
import type { Component } from 'svelte';
import { byFile, byFolder } from './places';

export interface PuzzleFacts {
  readonly turns: number;
  readonly soldiers: number;
}

/** A game's `puzzleBook.ts`. */
export const books: Record<string, () => Promise<ReadonlyMap<string, PuzzleFacts>>> = byFolder(
  import.meta.glob<ReadonlyMap<string, PuzzleFacts>>('./*/puzzleBook.ts', { import: 'puzzleBook' }),
);

/** By game and option, a picture of the chosen value: a game's `pictures/<option>.svelte`. */
export const pictures: Record<string, () => Promise<Component<{ value: string }>>> = byFile(
  import.meta.glob<Component<{ value: string }>>('./*/pictures/*.svelte', { import: 'default' }),
);
