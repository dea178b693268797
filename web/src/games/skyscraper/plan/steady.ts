// A hand without a pointer (S-H2): a needle drifts, two presses near its middle, and what they miss is the
// shake and the speed of letting go, on the scale of every other hand. Nothing here is luck: the same presses
// are the same hand.
import { pack, type Sample } from '../handPath';

export const ROUNDS = 2;
/** A press this near to the middle is as good as its middle. */
export const BULL = 0.1;
/** Milliseconds from one side to the other and back, round by round. */
const PERIODS = [2600, 2200];
export const SLOWER = 2.2;

const [LEAST_MM, MORE_MM] = [0.5, 7.5];
const [LEAST_MM_S, MORE_MM_S] = [5, 55];
const BEGINS_MM = 40;
const TILT_DEG_PER_MM = 0.5;
const [STEP_MS, SAMPLES] = [16, 64];
const WAVES = 4;
const [SLOWEST_HZ, FASTEST_HZ] = [1.5, 6];
/** So many samples before the end it begins to let go. */
const LETS_GO = 12;

/** Where the needle is in a round after so long: −1 is left, 1 is right; it begins at the side. */
export function needle(round: number, ms: number, slow = false): number {
  const period = PERIODS[round % PERIODS.length]! * (slow ? SLOWER : 1);
  const side = round % 2 ? 1 : -1;
  return side * Math.cos((2 * Math.PI * ms) / period);
}

/** What a press there misses by, from −1 to 1. */
export function missed(at: number): number {
  const away = Math.max(0, Math.abs(at) - BULL) / (1 - BULL);
  return Math.sign(at) * Math.min(1, away);
}

export type Grade = 'still' | 'good' | 'shaky' | 'wild';

/** From the middle outwards: misses below `to`, the middle one of them. */
export const GRADES = [
  { grade: 'still', to: 0, middle: 0 },
  { grade: 'good', to: 0.3, middle: 0.15 },
  { grade: 'shaky', to: 0.65, middle: 0.475 },
  { grade: 'wild', to: 1, middle: 0.825 },
] as const satisfies readonly { grade: Grade; to: number; middle: number }[];

export function gradeOf(miss: number): Grade {
  const away = Math.abs(miss);
  return away === 0 ? 'still' : away < 0.3 ? 'good' : away < 0.65 ? 'shaky' : 'wild';
}

/** Where on the bar a press misses by so much. */
export const atOf = (miss: number): number => (miss ? BULL + miss * (1 - BULL) : 0);

/** For words: from far left (−3) to far right (3). */
export const zoneOf = (at: number): number =>
  Math.abs(at) <= BULL ? 0 : Math.sign(at) * (Math.abs(at) < 0.4 ? 1 : Math.abs(at) < 0.75 ? 2 : 3);

/** The largest swing of a hand that missed so, in millimetres. */
export const shakeOf = (miss: number): number => LEAST_MM + MORE_MM * Math.abs(miss);

type At = readonly [number, number, number];
const sized = (at: At, by: number): At => [at[0] * by, at[1] * by, at[2] * by];
const plus = (a: At, b: At): At => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** The way of a hand that missed so: down to its place, shaking; at last as fast as it lets go. */
export function samplesOf([shake = 0, release = 0]: readonly number[]): Sample[] {
  const dice = thrown(shake, release);
  const swings = wobble(dice, shakeOf(shake));
  const tilts = wobble(dice, shakeOf(shake) * TILT_DEG_PER_MM);
  const course = swings.map((at, n) => plus(at, [0, 0, BEGINS_MM * eased(1 - n / (SAMPLES - 1))]));
  const led = letGo(course, LEAST_MM_S + MORE_MM_S * Math.abs(release));
  return led.map((at, n) => ({ ms: n ? STEP_MS : 0, at, tilt: tilts[n]! }));
}

const eased = (left: number): number => left * left * (3 - 2 * left);

function thrown(shake: number, release: number): () => number {
  let state = (Math.round((shake + 1) * 10_000) * 20_011 + Math.round((release + 1) * 10_000)) % 2 ** 32;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A few waves along each axis, the largest swing exactly so large. */
function wobble(dice: () => number, most: number): At[] {
  const axes = [0, 1, 2].map(() =>
    Array.from({ length: WAVES }, () => {
      const hz = SLOWEST_HZ + (FASTEST_HZ - SLOWEST_HZ) * dice();
      return { hz, phase: 2 * Math.PI * dice() };
    }),
  );
  const course = Array.from({ length: SAMPLES }, (_, n) => {
    const t = (n * STEP_MS) / 1000;
    const [x, y, z] = axes.map((waves) =>
      waves.reduce((sum, { hz, phase }) => sum + Math.sin(2 * Math.PI * hz * t + phase), 0),
    );
    return [x!, y!, z!] as const;
  });
  const largest = Math.max(...course.map((at) => Math.hypot(...at)));
  return course.map((at) => sized(at, most / largest));
}

/** It ends where it ends, and as fast as that, in the direction it goes. */
function letGo(course: readonly At[], mmS: number): At[] {
  const seconds = (2 * STEP_MS) / 1000;
  const speed = sized(plus(course.at(-1)!, sized(course.at(-3)!, -1)), 1 / seconds);
  const size = Math.hypot(...speed);
  const way: At = size ? sized(speed, 1 / size) : [0, 0, -1];
  const more = ((mmS - size) * seconds) / -bow(2);
  return course.map((at, n) => plus(at, sized(way, more * bow(SAMPLES - 1 - n))));
}

/** Out of the way and back into it, in the last samples; none at the end. */
function bow(left: number): number {
  const part = Math.max(0, 1 - left / LETS_GO);
  return part * part * (part - 1);
}

export const pathOf = (misses: readonly number[]): string => pack(samplesOf(misses));
