// The camera on its way from one look at the board to the next: one flight at a time.
import { eased, travelled, type Camera } from './camera';
import { motion } from './motion.svelte';

const MOVE_MS = 420;

export class Flight {
  #goal: Camera | null = null;
  #travel = 0;
  #arrived = (): void => {};

  constructor(private readonly show: (camera: Camera) => void) {}

  /** Where the camera will come to rest; null where it rests already. */
  get goal(): Camera | null {
    return this.#goal;
  }

  stop(): void {
    cancelAnimationFrame(this.#travel);
    this.#goal = null;
    this.#arrived();
  }

  begin(from: Camera, to: Camera): void {
    this.stop();
    this.#arrived = motion.begin();
    this.#goal = to;
    let start = 0;
    const step = (now: number): void => {
      start ||= now;
      const part = Math.min((now - start) / MOVE_MS, 1);
      this.show(travelled(from, to, eased(part)));
      if (part < 1) this.#travel = requestAnimationFrame(step);
      else this.stop();
    };
    this.#travel = requestAnimationFrame(step);
  }
}
