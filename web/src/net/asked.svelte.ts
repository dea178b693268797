// The newest step heard of, and since when what is asked of this seat is the same.
import type { Frame } from '../wire/wire';

export class Asked {
  newest = $state(-1);
  #since = $state(0);

  /** All there is to know, once more. */
  reset(frame: Frame): void {
    this.newest = frame.step;
    this.#since = frame.asked_at;
  }

  hear(frame: Frame): void {
    this.newest = Math.max(this.newest, frame.step);
    this.#since = frame.asked_at;
  }

  /** Something has been asked since that step was shown: the server takes what answers it as late. */
  after(step: number): boolean {
    return step < this.#since;
  }
}
