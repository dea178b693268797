// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

import type { Frame, Seat } from './wire';

/**
 * Parts are `kind * 3 + colour`, -1 is none; soldiers are known by their road's number.
 *
 * `limit` is 0 any part, 1 no light green, 2 green only; `crossed` allows towers in the city.
 * `ahead` is where each soldier will stand after the coming march, with odds, as the field is
 * now; empty in purist mode. `shown` is what each hand came out with last. `turn` 0 is before
 * the first.
 */
export interface View {
  readonly settings: Settings;
  readonly map: MapSeen;
  readonly stage: 'ready' | 'draw' | 'build' | 'march' | 'over';
  readonly turn: number;
  readonly last_turn: number;
  readonly limit: number;
  readonly crossed: boolean;
  readonly soldiers: readonly SoldierSeen[];
  readonly gone: readonly number[];
  readonly field: readonly Built[];
  readonly bag_size: number;
  readonly out: readonly number[];
  readonly ready: readonly Seat[];
  readonly hands: readonly HandSeen[];
  readonly shown: readonly (readonly [Seat, readonly number[]])[];
  readonly drawn: readonly Drawn[];
  readonly done: readonly Seat[];
  readonly aims_left: readonly number[];
  readonly grabs_left: readonly number[];
  readonly hand: OwnHand | null;
  readonly throws: readonly (readonly [number, number])[];
  readonly ahead: readonly (readonly [number, readonly (readonly [number, number])[]])[];
  readonly puzzle: PuzzleSeen | null;
}

/** Tell the team what one goes for (U-D5). */
export interface Aim {
  readonly type: 'Aim';
  readonly at: 'base' | 'roof' | 'wall';
}

/** Turn the glass: when all have said so, the sand runs (U-D1). */
export interface Ready {
  readonly type: 'Ready';
}

/** A hand into the bag, once a turn (U-D4). */
export interface Reach {
  readonly type: 'Reach';
}

/** Feel the part in the hand at one spot of a grid of 12 x 12 (U-D6). */
export interface Touch {
  readonly type: 'Touch';
  readonly x: number;
  readonly y: number;
}

/** Keep the part in the hand (U-D6). */
export interface Take {
  readonly type: 'Take';
}

/** Back into the bag with it, and meet another (U-D6). */
export interface LetGo {
  readonly type: 'LetGo';
}

/** Take one of the open parts to build with it (U-B11). */
export interface Grab {
  readonly type: 'Grab';
  readonly part: number;
}

/** The grabbed part lies open again (U-B11). */
export interface PutBack {
  readonly type: 'PutBack';
}

/**
 * The grabbed part onto a cell; a roof 3 along an axis (U-B1, U-F4).
 *
 * `dx` and `dy`, in thousandths of a cell from its centre, are how the hand did it (U-B9).
 */
export interface Put {
  readonly type: 'Put';
  readonly cell: number;
  readonly axis: '' | 'ns' | 'ew';
  readonly dx: number;
  readonly dy: number;
}

/** Nothing more this turn (U-B10). */
export interface Done {
  readonly type: 'Done';
}

/** Chance: the part a hand in the bag meets, its quarter turns and its noise (U-D6). */
export interface Meet {
  readonly type: 'Meet';
  readonly seat: Seat;
  readonly part: number;
  readonly turn: number;
  readonly noise: number;
}

/** Chance: the die for the soldier of a road (U-A2). */
export interface Throw {
  readonly type: 'Throw';
  readonly road: number;
  readonly pips: number;
}

/** The clock: the sand of that turn has run out (U-D1). */
export interface SandOut {
  readonly type: 'SandOut';
  readonly turn: number;
}

/** A new turn; `left` soldiers are on their way. Turn 0 is the trial (U-S3). */
export interface Began {
  readonly kind: 'began';
  readonly turn: number;
  readonly left: number;
}

export interface Intends {
  readonly kind: 'intends';
  readonly seat: Seat;
  readonly at: 'base' | 'roof' | 'wall';
}

export interface Readied {
  readonly kind: 'readied';
  readonly seat: Seat;
}

/** The glass is turned; `seconds` is 0 where no sand runs. */
export interface Turned {
  readonly kind: 'turned';
  readonly turn: number;
  readonly seconds: number;
}

