// At most six touches a second, as the table allows: the newest spot wins, none is felt twice.
import { inBag, keyOf, type Spot } from './feel';

const MOST = 6;
const WINDOW_MS = 1000;
/** A little more than a sixth of a second: a steady finger never has to wait. */
const STEP_MS = 168;
/** Clocks of browsers are coarse. */
const SLACK_MS = 15;

export class FeelPace {
  #wanted: Spot | null = null;
  #sentAt = -Infinity;
  /** When the last few were answered: the table counted them no later than that. */
  #answeredAt: number[] = [];
  #flying: Spot | null = null;

  get wanted(): Spot | null {
    return this.#wanted;
  }

  get flying(): Spot | null {
    return this.#flying;
  }

  /** False for what is felt already, under the finger now, or not in the bag. */
  want(spot: Spot, felt: ReadonlySet<number>): boolean {
    if (!inBag(spot) || felt.has(keyOf(spot)) || this.#isFlying(spot)) return false;
    this.#wanted = { x: spot.x, y: spot.y };
    return true;
  }

  /** Nothing of the last part is wanted of the next one. */
  forget(): void {
    this.#wanted = null;
  }

  /** How long until another touch may be sent. */
  wait(now: number): number {
    const oldest = this.#answeredAt.length < MOST ? -Infinity : (this.#answeredAt[0] as number);
    return Math.max(0, this.#sentAt + STEP_MS - now, oldest + WINDOW_MS + SLACK_MS - now);
  }

  /** The spot to send now, if any. */
  take(now: number, felt: ReadonlySet<number>): Spot | null {
    const spot = this.#wanted;
    if (!spot || this.#flying || this.wait(now) > 0) return null;
    this.#wanted = null;
    if (felt.has(keyOf(spot))) return null;
    this.#sentAt = now;
    this.#flying = spot;
    return spot;
  }

  answered(now: number): void {
    this.#flying = null;
    this.#answeredAt = [...this.#answeredAt, now].slice(-MOST);
  }

  #isFlying = (spot: Spot): boolean => this.#flying !== null && keyOf(this.#flying) === keyOf(spot);
}
