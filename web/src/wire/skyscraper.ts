// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

import type { Frame, Seat } from './wire';

/**
 * `cards` are one's own, `supports` everybody's; `lost` are workers shut in; `scores` are as if
 * the turn ended now, `gained` of it by this turn's cards, twice if one `raised` the building
 * (S-P3); `film` is what can be shown of the last act.
 */
export interface View {
  readonly seat: number;
  readonly seats: number;
  readonly hands: 'forgiving' | 'real' | 'calm';
  readonly stage: 'lot' | 'deal' | 'play' | 'settle' | 'put' | 'over';
  readonly turn: Seat;
  readonly left: number;
  readonly building: readonly Standing[];
  readonly joints: readonly JointSeen[];
  readonly floors: readonly FloorSeen[];
  readonly workers: readonly Worker[];
  readonly lost: readonly number[];
  readonly fallen: readonly number[];
  readonly cards: readonly number[];
  readonly supports: readonly (readonly number[])[];
  readonly picked: number;
  readonly scores: readonly number[];
  readonly gained: number;
  readonly raised: boolean;
  readonly out: readonly boolean[];
  readonly act: SetCard | SetWorker | null;
  readonly places: readonly Cell[];
  readonly quiet: number;
  readonly film: string;
}

/** One of the crew to the site (S-W1). */
export interface Send {
  readonly type: 'Send';
  readonly cell: Cell;
  readonly hand: Hand | null;
}

/** A card into the hand that builds: one held, or a support (S-B2, S-B4). */
export interface Pick {
  readonly type: 'Pick';
  readonly card: number;
}

/** Another thought: the card goes back to the others. */
export interface PutBack {
  readonly type: 'PutBack';
}

/** The card in hand, there, its beams so (S-B1 to S-B7). */
export interface Build {
  readonly type: 'Build';
  readonly pose: Pose;
  readonly beams: number;
  readonly hand: Hand | null;
}

/** A worker one floor up or down, or across its floor (S-M2). */
export interface Move {
  readonly type: 'Move';
  readonly worker: number;
  readonly cell: Cell;
  readonly hand: Hand | null;
}

/** A worker within its card, free of action (S-M1). */
export interface Shift {
  readonly type: 'Shift';
  readonly worker: number;
  readonly cell: Cell;
  readonly hand: Hand | null;
}

/** The rest of the turn (S-T1). */
export interface Pass {
  readonly type: 'Pass';
}

/** A fallen worker of one's own is put back (S-F2). */
export interface Return {
  readonly type: 'Return';
  readonly worker: number;
  readonly cell: Cell;
}

/** A fallen worker of one's own goes back to the crew (S-F2). */
export interface ToCrew {
  readonly type: 'ToCrew';
  readonly worker: number;
}

/** Chance: who begins (S-S1). */
export interface Lot {
  readonly type: 'Lot';
  readonly seat: Seat;
}

/** Chance: the building cards of every seat (S-C2). */
export interface Deal {
  readonly type: 'Deal';
  readonly cards: readonly (readonly number[])[];
}

/**
 * Chance: what gravity made of an act (S-H1, S-H4).
 *
 * `stands` if what was set down is where it should be; `moved` are standing cards farther off
 * than may be, `grounded` building cards on the ground, both by their places in the building,
 * the new card last. `film` is the hash of the poses that the screen shows; `off_mm` how far from
 * its clips a card was let go that none of them caught.
 */
export interface Settle {
  readonly type: 'Settle';
  readonly stands: boolean;
  readonly moved: readonly number[];
  readonly grounded: readonly number[];
  readonly workers: readonly Rest[];
  readonly film: string;
  readonly off_mm: number;
}

/** Chance: gravity could not be worked out; the act is given back (S-H1). */
export interface Undone {
  readonly type: 'Undone';
}

/** The lot says who begins (S-S1). */
export interface Began {
  readonly kind: 'began';
  readonly seat: Seat;
}

/** One's own cards (S-C2). */
export interface Dealt {
  readonly kind: 'dealt';
  readonly cards: readonly number[];
}

/** A card in the hand that builds; only its player sees it. */
export interface Held {
  readonly kind: 'held';
  readonly card: number;
}

/** It went back to the others. */
export interface Laid {
  readonly kind: 'laid';
  readonly card: number;
}

export interface Sent {
  readonly kind: 'sent';
  readonly seat: Seat;
  readonly worker: number;
  readonly cell: Cell;
}

/** `free` within its card, else by an action; floors by number. */
export interface Moved {
  readonly kind: 'moved';
  readonly seat: Seat;
  readonly worker: number;
  readonly start: Cell;
  readonly cell: Cell;
  readonly floor: number;
  readonly free: boolean;
}

export interface Built {
  readonly kind: 'built';
  readonly seat: Seat;
  readonly card: number;
  readonly pose: Pose;
  readonly beams: number;
  readonly builder: number;
}

/**
 * For a card: beams that met, its worker, and whether the turn counts twice, what came before
 * this card too (S-P1 to S-P3).
 */
export interface Scored {
  readonly kind: 'scored';
  readonly seat: Seat;
  readonly points: number;
  readonly met: number;
  readonly worker: boolean;
  readonly doubled: boolean;
}

/** Gravity has answered; `film` is the hash of what can be shown. */
export interface Shaken {
  readonly kind: 'shaken';
  readonly film: string;
}

/** Gravity could not be worked out: the act is given back. */
export interface Undid {
  readonly kind: 'undid';
  readonly seat: Seat;
}

