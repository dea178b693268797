// What the lobby can show of a game beyond its box: how long its puzzles are, what a map looks like.
import type { Component } from 'svelte';

export interface PuzzleFacts {
  readonly turns: number;
  readonly soldiers: number;
}

export const books: Record<string, () => Promise<ReadonlyMap<string, PuzzleFacts>>> = {
  urfin: async () => (await import('./urfin/puzzleBook')).puzzleBook(),
};

/** By game and option: a picture of the chosen value. */
export const pictures: Record<string, () => Promise<Component<{ value: string }>>> = {
  'urfin-map': async () => (await import('./urfin/MapPicture.svelte')).default,
};
