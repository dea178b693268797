// A finished game, walked back and forth: the same ctrl for the boards, with nothing to send.
import type { AnyAction, AnyEvent } from '../table/action';
import type { Sent, TableCtrl } from '../table/contract';
import type { Deed, Frame, HintGiven, Moment, Replay } from '../wire/wire';
import { Shown } from './shown';
import { deedLine, linesOf, told, type StoryLine } from '../words/story';

export const PACES = { slow: 2200, normal: 1100, quick: 350 } as const;
export type Pace = keyof typeof PACES;

export class ReplayTable extends Shown implements TableCtrl<unknown, AnyAction, AnyEvent> {
  readonly live = false;
  readonly myTurn = false;
  readonly busy = false;
  readonly refusal = null;
  /** What would have been better there, for the board to draw. */
  hint = $state.raw<HintGiven | null>(null);
  readonly preview = async () => null;
  readonly legal: readonly AnyAction[] = [];

  #replay = $state.raw<Replay>() as Replay;
  at = $state(0);
  /** The newest step that has been shown to its end. */
  #told = $state(0);
  playing = $state(false);
  pace = $state<Pace>('normal');
  #hurry = new AbortController();

  /** Opened at the beginning, or at that step. */
  constructor(replay: Replay, step = 0) {
    super();
    this.#replay = replay;
    this.at = Math.max(
      0,
      replay.frames.findLastIndex((frame) => frame.step <= step),
    );
  }

  get frames() {
    return this.#replay.frames;
  }
  get frame(): Frame {
    return this.frames[this.at] as Frame;
  }
  get seen(): Frame {
    return this.frames[this.#told] as Frame;
  }
  get info() {
    return this.#replay.info;
  }
  get last() {
    return this.frames.length - 1;
  }
  get hurry() {
    return this.#hurry.signal;
  }
  get story(): readonly StoryLine[] {
    return told(
      [],
      this.frames.slice(0, this.#told + 1).flatMap((frame, at) => this.#linesOf(frame, at)),
    );
  }
  /** What led here; not told while it may not be. */
  get deed(): Deed | null {
    return this.#replay.deeds[this.#told] ?? null;
  }

  #linesOf(frame: Frame, at: number): StoryLine[] {
    const lines = linesOf(frame);
    const deed = this.#replay.deeds[at];
    return deed && !frame.events.length ? [deedLine(frame.step, deed)] : lines;
  }

  send = async (): Promise<Sent> => ({ ok: false });

  /** Another pair of eyes on the same step. */
  seenBy(replay: Replay): void {
    this.#replay = replay;
    this.goto(this.at);
  }

  /** Before a moment that mattered, with the better move lit. */
  show(moment: Moment): void {
    this.pause();
    this.goto(this.frames.findLastIndex((frame) => frame.step <= moment.step));
    const { step, better: words, reasons } = moment;
    const deed = moment.deed as readonly AnyAction[];
    if (deed.length) this.hint = { type: 'HintGiven', step, deed, words, reasons };
  }

  goto(at: number): void {
    this.#turnTo(at);
    this.#told = this.at;
  }

  #turnTo(at: number): void {
    this.#cut();
    this.hint = null;
    this.at = Math.max(0, Math.min(this.last, at));
  }

  back = () => this.goto(this.at - 1);

  /** One step on, with its animation. */
  async forth(): Promise<void> {
    if (this.at >= this.last) return;
    this.#turnTo(this.at + 1);
    const { frame, at } = this;
    const { signal } = this.#hurry;
    const cut = new Promise<void>((done) => signal.addEventListener('abort', () => done(), { once: true }));
    await Promise.race([this.tellBoards(frame), cut]);
    if (this.at === at) this.#told = at;
  }

  async play(): Promise<void> {
    if (this.playing) return;
    if (this.at === this.last) this.goto(0);
    this.playing = true;
    while (this.playing && this.at < this.last) {
      const pause = new Promise((done) => setTimeout(done, PACES[this.pace]));
      await this.forth();
      await pause;
    }
    this.playing = false;
  }

  pause = () => (this.playing = false);

  #cut(): void {
    this.#hurry.abort();
    this.#hurry = new AbortController();
  }
}
