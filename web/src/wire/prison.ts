// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

import type { Frame } from './wire';

/**
 * Squares are `row * 10 + column`: row 0 the yellow line, 21 the blue one; -1 is none.
 *
 * `opening` is the place of a room about to be opened, `drawn` what the dice are thrown for next,
 * `thrown` the dice just thrown: red and white, or the rotation die's quarters.
 * `advice` is the level to try after the game (P-7.8), compared with this one.
 * `you` is the side of the one who looks, -1 for a spectator; `hands` are by side. In a duel a
 * token's square is -5 while it is to be laid, -6 if the other side keeps it face down, -7 when it
 * is to be put on the floor, and -10 less the place where it lies face down on a closed room.
 */
export interface View {
  readonly level: number;
  readonly sight: boolean;
  readonly stage: 'lot' | 'starters' | 'hide' | 'card' | 'act' | 'move' | 'np' | 'over';
  readonly expected: string;
  readonly turn: number;
  readonly side: number;
  readonly ap: number;
  readonly card: number;
  readonly cycle: number;
  readonly points: readonly [number, number];
  readonly rooms: readonly RoomSeen[];
  readonly closed: readonly string[];
  readonly figures: readonly Figure[];
  readonly things: readonly Thing[];
  readonly cards: CardsSeen;
  readonly np_fights: readonly number[];
  readonly np_spent: readonly number[];
  readonly in_bag: readonly number[];
  readonly things_in_bag: readonly number[];
  readonly reinforcements: number;
  readonly moving: Moving | null;
  readonly passing: number;
  readonly row: readonly number[];
  readonly upright: readonly number[];
  readonly errand: Errand | null;
  readonly clash: ClashSeen | null;
  readonly placing: PlacingSeen | null;
  readonly mode: 'solo' | 'duel';
  readonly you: number;
  readonly first: number;
  readonly hands: readonly [CardsSeen, CardsSeen];
  readonly face_down: readonly FaceDown[];
  readonly set_up: SetUpSeen | null;
  readonly putting: PuttingSeen | null;
  readonly opening: number;
  readonly drawn: TokenSeen | null;
  readonly thrown: readonly number[];
  readonly advice: '' | 'lower' | 'same' | 'higher';
}

/** One of the four who start on the dots, by class (P-2.4). */
export interface Pick {
  readonly type: 'Pick';
  readonly kind: number;
}

/** A duel: one of one's tokens, face down onto a closed room (P-D1); a figure or a thing. */
export interface Hide {
  readonly type: 'Hide';
  readonly number: number;
  readonly thing: boolean;
  readonly place: number;
}

/** A duel: the token out of the room just opened, onto a square of it (P-D1). */
export interface Put {
  readonly type: 'Put';
  readonly square: number;
}

/** An action card: so many action points (P-3.2). */
export interface PlayCard {
  readonly type: 'PlayCard';
  readonly value: number;
}

/** A move, 1 AP (P-4.1). */
export interface Begin {
  readonly type: 'Begin';
  readonly figure: number;
}

/** One square of the move under way (P-4.3). */
export interface Step {
  readonly type: 'Step';
  readonly side: number;
}

/**
 * The object or the friendly wounded that lies here; what was carried is left (P-4.5).
 *
 * Where both lie it is the object, from under the wounded, or else the wounded.
 */
export interface PickUp {
  readonly type: 'PickUp';
  readonly wounded: boolean;
}

/** What is carried is left here (P-4.5). */
export interface Drop {
  readonly type: 'Drop';
}

/** To the friend whose square one passes; what the friend carried comes back (P-4.5). */
export interface Give {
  readonly type: 'Give';
}

/** The move ends here (P-4.2). */
export interface Stop {
  readonly type: 'Stop';
}

/** A closed room, 1 AP (P-4.8). */
export interface Reveal {
  readonly type: 'Reveal';
  readonly figure: number;
  readonly place: number;
}

