// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

import type { Frame, Seat } from './wire';

/**
 * Cards, sets, fields and places are numbers; 0 is no card, -1 no place.
 *
 * `table` are the places with a discard. `sought` is the card of a search, or of a demand for
 * the two it concerns. `ways` lead from the player at turn to each end of the ordinary move.
 * `remembered` only a coach shows; `opened` after the end.
 */
export interface View {
  readonly options: Options;
  readonly stage: 'choose' | 'deal' | 'start' | 'throw' | 'move' | 'arrive' | 'extra' | 'towers' | 'point' | 'swap' | 'give' | 'return' | 'counter' | 'discard' | 'lay' | 'over';
  readonly turn: Seat;
  readonly asked: Seat;
  readonly starter: Seat;
  readonly starts: readonly (readonly (readonly [number, number])[])[];
  readonly throw: readonly [number, number];
  readonly characters: readonly number[];
  readonly where: readonly number[];
  readonly hand: readonly number[];
  readonly hand_sizes: readonly number[];
  readonly laid: readonly (readonly number[])[];
  readonly pile_sizes: readonly number[];
  readonly table: readonly number[];
  readonly out: readonly number[];
  readonly scrapped: number;
  readonly way: readonly number[];
  readonly straight: boolean;
  readonly ways: readonly (readonly number[])[];
  readonly asker: Seat | null;
  readonly giver: Seat | null;
  readonly sought: number;
  readonly found: number;
  readonly gap: number;
  readonly shown: number;
  readonly may_search: boolean;
  readonly may_demand: boolean;
  readonly ending: boolean;
  readonly round: number;
  readonly idle: number;
  readonly remembered: Remembered | null;
  readonly opened: Opened | null;
}

/** Chance: both dice of the player at turn (C-T1). */
export interface Throw {
  readonly type: 'Throw';
  readonly one: number;
  readonly two: number;
}

/** Along the track to a field (C-T1). */
export interface Walk {
  readonly type: 'Walk';
  readonly to: number;
}

/** By a special throw, straight to a scrapyard or the Towers (C-T4). */
export interface Straight {
  readonly type: 'Straight';
  readonly to: number;
}

/** The top card of the scrapyard one stands in (C-Y1, C-T4). */
export interface Take {
  readonly type: 'Take';
}

/** A card of the hand, shown to all (C-Y2). */
export interface Discard {
  readonly type: 'Discard';
  readonly card: number;
}

/** The discard, face down, at a place of the table (C-Y2). */
export interface Lay {
  readonly type: 'Lay';
  readonly place: number;
}

/** No discard, where an edition leaves it open (C-V7). */
export interface Keep {
  readonly type: 'Keep';
}

/** Leave it: no search, no demand (C-R5, C-H1, C-H5). */
export interface Rest {
  readonly type: 'Rest';
}

/** At the Towers: the card shown to all, or fuel or power named without one (C-R1, C-R4). */
export interface Seek {
  readonly type: 'Seek';
  readonly card: number;
}

/** At a discard, which is turned up for all (C-R1). */
export interface Point {
  readonly type: 'Point';
  readonly place: number;
}

/** After a wrong pick without a card shown: the card that goes down for it (C-R4). */
export interface Swap {
  readonly type: 'Swap';
  readonly card: number;
}

/** From an opponent: the card shown in secret, or fuel or power named (C-H1, C-H6). */
export interface Demand {
  readonly type: 'Demand';
  readonly of: Seat;
  readonly card: number;
}

/** A card that was demanded, or scrap in its place (C-H2). */
export interface Give {
  readonly type: 'Give';
  readonly card: number;
}

/** A card given back for the one received (C-H3). */
export interface Return {
  readonly type: 'Return';
  readonly card: number;
}

/** One's character, before the cards are dealt (C-C1). */
export interface Choose {
  readonly type: 'Choose';
  readonly character: number;
}

/** Chance: the sets that stay in the box, everybody's hand, the piles (C-C2, C-S1). */
export interface Deal {
  readonly type: 'Deal';
  readonly out: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly piles: readonly (readonly number[])[];
}

/** Chance: who begins; a round for all, then rounds of those who tied (C-S2). */
export interface ThrowForStart {
  readonly type: 'ThrowForStart';
  readonly rounds: readonly (readonly (readonly [number, number])[])[];
}

export interface Chosen {
  readonly kind: 'chosen';
  readonly seat: Seat;
  readonly character: number;
}

/** The sets that stay in the box this time, and how many cards of fuel and scrap. */
export interface Boxed {
  readonly kind: 'boxed';
  readonly sets: readonly number[];
  readonly fuel: number;
  readonly scrap: number;
}

export interface Dealt {
  readonly kind: 'dealt';
  readonly seat: Seat;
  readonly size: number;
  readonly cards: readonly number[];
}

/** The throws for the start, and who begins. */
export interface Started {
  readonly kind: 'started';
  readonly starter: Seat;
  readonly rounds: readonly (readonly (readonly [number, number])[])[];
}

export interface Thrown {
  readonly kind: 'thrown';
  readonly seat: Seat;
  readonly one: number;
  readonly two: number;
  readonly special: boolean;
}