/** A hand goes into the bag for so many parts. */
export interface Reached {
  readonly kind: 'reached';
  readonly seat: Seat;
  readonly due: number;
}

export interface Met {
  readonly kind: 'met';
  readonly seat: Seat;
}

/** What the finger learns is for its owner; to others `x` is -1. */
export interface Touched {
  readonly kind: 'touched';
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly slope_x: number;
  readonly slope_y: number;
}

/** A part is taken, unseen; `taken` of `due`. */
export interface Kept {
  readonly kind: 'kept';
  readonly seat: Seat;
  readonly taken: number;
  readonly due: number;
}

/** A part is let go. */
export interface Loosed {
  readonly kind: 'loosed';
  readonly seat: Seat;
}

/** The hand is out, and everybody sees its parts. */
export interface Shown {
  readonly kind: 'shown';
  readonly seat: Seat;
  readonly parts: readonly number[];
}

/** One of the parts shown, by itself, for those who listen. */
export interface Drew {
  readonly kind: 'drew';
  readonly seat: Seat;
  readonly part: number;
}

/** Parts that may no longer be built with leave the game (U-A6). */
export interface Banned {
  readonly kind: 'banned';
  readonly seat: Seat;
  readonly parts: readonly number[];
}

/** All hands are out: building begins with so many open parts. */
export interface Building {
  readonly kind: 'building';
  readonly parts: readonly number[];
}

export interface Grabbed {
  readonly kind: 'grabbed';
  readonly seat: Seat;
  readonly part: number;
}

/** A grabbed part lies open again. */
export interface Freed {
  readonly kind: 'freed';
  readonly seat: Seat;
  readonly part: number;
}

/** `column` and `row` count from 1, for those who listen. */
export interface Placed {
  readonly kind: 'placed';
  readonly seat: Seat;
  readonly part: number;
  readonly cell: number;
  readonly axis: '' | 'ns' | 'ew';
  readonly column: number;
  readonly row: number;
}

/** A tower is finished. */
export interface Raised {
  readonly kind: 'raised';
  readonly seat: Seat;
  readonly cell: number;
  readonly base: number;
  readonly roof: number;
  readonly axis: '' | 'ns' | 'ew';
}

/** Knocked over by a hand: these parts fall at that cell and go back into the bag (U-B9). */
export interface Toppled {
  readonly kind: 'toppled';
  readonly seat: Seat;
  readonly cell: number;
  readonly parts: readonly number[];
}

/** A player has done enough this turn. */
export interface Finished {
  readonly kind: 'finished';
  readonly seat: Seat;
}

/** The last grain. */
export interface Sand {
  readonly kind: 'sand';
  readonly turn: number;
}

/** Parts that were not built go back into the bag; `cells` had a base without a roof (U-B8). */
export interface Returned {
  readonly kind: 'returned';
  readonly parts: readonly number[];
  readonly cells: readonly number[];
}

/** The trial tower is taken off the field (U-S3). */
export interface Tried {
  readonly kind: 'tried';
  readonly parts: readonly number[];
}

export interface Thrown {
  readonly kind: 'thrown';
  readonly road: number;
  readonly pips: number;
}

/** `cells` begins where the soldier stood. */
export interface Walked {
  readonly kind: 'walked';
  readonly road: number;
  readonly cells: readonly number[];
}

/** The soldier stops before what stands in `cell` (U-M3). */
export interface Bumped {
  readonly kind: 'bumped';
  readonly road: number;
  readonly cell: number;
}

/** What stood in `cell` is broken; the soldier then `stands` or walks on (U-M3, U-M4). */
export interface Broke {
  readonly kind: 'broke';
  readonly road: number;
  readonly cell: number;
  readonly parts: readonly number[];
  readonly stands: boolean;
}

/** A tower torn down in passing (U-A4). */
export interface Tore {
  readonly kind: 'tore';
  readonly road: number;
  readonly cell: number;
  readonly parts: readonly number[];
}

/** The first soldier is over a bridge: towers may stand in the city from now on (U-B5). */
export interface Crossed {
  readonly kind: 'crossed';
  readonly road: number;
}