/**
 * The new card, let go so far from its clips, never joined: it is back in the hand (S-H4).
 * `why` is what the hand did.
 */
export interface Slipped {
  readonly kind: 'slipped';
  readonly seat: Seat;
  readonly card: number;
  readonly mm: number;
  readonly why: 'aside' | 'fast' | 'shaky';
}

/** A standing card came off and is back in its player's hand (S-H4). */
export interface Came {
  readonly kind: 'came';
  readonly seat: Seat;
  readonly card: number;
}

/** A worker (S-F1). */
export interface Fell {
  readonly kind: 'fell';
  readonly seat: Seat;
  readonly worker: number;
}

/** A worker lies, or slid, at its height (S-F1). */
export interface Tipped {
  readonly kind: 'tipped';
  readonly seat: Seat;
  readonly worker: number;
  readonly cell: Cell;
}

export interface Fined {
  readonly kind: 'fined';
  readonly seat: Seat;
  readonly points: number;
  readonly clause: string;
}

export interface Returned {
  readonly kind: 'returned';
  readonly seat: Seat;
  readonly worker: number;
  readonly cell: Cell;
}

/** A fallen worker is back in the crew. */
export interface Rejoined {
  readonly kind: 'rejoined';
  readonly seat: Seat;
  readonly worker: number;
}

/** Its place was closed: it steps to the nearest open one of its card (S-M4). */
export interface Stepped {
  readonly kind: 'stepped';
  readonly seat: Seat;
  readonly worker: number;
  readonly cell: Cell;
}

/** Shut in on all sides: lost (S-M4). */
export interface Trapped {
  readonly kind: 'trapped';
  readonly seat: Seat;
  readonly worker: number;
}

export interface Out {
  readonly kind: 'out';
  readonly seat: Seat;
  readonly clause: string;
}

export interface Passed {
  readonly kind: 'passed';
  readonly seat: Seat;
}

/** The next player's turn. */
export interface Turned {
  readonly kind: 'turned';
  readonly seat: Seat;
}

/** A building card touches the ground (S-F4). */
export interface Collapsed {
  readonly kind: 'collapsed';
  readonly seat: Seat;
}

/** Somebody used the last building card: +5 (S-E1). */
export interface Finished {
  readonly kind: 'finished';
  readonly seat: Seat;
}

/** A point less for every card left (S-E1, S-F4). */
export interface Left {
  readonly kind: 'left';
  readonly seat: Seat;
  readonly cards: number;
}

/** Most workers on the highest floor that decides: +5 (S-E2). */
export interface Topped {
  readonly kind: 'topped';
  readonly seat: Seat;
  readonly floor: number;
}

export interface Over {
  readonly kind: 'over';
  readonly scores: readonly number[];
}

/**
 * As if it stood: its points, the workers it would shut in, and the joint that would carry
 * most, by its two cards; the new one is the last.
 */
export interface Preview {
  readonly points: number;
  readonly doubled: boolean;
  readonly shut_in: readonly number[];
  readonly strain: number;
  readonly first: number;
  readonly second: number;
}

/** A card that stands: `beams` as it lies, `by` the seat that built it, -1 the foundation. */
export interface Standing {
  readonly card: number;
  readonly pose: Pose;
  readonly beams: number;
  readonly by: number;
}

/** Two standing cards; `strain` is what it carries, for a coach, else -1 (S-H3). */
export interface JointSeen {
  readonly first: number;
  readonly second: number;
  readonly strain: number;
}

/** Its floor cards by their places in the building; none is the ground. */
export interface FloorSeen {
  readonly number: number;
  readonly height: number;
  readonly cards: readonly number[];
}

/** In the crew while it has no cell. One that lies was knocked over where it stood (S-F1). */
export interface Worker {
  readonly seat: Seat;
  readonly cell: Cell | null;
  readonly lying: boolean;
}

export interface SetCard {
  readonly act: 'SetCard';
  readonly card: number;
  readonly pose: Pose;
  readonly beams: number;
  readonly builder: number;
  readonly hand: Hand | null;
}

/** `free` if it costs no action (S-M1); `start` is where it stood, None the crew. */
export interface SetWorker {
  readonly act: 'SetWorker';
  readonly worker: number;
  readonly cell: Cell;
  readonly start: Cell | null;
  readonly free: boolean;
  readonly hand: Hand | null;
}

/** A unit square at a height, and the cube above it (S-M4). */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** How: the path of the drag, packed, and a standing card held still (S-B8, S-H2). */
export interface Hand {
  readonly path: string;
  readonly hold: number;
}

/** A card's plane and its lowest corner. */
export interface Pose {
  readonly plane: Plane;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where a worker came to rest: its cell, or None if it fell (S-F1). */
export interface Rest {
  readonly worker: number;
  readonly cell: Cell | null;
  readonly lying: boolean;
}

export type Plane = 0 | 1 | 2;

export type Action =
  | Send
  | Pick
  | PutBack
  | Build
  | Move
  | Shift
  | Pass
  | Return
  | ToCrew
  | Lot
  | Deal
  | Settle
  | Undone;

export type Event =
  | Began
  | Dealt
  | Held
  | Laid
  | Sent
  | Moved
  | Built
  | Scored
  | Shaken
  | Undid
  | Slipped
  | Came
  | Fell
  | Tipped
  | Fined
  | Returned
  | Rejoined
  | Stepped
  | Trapped
  | Out
  | Passed
  | Turned
  | Collapsed
  | Finished
  | Left
  | Topped
  | Over;

/** What a seat is sent. */
export type GameFrame = Frame<View, Action, Event>;