/** A room, a quarter, 1 AP: 1 clockwise, 3 the other way (P-4.9). */
export interface Turn {
  readonly type: 'Turn';
  readonly figure: number;
  readonly place: number;
  readonly quarters: number;
}

/** 1 AP: beside one, by bow or by spear (P-7.1, P-6.4, P-6.5). */
export interface Attack {
  readonly type: 'Attack';
  readonly figure: number;
  readonly target: number;
  readonly how: 'close' | 'bow' | 'spear';
}

/** 1 AP and a jump card (P-4.7). */
export interface Jump {
  readonly type: 'Jump';
  readonly figure: number;
  readonly square: number;
}

/** A Cleric, a wounded friend beside it, 1 AP (P-5.3). */
export interface Heal {
  readonly type: 'Heal';
  readonly figure: number;
  readonly target: number;
}

/** Opened or shut, 1 AP (P-5.1, P-6.2). */
export interface Portcullis {
  readonly type: 'Portcullis';
  readonly figure: number;
  readonly side: number;
}

/** A portcullis, by a Colossus, for good, 1 AP (P-5.4). */
export interface Break {
  readonly type: 'Break';
  readonly figure: number;
  readonly side: number;
}

/** The wand, by a Wizard, 1 AP: the first in that direction dies (P-6.3). */
export interface Fire {
  readonly type: 'Fire';
  readonly figure: number;
  readonly side: number;
}

/** A Banshee pushes one in sight, 2 AP (P-5.2). */
export interface Scream {
  readonly type: 'Scream';
  readonly figure: number;
  readonly target: number;
}

/** The rest of the action points is lost (P-3.2). */
export interface Pass {
  readonly type: 'Pass';
}

/** One's combat card (P-7.1). */
export interface FightCard {
  readonly type: 'FightCard';
  readonly value: number;
}

/** A Telepath's: the card the other plays (P-5.7, P-9.15). */
export interface Name {
  readonly type: 'Name';
  readonly value: number;
}

/** The row or the column that a six leaves to the player, 0 to 4 (P-8.2). */
export interface Choose {
  readonly type: 'Choose';
  readonly line: number;
}

/** Chance: who begins a duel (P-D1). */
export interface Lot {
  readonly type: 'Lot';
  readonly side: number;
}

/** Chance: whose tokens go into the bag, by the numbers of their cards (P-2.3). */
export interface Deal {
  readonly type: 'Deal';
  readonly npcs: readonly number[];
}

/** Chance: the room that was opened, and how it lies (P-1.1). */
export interface Lay {
  readonly type: 'Lay';
  readonly room: number;
  readonly turn: number;
}

/** Chance: a token out of the bag (P-8.1). */
export interface Draw {
  readonly type: 'Draw';
  readonly number: number;
  readonly thing: boolean;
}

/** Chance: the teleport dice, thrown until they say something (P-8.1 to P-8.3). */
export interface Dice {
  readonly type: 'Dice';
  readonly red: number;
  readonly white: number;
}

/** Chance: the next reinforcement and its room (P-11.3). */
export interface Arrive {
  readonly type: 'Arrive';
  readonly npc: number;
  readonly place: number;
}

/** Chance: the closed room the Arch-Mage looks at (P-12.1). */
export interface Eye {
  readonly type: 'Eye';
  readonly place: number;
}

/** Chance: combat cards turned up from the NP's deck (P-7.2, P-9.15). */
export interface TurnUp {
  readonly type: 'TurnUp';
  readonly values: readonly number[];
}

/** Chance: the player's combat card, drawn from the hand (the trait of Bertram). */
export interface Blind {
  readonly type: 'Blind';
  readonly value: number;
}

/** Chance: the row of the NP's round, by figures (P-9.1). */
export interface Order {
  readonly type: 'Order';
  readonly row: readonly number[];
}

/** Chance: which of the equal ways (P-9.23). */
export interface Tie {
  readonly type: 'Tie';
  readonly choice: number;
}

