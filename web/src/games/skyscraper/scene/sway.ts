// A tower under a hand: it goes along with the card that touches it, the more the higher, swings at its own
// pace when it is let go, and comes to rest. Only what one sees; what falls is for gravity to say (S-H1).
// Pure.

export type Flat = readonly [number, number];

/** Swings a second of towers two cards high, and how much slower each card more makes them. */
const [QUICK_HZ, SLOWER] = [14, 0.61];
/** What the eye can follow. */
const MOST_HZ = 6;
const DAMPED = 0.16;
/** The part of a hand's way that the top of a tower so high goes along, and the farthest. */
const [YIELDS, MORE, FARTHEST] = [0.12, 0.11, 0.16];
const FASTEST = 1.2;
const [RESTS, RESTS_SPEED] = [0.003, 0.03];
const LONGEST_S = 1 / 120;

export const hertz = (cards: number): number =>
  Math.min(MOST_HZ, QUICK_HZ * Math.exp(-SLOWER * Math.max(0, cards - 2)));

const yields = (cards: number): number => Math.min(0.8, YIELDS + MORE * Math.max(0, cards - 2));

const shortened = ([x, y]: Flat, most: number): Flat => {
  const long = Math.hypot(x, y);
  return long > most ? [(x * most) / long, (y * most) / long] : [x, y];
};

export class Sway {
  /** Where its top is beside its place, in lattice units. */
  at: Flat = [0, 0];
  #speed: Flat = [0, 0];
  #goal: Flat = [0, 0];
  #cards = 2;

  /** A hand at a card that touches a tower so many cards high, so far off; none: it is let go. */
  pull(off: Flat | null, cards: number): void {
    this.#cards = cards;
    const part = yields(cards);
    this.#goal = off ? shortened([off[0] * part, off[1] * part], FARTHEST) : [0, 0];
  }

  /** From where it stands, its top so fast. */
  begin(speed: Flat, cards: number): void {
    this.at = this.#goal = [0, 0];
    this.#speed = shortened(speed, FASTEST);
    this.#cards = cards;
  }

  /** So much later; true while it moves. */
  step(seconds: number): boolean {
    for (let left = Math.min(seconds, 0.1); left > 1e-6; left -= LONGEST_S)
      this.#swing(Math.min(left, LONGEST_S));
    if (!this.#resting) return true;
    this.at = this.#goal;
    this.#speed = [0, 0];
    return false;
  }

  #swing(s: number): void {
    const pace = 2 * Math.PI * hertz(this.#cards);
    const next = [0, 1].map((axis) => {
      const [at, speed, goal] = [this.at[axis]!, this.#speed[axis]!, this.#goal[axis]!];
      const faster = speed + s * (pace * pace * (goal - at) - 2 * DAMPED * pace * speed);
      return [at + s * faster, faster] as const;
    });
    this.at = [next[0]![0], next[1]![0]];
    this.#speed = [next[0]![1], next[1]![1]];
  }

  get #resting(): boolean {
    const [x, y] = [this.#goal[0] - this.at[0], this.#goal[1] - this.at[1]];
    return Math.hypot(x, y) < RESTS && Math.hypot(...this.#speed) < RESTS_SPEED;
  }

  /** How far something so high is carried along, in a tower with its top there. */
  static share(high: number, top: number): number {
    return top > 0 ? Math.min(1, Math.max(0, high / top)) ** 2 : 0;
  }
}