/** A building limit is reached: 1 no light green, 2 green only (U-A7). */
export interface Limited {
  readonly kind: 'limited';
  readonly limit: number;
  readonly road: number;
}

/** The towers in `towers` hit the soldier, who leaves the game (U-F1). */
export interface Shot {
  readonly kind: 'shot';
  readonly road: number;
  readonly cell: number;
  readonly towers: readonly number[];
}

/** A soldier is in the palace (U-M7). */
export interface Entered {
  readonly kind: 'entered';
  readonly road: number;
  readonly cell: number;
}

export interface Over {
  readonly kind: 'over';
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/**
 * As if the part stood there finished: the cells it covers, where each soldier will stand after
 * the coming march, and with what odds each is then hit by any tower.
 */
export interface Preview {
  readonly covers: readonly number[];
  readonly ahead: readonly (readonly [number, readonly (readonly [number, number])[]])[];
  readonly hits: readonly (readonly [number, number])[];
}

/** `sand` in seconds, 0 where none runs; `puzzle` is empty in a whole game. */
export interface Settings {
  readonly game: 'basic' | 'adult';
  readonly bag: 'touch' | 'blind';
  readonly sand: number;
  readonly signposts: number;
  readonly steady_hands: boolean;
  readonly slow_breaking: boolean;
  readonly trial: boolean;
  readonly puzzle: string;
}

/** A cell is `y * width + x`. Ground: land `.`, river `~`, bridge `B`, city `c`, palace `P`. */
export interface MapSeen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly ground: readonly string[];
  readonly zone: readonly number[];
  readonly roads: readonly RoadSeen[];
}

export interface SoldierSeen {
  readonly road: number;
  readonly cell: number;
  readonly index: number;
  readonly bumped: boolean;
}

/** What stands in a cell: a base, a base with a roof on it, or a wall; -1 is no part. */
export interface Built {
  readonly cell: number;
  readonly base: number;
  readonly roof: number;
  readonly axis: '' | 'ns' | 'ew';
  readonly wall: number;
}

/** A hand as the team sees it: how many parts are due and taken, how busily it feels. */
export interface HandSeen {
  readonly seat: Seat;
  readonly due: number;
  readonly taken: number;
  readonly state: 'waiting' | 'in' | 'out' | 'none';
  readonly met: number;
  readonly touches: number;
  readonly aim: 'base' | 'roof' | 'wall' | null;
}

/** An open part: who drew it, and who has grabbed it to build. */
export interface Drawn {
  readonly part: number;
  readonly seat: Seat;
  readonly by: Seat | null;
}

/** One's own hand in the bag: what it feels of the part it holds, and of those it has taken. */
export interface OwnHand {
  readonly felt: readonly Felt[];
  readonly met: number;
  readonly holding: boolean;
  readonly lets_left: number;
  readonly taken_count: number;
  readonly taken_felt: readonly (readonly Felt[])[];
}

/** The parts of every turn, and which turn it is. */
export interface PuzzleSeen {
  readonly id: string;
  readonly parts: readonly (readonly number[])[];
}

/** `signposts` are the places in `cells` 12, 15 and 18 cells before the palace. */
export interface RoadSeen {
  readonly number: number;
  readonly cells: readonly number[];
  readonly signposts: readonly number[];
}

/** One touch and its answer. */
export interface Felt {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly slope_x: number;
  readonly slope_y: number;
}

export type Action =
  | Aim
  | Ready
  | Reach
  | Touch
  | Take
  | LetGo
  | Grab
  | PutBack
  | Put
  | Done
  | Meet
  | Throw
  | SandOut;

export type Event =
  | Began
  | Intends
  | Readied
  | Turned
  | Reached
  | Met
  | Touched
  | Kept
  | Loosed
  | Shown
  | Drew
  | Banned
  | Building
  | Grabbed
  | Freed
  | Placed
  | Raised
  | Toppled
  | Finished
  | Sand
  | Returned
  | Tried
  | Thrown
  | Walked
  | Bumped
  | Broke
  | Tore
  | Crossed
  | Limited
  | Shot
  | Entered
  | Over;

/** What a seat is sent. */
export type GameFrame = Frame<View, Action, Event>;