/** Chance: the rotation die, 1 to 3 clockwise, -1 to -3 the other way (P-1.5, P-9.11). */
export interface Rotation {
  readonly type: 'Rotation';
  readonly quarters: number;
}

/** Chance: the teleport dice of one who wanders (the trait of Odo). */
export interface Wander {
  readonly type: 'Wander';
  readonly red: number;
  readonly white: number;
}

/** The NP: the leftmost upright card (P-9.1). */
export interface Activate {
  readonly type: 'Activate';
  readonly figure: number;
}

/** The NP: a way and what closes it (P-9.2); `goal` is a place among the card's goals. */
export interface Go {
  readonly type: 'Go';
  readonly figure: number;
  readonly goal: number;
  readonly hops: readonly Hop[];
  readonly then: string;
  readonly target: number;
  readonly side: number;
  readonly ap: number;
}

/** The NP: this card is turned aside (P-9.1). */
export interface Rest {
  readonly type: 'Rest';
  readonly figure: number;
}

export interface Picked {
  readonly kind: 'picked';
  readonly figure: number;
  readonly square: number;
}

/** The NPC whose tokens are in the bag. */
export interface Dealt {
  readonly kind: 'dealt';
  readonly npcs: readonly number[];
}

export interface Carded {
  readonly kind: 'carded';
  readonly side: number;
  readonly value: number;
}

export interface Walked {
  readonly kind: 'walked';
  readonly figure: number;
  readonly start: number;
  readonly end: number;
}

export interface Jumped {
  readonly kind: 'jumped';
  readonly figure: number;
  readonly start: number;
  readonly end: number;
}

/** An object; `friend` is a wounded one instead, else -1. */
export interface Took {
  readonly kind: 'took';
  readonly figure: number;
  readonly thing: number;
  readonly friend: number;
}

export interface Dropped {
  readonly kind: 'dropped';
  readonly figure: number;
  readonly thing: number;
  readonly friend: number;
}

export interface Gave {
  readonly kind: 'gave';
  readonly figure: number;
  readonly to: number;
}

/** A room; `by` is -1 when the Arch-Mage looked at it. */
export interface Opened {
  readonly kind: 'opened';
  readonly place: number;
  readonly room: number;
  readonly turn: number;
  readonly by: number;
}

export interface Drew {
  readonly kind: 'drew';
  readonly number: number;
  readonly thing: boolean;
  readonly place: number;
}

export interface Diced {
  readonly kind: 'diced';
  readonly red: number;
  readonly white: number;
}

export interface Placed {
  readonly kind: 'placed';
  readonly number: number;
  readonly thing: boolean;
  readonly square: number;
}

/** Lost by double six (P-8.2). */
export interface Vanished {
  readonly kind: 'vanished';
  readonly number: number;
  readonly thing: boolean;
}

export interface Rotated {
  readonly kind: 'rotated';
  readonly place: number;
  readonly quarters: number;
  readonly by: number;
}

/** Totals by side, and what they are made of; `winner` is -1 in a tie. */
export interface Fought {
  readonly kind: 'fought';
  readonly attacker: number;
  readonly target: number;
  readonly how: string;
  readonly fighters: readonly number[];
  readonly cards: readonly [number, number];
  readonly totals: readonly [number, number];
  readonly winner: number;
}

export interface Challenged {
  readonly kind: 'challenged';
  readonly attacker: number;
  readonly target: number;
  readonly how: string;
  readonly fighters: readonly number[];
}

export interface Wounded {
  readonly kind: 'wounded';
  readonly figure: number;
  readonly square: number;
}

export interface Died {
  readonly kind: 'died';
  readonly figure: number;
  readonly square: number;
}

export interface Fell {
  readonly kind: 'fell';
  readonly figure: number;
  readonly square: number;
}

export interface Lost {
  readonly kind: 'lost';
  readonly thing: number;
  readonly square: number;
}

/** A portcullis, wall or slit, for good. */
export interface Broke {
  readonly kind: 'broke';
  readonly figure: number;
  readonly square: number;
  readonly side: number;
}

