// Frames are shown one after another; each waits until the one before has been animated.
import type { Frame } from '../wire/wire';

type Show = (frame: Frame) => Promise<void> | void;

/** With more than this waiting, the oldest are shown without animation. */
export const PATIENCE = 4;

export class FrameQueue {
  #waiting: Frame[] = [];
  #running = false;
  /** What runs is older than the newest whole picture. */
  #old = false;
  #hurry = new AbortController();

  /** `show` puts a frame on the screen; `animate` may take its time; then it has been `seen` to its end. */
  constructor(
    readonly show: (frame: Frame) => void,
    readonly animate: Show,
    readonly atRest: () => void = () => {},
    readonly calm: () => boolean = () => false,
    readonly patience: () => number = () => PATIENCE,
    readonly seen: (frame: Frame) => void = () => {},
  ) {}

  get hurry(): AbortSignal {
    return this.#hurry.signal;
  }

  get idle(): boolean {
    return !this.#running;
  }

  push(frame: Frame): void {
    this.#waiting.push(frame);
    if (!this.#running) void this.#run();
  }

  /** What waits is dropped: a newer whole picture has come. */
  reset(): void {
    this.#waiting = [];
    this.#old = this.#running;
    this.skip();
  }

  /** The running animation is cut short, and those waiting are not played. */
  skip(): void {
    this.#hurry.abort();
    this.#hurry = new AbortController();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let frame = this.#waiting.shift(); frame; frame = this.#waiting.shift()) {
      this.#old = false;
      this.show(frame);
      if (!this.calm() && this.#waiting.length <= this.patience()) await this.#play(frame);
      if (!this.#old) this.seen(frame);
    }
    this.#running = this.#old = false;
    this.atRest();
  }

  async #play(frame: Frame): Promise<void> {
    const { signal } = this.#hurry;
    const cut = new Promise<void>((done) => signal.addEventListener('abort', () => done(), { once: true }));
    try {
      await Promise.race([this.animate(frame), cut]);
    } catch (error) {
      // A board's animation must never stop the game.
      console.error(error);
    }
  }
}
