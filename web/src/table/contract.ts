// Between the frame and the boards: a board gets a ctrl, lights up what it says, and sends actions.
import type { Component } from 'svelte';
import type { TextArgs } from '../i18n/args';
import type { StoryLine } from '../words/story';
import type {
  Frame,
  HintGiven,
  Outcome,
  Refusal,
  SandLeft,
  TableInfo,
  TurnLeft,
  WordsGiven,
} from '../wire/wire';

export type { TextArgs };

/** What came of a move; without a refusal it was stale, or the line is down: the newest view follows. */
export type Sent = { ok: true } | { ok: false; refusal?: Refusal };

/** The last refused move; `at` differs each time, so that the same refusal shakes again. */
export interface RefusedMove<A = unknown> {
  refusal: Refusal;
  action: A;
  at: number;
}

export interface Seen<V> {
  readonly view: V;
  readonly active: readonly number[];
  readonly outcome: Outcome | null;
}

/** May take its time to animate: the next frame waits for the promise. */
export type OnEvents<E> = (events: readonly E[], frame: Frame) => Promise<void> | void;

/**
 * One seat's table, live or replayed. Reactive: read it in markup, `$derived` and `$effect`.
 * `view` is the newest shown; the queue calls `onEvents` after `view` has become the frame's.
 */
export interface TableCtrl<V = unknown, A = unknown, E = unknown> {
  readonly view: V;
  /** How it stood before what is being played just now: for counters, which must not tell its end. */
  readonly seen: Seen<V>;
  readonly legal: readonly A[];
  readonly seat: number | null;
  readonly active: readonly number[];
  readonly step: number;
  readonly help: 'purist' | 'normal' | 'coach';
  readonly outcome: Outcome | null;
  readonly sand: readonly SandLeft[];
  /** What each seat that is waited for has left of its turn, at a table with a pace. */
  readonly turns?: readonly TurnLeft[];
  readonly info: TableInfo;
  readonly myTurn: boolean;
  /** An action is on its way. */
  readonly busy: boolean;
  readonly refusal: RefusedMove<A> | null;
  readonly hint: HintGiven<A> | null;
  /** Plays what is hinted, as far as no hand is needed for it; absent in a replay. */
  followHint?(byHand?: (action: { readonly type: string }) => boolean): void;
  /** Says whose turn it is to whoever reaches for something in the turn of another; absent in a replay. */
  sayTurn?(): void;
  readonly reducedMotion: boolean;
  /** Bots that ponder just now. */
  readonly thinking?: ReadonlySet<number>;
  /** What happened so far, line by line, the newest last. */
  readonly story?: readonly StoryLine[];
  /** False in a replay: nothing can be sent. */
  readonly live: boolean;
  /** The player's name as the screen should say it. */
  name(seat: number): string;
  send(action: A): Promise<Sent>;
  /** The game's own `Preview` of a move; null in purist mode, in a replay, or once a newer one was asked. */
  preview(action: A): Promise<unknown>;
  /** The newest words that were asked for: of the moves of one step, and of what lay there. */
  readonly wording?: WordsGiven | null;
  /** The moves in words, and what lies there if wanted; they come as `wording`. */
  askWords?(withTable: boolean): void;
  /** What is kept beside the record, as a film; null if it was dropped meanwhile. */
  blob?(name: string): Promise<Blob | null>;
  /** Returns what takes the listener away again. */
  onEvents(listener: OnEvents<E>): () => void;
  /** Becomes aborted when the player will not wait for the running animation. */
  readonly hurry: AbortSignal;
  /** A text of the site or of the game, in the reader's language. Reactive to the language. */
  t(key: string, args?: TextArgs): string;
}

// Each game narrows the three types for itself; the frame needs none of them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyCtrl = TableCtrl<any, any, any>;

export interface GameUi {
  Board: Component<{ ctrl: AnyCtrl }>;
  /** What only the player's own hand can do: no tap on a hint does it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  byHand?: (view: any, action: { readonly type: string }) => boolean;
  /** Scores and the like, for the side panel. */
  Panel?: Component<{ ctrl: AnyCtrl }>;
  /** The board shows who sits there (`SeatStrip`): a side panel beside it does not say it again. */
  seats?: true | undefined;
  /** Kinds of events that a replay marks, to jump to. */
  moments?: readonly string[];
  /** The box's two colours, the stronger first: hills of a review. */
  accents?: readonly [string, string];
  /** How it ended, as a picture. */
  Finale?: Component<{ ctrl: AnyCtrl }>;
}

/**
 * `games/index.ts` exports these two:
 *   games — a game's board, loaded when its table opens;
 *   boxes — small SVG covers for the lobby (no props; they fill their frame, 4:3, and are aria-hidden).
 */
export type Games = Record<string, () => Promise<GameUi>>;
export type Boxes = Record<string, Component>;