export interface Gated {
  readonly kind: 'gated';
  readonly figure: number;
  readonly square: number;
  readonly side: number;
  readonly open: boolean;
}

export interface Healed {
  readonly kind: 'healed';
  readonly figure: number;
  readonly target: number;
}

export interface Pushed {
  readonly kind: 'pushed';
  readonly figure: number;
  readonly target: number;
  readonly start: number;
  readonly end: number;
}

export interface Burnt {
  readonly kind: 'burnt';
  readonly figure: number;
  readonly target: number;
}

export interface Left {
  readonly kind: 'left';
  readonly figure: number;
  readonly square: number;
}

export interface Scored {
  readonly kind: 'scored';
  readonly side: number;
  readonly points: number;
  readonly clause: string;
}

/** A reinforcement (P-11.3). */
export interface Arrived {
  readonly kind: 'arrived';
  readonly figure: number;
  readonly place: number;
}

/** The Sight of the Arch-Mage (P-12.1). */
export interface Looked {
  readonly kind: 'looked';
  readonly place: number;
}

/** Combat cards of the NP. */
export interface Turned {
  readonly kind: 'turned';
  readonly values: readonly number[];
}

/** The NP's round begins, in this order. */
export interface Rowed {
  readonly kind: 'rowed';
  readonly row: readonly number[];
}

/** A side's turn is over. */
export interface Ended {
  readonly kind: 'ended';
  readonly side: number;
}

/** `winner` is -1 in a draw, which only a duel has. */
export interface Over {
  readonly kind: 'over';
  readonly winner: number;
  readonly points: readonly [number, number];
}

/** Who begins a duel, by lot (P-D1). */
export interface First {
  readonly kind: 'first';
  readonly side: number;
}

/** A starter face down on its dot, as the other side sees it (P-D1). */
export interface Stood {
  readonly kind: 'stood';
  readonly side: number;
  readonly square: number;
}

/** A token face down on a closed room, told to its owner (P-D1). */
export interface Hid {
  readonly kind: 'hid';
  readonly number: number;
  readonly thing: boolean;
  readonly place: number;
}

/** The same for everybody else: only its colour is seen. */
export interface Covered {
  readonly kind: 'covered';
  readonly side: number;
  readonly place: number;
}

/** The starters of both sides are turned up (P-D1). */
export interface Uncovered {
  readonly kind: 'uncovered';
  readonly figures: readonly number[];
}

/** A token that lay face down on the room just opened; `side` will put it somewhere (P-D1). */
export interface Found {
  readonly kind: 'found';
  readonly number: number;
  readonly thing: boolean;
  readonly place: number;
  readonly side: number;
}

/** A Telepath's side names a card for the other (P-5.7). */
export interface Named {
  readonly kind: 'named';
  readonly side: number;
  readonly value: number;
}

/** A duel: this side's combat card lies face down (P-7.1). */
export interface Readied {
  readonly kind: 'readied';
  readonly side: number;
}

/** An NPC's turn to act (P-9.1). */
export interface Activated {
  readonly kind: 'activated';
  readonly figure: number;
}

/** Its card is turned aside. */
export interface Rested {
  readonly kind: 'rested';
  readonly figure: number;
}

/**
 * Why an NPC does what it does next, or nothing (P-9.31).
 *
 * `look` is from the top, from the top again after taking an object, or on in its mode; `tried`
 * the goals in order up to the one chosen. `goal` is a place on the card, or -1. `end` says
 * whether the goal is achieved, only come nearer to, or nothing is done; `clause` why. `ap` is
 * had, `needed` and `squares` are spent. `choice` says what decided among its ways, with its
 * clause; `ties` how many were equal. `nearing` is there only if `end` is near.
 */
