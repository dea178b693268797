// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

import type { Frame, Seat } from './wire';

/**
 * `field` is [width, height], or empty on an endless table; `ends` are the open road ends.
 *
 * `unseen` counts the faces this seat cannot see; only a coach counts for you.
 */
export interface View {
  readonly variant: 'duel' | 'newspaper' | 'heap';
  readonly lanes: boolean;
  readonly field: readonly number[];
  readonly open_border: boolean;
  readonly stage: 'lots' | 'deal' | 'draw' | 'lay' | 'over';
  readonly turn: Seat;
  readonly starter: Seat;
  readonly hand: readonly string[];
  readonly hand_sizes: readonly number[];
  readonly box_left: number;
  readonly cards: readonly LaidCard[];
  readonly ends: readonly (readonly [number, number])[];
  readonly joined: readonly number[];
  readonly out: readonly Seat[];
  readonly deck: { readonly [key: string]: number };
  readonly unseen: { readonly [key: string]: number } | null;
  readonly all_hands: readonly (readonly string[])[] | null;
}

/** A card from the hand, so many quarter turns clockwise, at a place of the table. */
export interface Lay {
  readonly type: 'Lay';
  readonly face: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Chance: who starts (R-P3). */
export interface DrawLots {
  readonly type: 'DrawLots';
  readonly starter: Seat;
}

/** Chance: everybody's hand, and what lies aside unseen. */
export interface Deal {
  readonly type: 'Deal';
  readonly hands: readonly (readonly string[])[];
  readonly aside: readonly string[];
}

/** Chance: the card that comes blindly from the heap. */
export interface Draw {
  readonly type: 'Draw';
  readonly face: string;
}

export interface Lots {
  readonly kind: 'lots';
  readonly starter: Seat;
}

/** `cards` is empty in the blurred twin. */
export interface Dealt {
  readonly kind: 'dealt';
  readonly seat: Seat;
  readonly size: number;
  readonly cards: readonly string[];
}

/** `face` is empty in the blurred twin. */
export interface Drawn {
  readonly kind: 'drawn';
  readonly seat: Seat;
  readonly heap_left: number;
  readonly face: string;
}

/** `joined` sides met a road. */
export interface Laid {
  readonly kind: 'laid';
  readonly seat: Seat;
  readonly face: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly joined: number;
}

/** No card held could be laid: the turn is over, the cards are kept. */
export interface Kept {
  readonly kind: 'kept';
  readonly seat: Seat;
}

export interface Out {
  readonly kind: 'out';
  readonly seat: Seat;
}

/** No open road end is left anywhere. */
export interface Closed {
  readonly kind: 'closed';
}

export interface Over {
  readonly kind: 'over';
  readonly winners: readonly Seat[];
  readonly reason: string;
}

export interface LaidCard {
  readonly face: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly by: Seat;
}

export type Action =
  | Lay
  | DrawLots
  | Deal
  | Draw;

export type Event =
  | Lots
  | Dealt
  | Drawn
  | Laid
  | Kept
  | Out
  | Closed
  | Over;

/** What a seat is sent. */
export type GameFrame = Frame<View, Action, Event>;
