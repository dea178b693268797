// A hand without a pointer (S-H2): a needle drifts, three presses near its middle, and what was missed
// becomes the shake, the speed of letting go and the error of the place. Nothing here is random.
import { pack, type Sample } from '../handPath';

export const ROUNDS = 3;
/** A press this near to the middle is as good as its middle. */
export const BULL = 0.1;
/** Milliseconds from one side to the other and back, round by round. */
const PERIODS = [2600, 2200, 2900];
export const SLOWER = 2.2;

const [SHAKE_MM, SPEED_MM_S, ERROR_MM, TILT_DEG] = [9, 90, 7, 5];
const LIFT_MM = 32;
const [STEP_MS, STEPS] = [16, 64];
const RELEASE_STEPS = 2;

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

export function gradeOf(miss: number): Grade {
  const away = Math.abs(miss);
  return away === 0 ? 'still' : away < 0.3 ? 'good' : away < 0.65 ? 'shaky' : 'wild';
}

/** For words: from far left (−3) to far right (3). */
export const zoneOf = (at: number): number =>
  Math.abs(at) <= BULL ? 0 : Math.sign(at) * (Math.abs(at) < 0.4 ? 1 : Math.abs(at) < 0.75 ? 2 : 3);

/** The way of a hand that missed so: from above, down to its place. */
export function samplesOf([shake = 0, speed = 0, error = 0]: readonly number[]): Sample[] {
  const fall = (Math.abs(speed) * SPEED_MM_S * RELEASE_STEPS * STEP_MS) / 1000;
  return Array.from({ length: STEPS + 1 }, (_, n) => {
    const part = n / STEPS;
    const t = (n * STEP_MS) / 1000;
    const wobble = SHAKE_MM * Math.abs(shake) * (1 - part ** 12);
    const turn = (TILT_DEG / SHAKE_MM) * wobble;
    const leads = part * ERROR_MM;
    return {
      ms: n ? STEP_MS : 0,
      at: [
        wobble * Math.sin(2 * Math.PI * 6.1 * t + 0.4) + leads * error,
        0.7 * wobble * Math.cos(2 * Math.PI * 4.7 * t) + leads * 0.4 * Math.abs(error),
        heightAt(n, fall) + 0.25 * wobble * Math.sin(2 * Math.PI * 5.3 * t),
      ],
      tilt: [turn * Math.sin(2 * Math.PI * 3.1 * t), turn * Math.cos(2 * Math.PI * 2.7 * t), 0],
    };
  });
}

/** It slows down above its place; how fast it goes down at last is the speed of letting go. */
function heightAt(n: number, fall: number): number {
  const last = STEPS - RELEASE_STEPS;
  if (n >= last) return fall * ((STEPS - n) / RELEASE_STEPS);
  return fall + LIFT_MM * (1 - n / last) ** 2;
}

export const pathOf = (misses: readonly number[]): string => pack(samplesOf(misses));