export interface Thought {
  readonly kind: 'thought';
  readonly figure: number;
  readonly tried: readonly Tried[];
  readonly goal: number;
  readonly then: string;
  readonly ties: number;
  readonly look: 'top' | 'again' | 'on';
  readonly end: 'goal' | 'near' | 'rest';
  readonly clause: string;
  readonly ap: number;
  readonly needed: number;
  readonly squares: number;
  readonly aim: '' | 'figure' | 'thing' | 'place' | 'square' | 'gate' | 'line';
  readonly about: number;
  readonly rank: number;
  readonly choice: '' | 'only' | 'list' | 'ap' | 'squares' | 'die';
  readonly choice_clause: string;
  readonly nearing: Nearing | null;
}

/** The die among so many equal ways (P-9.23). */
export interface Tied {
  readonly kind: 'tied';
  readonly figure: number;
  readonly ties: number;
  readonly choice: number;
}

/** The rotation die (P-9.11). */
export interface Spun {
  readonly kind: 'spun';
  readonly figure: number;
  readonly quarters: number;
}

/** An open room as it lies: `edges` are its own halves by square and side, row by row. */
export interface RoomSeen {
  readonly place: number;
  readonly room: string;
  readonly turn: number;
  readonly edges: readonly (readonly number[])[];
  readonly pits: readonly number[];
  readonly gear: number;
  readonly arrow: number;
  readonly gates: readonly GateSeen[];
}

/**
 * `npc` is the number of its card, or NONE. One carried token: a thing, or a friend (P-4.5).
 *
 * `hurt` and `healed` hold for this turn (P-7.4, P-5.3).
 */
export interface Figure {
  readonly side: number;
  readonly kind: Class;
  readonly square: number;
  readonly npc: number;
  readonly wounded: boolean;
  readonly thing: number;
  readonly friend: number;
  readonly hurt: boolean;
  readonly healed: boolean;
}

/** An object; either side may use it (P-4.5). */
export interface Thing {
  readonly side: number;
  readonly kind: Kind;
  readonly square: number;
}

export interface CardsSeen {
  readonly actions: readonly number[];
  readonly fights: readonly number[];
  readonly jumps: number;
  readonly spent: readonly number[];
}

/** A move under way: who, how many squares are left, whether something was handled here. */
export interface Moving {
  readonly figure: number;
  readonly points: number;
  readonly handled: boolean;
}

/**
 * An NPC's activation under way: the goal it is about, what is left of it, what it did (P-9.2).
 *
 * `again` if it has taken something and looks from the top once more (P-9.10), `done` if it only
 * has to be turned aside. `crossed` are the friends it has dealt with (P-9.24), `tie` the die
 * that was thrown (P-9.23), `spin` the room its rotation die is for.
 */
export interface Errand {
  readonly figure: number;
  readonly goal: number;
  readonly ap: number;
  readonly points: number;
  readonly again: boolean;
  readonly done: boolean;
  readonly wandered: boolean;
  readonly revealed: number;
  readonly spin: number;
  readonly crossed: readonly number[];
  readonly tie: number;
}

/** `strengths` and `bonuses` are the fighters' own, in their order; a bow has its own. */
export interface ClashSeen {
  readonly attacker: number;
  readonly target: number;
  readonly how: string;
  readonly fighters: readonly number[];
  readonly strengths: readonly number[];
  readonly bonuses: readonly number[];
  readonly cards: readonly [number, number];
  readonly shown: readonly number[];
  readonly playable: readonly number[];
  readonly named: number;
}

/** A token to be placed by the player's choice: the squares it could go to. */
export interface PlacingSeen {
  readonly number: number;
  readonly thing: boolean;
  readonly place: number;
  readonly row: number;
  readonly column: number;
  readonly lines: readonly number[];
}

/** So many tokens of a side lie face down on the closed room at that place. */
export interface FaceDown {
  readonly place: number;
  readonly side: number;
  readonly count: number;
}

/** By side: starters on their dots, and tokens still to be laid. */
export interface SetUpSeen {
  readonly starters: readonly [number, number];
  readonly to_hide: readonly [number, number];
}

