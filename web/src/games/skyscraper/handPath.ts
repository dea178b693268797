// The path of a hand, as the rules take it (S-H2): packed, and clipped to what a hand can do.
export interface Sample {
  /** Since the one before. */
  readonly ms: number;
  /** From the target's middle, in millimetres, axes of the site. */
  readonly at: readonly [number, number, number];
  /** Against the target's lie, in degrees. */
  readonly tilt: readonly [number, number, number];
}

export interface Point {
  readonly t: number;
  readonly at: readonly [number, number, number];
}

/** Of a hand on the screen, in pixels. */
export interface Trace {
  readonly t: number;
  readonly x: number;
  readonly y: number;
  /** Over the place, by a pen that is pressed lightly, in millimetres. */
  readonly lift: number;
}

const VERSION = 1;
const BYTES = 10;
const MOST = 300;
const TIME_MS = 3000;
const [LEAST_STEP, MOST_STEP] = [8, 250];
const LEAST_MS = 200;
const LEAST_SAMPLES = 5;
const FAR_MM = 245;
const NEAR_MM = 16;
const SPEED = 0.95; // mm a millisecond

export function pack(samples: readonly Sample[]): string {
  const data = new DataView(new ArrayBuffer(1 + samples.length * BYTES));
  data.setUint8(0, VERSION);
  samples.forEach(({ ms, at, tilt }, n) => {
    const start = 1 + n * BYTES;
    data.setUint8(start, ms);
    at.forEach((part, axis) => data.setInt16(start + 1 + axis * 2, Math.round(part * 10), true));
    tilt.forEach((part, axis) => data.setInt8(start + 7 + axis, Math.round(part * 2)));
  });
  return btoa(String.fromCharCode(...new Uint8Array(data.buffer)));
}

type At = readonly [number, number, number];
const length = ([x, y, z]: At): number => Math.hypot(x, y, z);
const scaled = ([x, y, z]: At, by: number): At => [x * by, y * by, z * by];
const minus = (a: At, b: At): At => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const plus = (a: At, b: At): At => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** From where it was picked up to where it was let go; the release is never smoothed away. */
export function clipped(points: readonly Point[]): Sample[] {
  const last = points.at(-1);
  if (!last) return [];
  const recent = points.filter(({ t }) => last.t - t <= TIME_MS - 2 * MOST_STEP);
  return led(slowed(spaced(recent)));
}

/** None nearer than a hand can be sampled, none farther than it may rest unseen. */
function spaced(points: readonly Point[]): Sample[] {
  const kept: Sample[] = [];
  let before = points[0]?.t ?? 0;
  for (const { t, at } of points) {
    if (kept.length && t - before < LEAST_STEP) continue;
    for (; t - before > MOST_STEP; before += MOST_STEP)
      kept.push({ ms: MOST_STEP, at: kept.at(-1)?.at ?? at, tilt: [0, 0, 0] });
    kept.push({ ms: kept.length ? Math.max(LEAST_STEP, Math.round(t - before)) : 0, at, tilt: [0, 0, 0] });
    before = t;
  }
  const end = points.at(-1)!;
  const rest = kept.length ? end.t - before : 0;
  if (end.t !== before)
    kept.push({ ms: Math.max(LEAST_STEP, Math.round(rest)), at: end.at, tilt: [0, 0, 0] });
  return kept.slice(-(MOST - 20)).map((sample, n) => (n ? sample : { ...sample, ms: 0 }));
}

/** Seen from the release backwards, nothing farther or faster than a hand. */
function slowed(samples: readonly Sample[]): Sample[] {
  const done: Sample[] = [];
  let [next, ms] = [null as At | null, 0];
  for (const sample of [...samples].reverse()) {
    let { at } = sample;
    if (next) {
      const step = minus(at, next);
      const most = SPEED * ms;
      if (length(step) > most) at = plus(next, scaled(step, most / length(step)));
    }
    if (length(at) > FAR_MM) at = scaled(at, FAR_MM / length(at));
    done.push({ ...sample, at });
    [next, ms] = [at, sample.ms];
  }
  return done.reverse();
}

/** A drag that began too near or ended too soon is led in from above. */
function led(samples: Sample[]): Sample[] {
  const first = samples[0];
  if (!first) return [];
  const took = samples.reduce((sum, { ms }) => sum + ms, 0);
  const far = length(first.at) >= NEAR_MM;
  if (far && took >= LEAST_MS && samples.length >= LEAST_SAMPLES) return samples;
  const lift = 30;
  const steps = 13;
  const lead = Array.from({ length: steps }, (_, n): Sample => ({
    ms: n ? 16 : 0,
    at: plus(first.at, [0, 0, lift * (1 - n / steps)]),
    tilt: [0, 0, 0],
  }));
  return [...lead, { ...first, ms: 16 }, ...samples.slice(1)];
}

/** "" if there was no drag to speak of. */
export const pathOf = (points: readonly Point[]): string => (points.length > 1 ? pack(clipped(points)) : '');
