// One animation after another, each of which can be hurried to its end.
import { motion } from './motion.svelte';
import { inTempo } from './tempo';

/**
 * Plays until it is done, or until the signal says that nobody wants to wait. Where motion is unwanted
 * `hurry` is over from the start; `tapped` is over only when somebody taps, for what is to be read.
 */
export type Animation = (hurry: AbortSignal, tapped: AbortSignal) => Promise<void> | void;

export class AnimationQueue {
  #waiting: Promise<void> = Promise.resolve();
  #count = 0;
  #hurry = new AbortController();

  /** `still`: whether motion is unwanted; then every animation is over at once. */
  constructor(private readonly still: () => boolean = () => false) {}

  get busy(): boolean {
    return this.#count > 0;
  }

  /** Resolves when this animation, and all before it, are over. */
  push(animation: Animation): Promise<void> {
    this.#count += 1;
    const rest = motion.begin();
    const hurry = this.#hurry.signal;
    const done = this.#waiting.then(() => this.#play(animation, hurry)).finally(rest);
    this.#waiting = done.catch(() => undefined);
    return done;
  }

  /** The running animation and all that wait jump to their ends. */
  skip(): void {
    this.#hurry.abort();
    this.#hurry = new AbortController();
  }

  async #play(animation: Animation, hurry: AbortSignal): Promise<void> {
    try {
      await animation(this.still() ? AbortSignal.abort() : hurry, hurry);
    } finally {
      this.#count -= 1;
    }
  }
}

/** Resolves after so many milliseconds, or at once when hurried. */
export function pause(ms: number, hurry: AbortSignal): Promise<void> {
  if (hurry.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      hurry.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, inTempo(ms));
    hurry.addEventListener('abort', over);
  });
}

/** A browser animation as one of ours: hurried, it jumps to its last picture. */
export async function played(
  element: Element,
  frames: Keyframe[],
  ms: number,
  hurry: AbortSignal,
  easing = 'cubic-bezier(.3,.7,.3,1)',
): Promise<void> {
  if (hurry.aborted) return;
  const running = element.animate(frames, { duration: inTempo(ms), easing, fill: 'backwards' });
  const rest = motion.begin();
  const finish = (): void => running.finish();
  hurry.addEventListener('abort', finish, { once: true });
  // An element that leaves the page cancels its animation: that is an end, too.
  await running.finished.catch(() => undefined);
  hurry.removeEventListener('abort', finish);
  rest();
}