/** A duel's token out of the room just opened: who puts it, and on which squares it may go. */
export interface PuttingSeen {
  readonly side: number;
  readonly number: number;
  readonly thing: boolean;
  readonly place: number;
  readonly squares: readonly number[];
}

/** A token on its way into a room, by the dice. */
export interface TokenSeen {
  readonly number: number;
  readonly thing: boolean;
  readonly place: number;
}

/** One action of a way (P-9.16): squares walked, a jump, or the portcullis on a side opened. */
export interface Hop {
  readonly how: 'walk' | 'jump' | 'gate';
  readonly squares: readonly number[];
  readonly side: number;
}

/**
 * A goal it looked at: the AP it has and would need, what it is about, why it was left.
 *
 * `weighed` are, if the goal was chosen, all it could have been about within the AP, the chosen
 * first; if not, the one it failed by.
 */
export interface Tried {
  readonly goal: string;
  readonly ap: number;
  readonly needed: number;
  readonly clause: string;
  readonly reason: 'chosen' | 'void' | 'dear' | 'no-way' | 'beside' | 'load' | 'hurt' | 'strong' | 'locked';
  readonly aim: '' | 'figure' | 'thing' | 'place' | 'square' | 'gate' | 'line';
  readonly about: number;
  readonly weighed: readonly Weighed[];
}

/**
 * How near it comes: AP and squares to go before and after, and their readings (P-9.19).
 *
 * `was` is the reading before; it differs where a key found on the way gives a way.
 */
export interface Nearing {
  readonly reading: '' | 'a' | 'b' | 'c' | 'd' | 'e';
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
  readonly was: '' | 'a' | 'b' | 'c' | 'd' | 'e';
}

/** A portcullis, by a square of its room as it lies and the side it stands on. */
export interface GateSeen {
  readonly square: number;
  readonly side: number;
  readonly how: 'shut' | 'open' | 'broken';
}

export type Class = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type Kind = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Something the goal could be about, and the cheapest way to it.
 *
 * `about` is a figure, a thing, a place of the dungeon, a square, or a portcullis as
 * `square * 4 + side`, as `aim` says. `rank` is its place on the card's list from 1, or 0 where
 * no list counts; `needed` and `squares` are the cost with the closing act, -1 without a way.
 */
export interface Weighed {
  readonly aim: '' | 'figure' | 'thing' | 'place' | 'square' | 'gate' | 'line';
  readonly about: number;
  readonly rank: number;
  readonly needed: number;
  readonly squares: number;
}

export type Action =
  | Pick
  | Hide
  | Put
  | PlayCard
  | Begin
  | Step
  | PickUp
  | Drop
  | Give
  | Stop
  | Reveal
  | Turn
  | Attack
  | Jump
  | Heal
  | Portcullis
  | Break
  | Fire
  | Scream
  | Pass
  | FightCard
  | Name
  | Choose
  | Lot
  | Deal
  | Lay
  | Draw
  | Dice
  | Arrive
  | Eye
  | TurnUp
  | Blind
  | Order
  | Tie
  | Rotation
  | Wander
  | Activate
  | Go
  | Rest;

export type Event =
  | Picked
  | Dealt
  | Carded
  | Walked
  | Jumped
  | Took
  | Dropped
  | Gave
  | Opened
  | Drew
  | Diced
  | Placed
  | Vanished
  | Rotated
  | Fought
  | Challenged
  | Wounded
  | Died
  | Fell
  | Lost
  | Broke
  | Gated
  | Healed
  | Pushed
  | Burnt
  | Left
  | Scored
  | Arrived
  | Looked
  | Turned
  | Rowed
  | Ended
  | Over
  | First
  | Stood
  | Hid
  | Covered
  | Uncovered
  | Found
  | Named
  | Readied
  | Activated
  | Rested
  | Thought
  | Tied
  | Spun;

/** What a seat is sent. */
export type GameFrame = Frame<View, Action, Event>;