/** `way` begins where the character stood; a special throw needs no fields in between. */
export interface Moved {
  readonly kind: 'moved';
  readonly seat: Seat;
  readonly to: number;
  readonly way: readonly number[];
  readonly straight: boolean;
}

export interface Stuck {
  readonly kind: 'stuck';
  readonly seat: Seat;
}

export interface Took {
  readonly kind: 'took';
  readonly seat: Seat;
  readonly yard: number;
  readonly left: number;
  readonly card: number;
}

/** The scrapyard has no card left to take. */
export interface Bare {
  readonly kind: 'bare';
  readonly seat: Seat;
  readonly yard: number;
}

export interface Kept {
  readonly kind: 'kept';
  readonly seat: Seat;
}

export interface Discarded {
  readonly kind: 'discarded';
  readonly seat: Seat;
  readonly card: number;
}

export interface Laid {
  readonly kind: 'laid';
  readonly seat: Seat;
  readonly place: number;
}

/** `shown` is false where fuel or power was named; third players hear neither. */
export interface Demanded {
  readonly kind: 'demanded';
  readonly seat: Seat;
  readonly other: Seat;
  readonly card: number;
  readonly shown: boolean;
}

export interface Gave {
  readonly kind: 'gave';
  readonly seat: Seat;
  readonly other: Seat;
  readonly card: number;
}

export interface Returned {
  readonly kind: 'returned';
  readonly seat: Seat;
  readonly other: Seat;
  readonly card: number;
}

/** Scrap given in place of the card: out of the game, or onto the table. */
export interface Scrapped {
  readonly kind: 'scrapped';
  readonly seat: Seat;
  readonly other: Seat;
  readonly out: boolean;
}

/** Nothing of the kind is held. */
export interface Nothing {
  readonly kind: 'nothing';
  readonly seat: Seat;
  readonly other: Seat;
}

export interface Sought {
  readonly kind: 'sought';
  readonly seat: Seat;
  readonly card: number;
  readonly shown: boolean;
}

/** A discard is turned up for all, and taken. */
export interface Turned {
  readonly kind: 'turned';
  readonly seat: Seat;
  readonly place: number;
  readonly card: number;
  readonly right: boolean;
}

/** A card goes face down where the wrong one was picked up. */
export interface Swapped {
  readonly kind: 'swapped';
  readonly seat: Seat;
  readonly place: number;
  readonly card: number;
}

export interface Completed {
  readonly kind: 'completed';
  readonly seat: Seat;
  readonly set: number;
}

export interface Rested {
  readonly kind: 'rested';
  readonly seat: Seat;
}

/** The throw gives nothing: the turn is lost. */
export interface Lost {
  readonly kind: 'lost';
  readonly seat: Seat;
}

/** All scrapyards are empty: everybody goes back to the Towers. */
export interface Emptied {
  readonly kind: 'emptied';
}

export interface Over {
  readonly kind: 'over';
  readonly winners: readonly Seat[];
  readonly reason: string;
}

export interface Options {
  readonly edition: string;
  readonly gait: Gait;
  readonly special_throw: 'instead' | 'instead_from_scrapyard' | 'after';
  readonly scrap_given: 'out' | 'table';
  readonly end_special: 'either' | 'both';
  readonly low_hand: 'keep' | 'may_discard';
  readonly wrong_pick: 'in_place' | 'anywhere';
  readonly yard_challenge: 'any_arrival' | 'exact_throw';
  readonly counter: 'no_card' | 'no_scrap_either';
  readonly start_dice: number;
}

export interface Remembered {
  readonly table: readonly Seen[];
  readonly hands: readonly Held[];
}

/** After the end everything is turned up. */
export interface Opened {
  readonly hands: readonly (readonly number[])[];
  readonly table: readonly number[];
  readonly piles: readonly (readonly number[])[];
}

/** How one walks: entering only by exact count, and how often one may turn back. */
export interface Gait {
  readonly yards_exact: boolean;
  readonly towers_exact: boolean;
  readonly reversals: number;
}

/** A discard this seat saw go down: the place, the card, and in which turn. */
export interface Seen {
  readonly place: number;
  readonly card: number;
  readonly turn: number;
}

/** A card this seat knows one of these players to hold. */
export interface Held {
  readonly card: number;
  readonly by: readonly Seat[];
  readonly turn: number;
}

export type Action =
  | Throw
  | Walk
  | Straight
  | Take
  | Discard
  | Lay
  | Keep
  | Rest
  | Seek
  | Point
  | Swap
  | Demand
  | Give
  | Return
  | Choose
  | Deal
  | ThrowForStart;

export type Event =
  | Chosen
  | Boxed
  | Dealt
  | Started
  | Thrown
  | Moved
  | Stuck
  | Took
  | Bare
  | Kept
  | Discarded
  | Laid
  | Demanded
  | Gave
  | Returned
  | Scrapped
  | Nothing
  | Sought
  | Turned
  | Swapped
  | Completed
  | Rested
  | Lost
  | Emptied
  | Over;

/** What a seat is sent. */
export type GameFrame = Frame<View, Action, Event>;
