// Pictures for paper. A picture is a pure component: what it is given is all it knows, and all its
// colours stand in its own attributes, so that it looks the same on the screen and in a PDF.
import type { Component } from 'svelte';

export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Sprite {
  readonly picture: Component<never>;
  readonly props: Readonly<Record<string, unknown>>;
  /** What of it is seen. */
  readonly box: Box;
  /** Places on it that the press must know, such as where names go. */
  readonly spots?: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>>;
}

/** What a game gives the press. */
export interface Portfolio {
  readonly inks: Readonly<Record<string, string>>;
  /** Lighter inks in place of large dark ones, for thrifty printers. */
  readonly pale: Readonly<Record<string, string>>;
  readonly sprites: Readonly<Record<string, Sprite>>;
}

export const sprite = <P extends Record<string, unknown>>(
  picture: Component<P>,
  props: P,
  box: Box,
): Sprite => ({ picture: picture as Component<never>, props, box });

/** Without what Svelte leaves between the elements for itself. */
export const bare = (markup: string): string => markup.replace(/<!--.*?-->/g, '').trim();
