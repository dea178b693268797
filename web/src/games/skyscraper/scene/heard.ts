// What a film sounds like: clips that creak where the tower turns back, and whatever hits something. Pure.
import type { Film } from '../film';

export interface Noise {
  /** From 0 to 1, as the film goes. */
  readonly at: number;
  readonly kind: 'creak' | 'knock';
  /** From 0 to 1. */
  readonly loud: number;
}

/** In lattice units: what creaks, what is as loud as can be. */
const [CREAKS, LOUDEST] = [0.012, 0.12];
/** Lattice units from one picture to the next: who loses so much speed has hit something. */
const [HITS, HARDEST] = [0.06, 0.5];
const STRAYED = 0.75;
const APART = 5;

type At = readonly [number, number, number];
const far = (a: At, b: At): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

export function noises(film: Film): Noise[] {
  const spots = film.bodies.map((_, body) =>
    Array.from({ length: film.frames }, (__, frame): At => {
      const [x, y, z] = film.lie(frame, body);
      return [x!, y!, z!];
    }),
  );
  const falls = spots.filter((way) => far(way[0]!, way.at(-1)!) >= STRAYED);
  const stands = spots.filter((way) => !falls.includes(way));
  return [...creaks(stands, film.frames), ...knocks(falls, film.frames)].sort((a, b) => a.at - b.at);
}

/** Where what stands turns back. */
function creaks(ways: readonly (readonly At[])[], frames: number): Noise[] {
  const off = Array.from({ length: frames }, (_, n) =>
    Math.max(0, ...ways.map((way) => far(way[n]!, way.at(-1)!))),
  );
  const turns = off.flatMap((here, n) =>
    here > CREAKS && here >= (off[n - 1] ?? 0) && here > (off[n + 1] ?? 0) ? [n] : [],
  );
  return spaced(turns).map((n) => ({
    at: n / (frames - 1),
    kind: 'creak',
    loud: Math.min(1, off[n]! / LOUDEST),
  }));
}

function knocks(ways: readonly (readonly At[])[], frames: number): Noise[] {
  const lost = Array.from({ length: frames }, (_, n) =>
    Math.max(
      0,
      ...ways.map((way) =>
        n > 0 && n < frames - 1 ? far(way[n]!, way[n - 1]!) - far(way[n + 1]!, way[n]!) : 0,
      ),
    ),
  );
  return spaced(lost.flatMap((less, n) => (less > HITS ? [n] : []))).map((n) => ({
    at: n / (frames - 1),
    kind: 'knock',
    loud: Math.min(1, lost[n]! / HARDEST),
  }));
}

/** The first of those that come together. */
const spaced = (all: readonly number[]): number[] =>
  all.reduce<number[]>((kept, n) => (n - (kept.at(-1) ?? -APART) >= APART ? [...kept, n] : kept), []);

/** The noises between two moments. */
export const between = (all: readonly Noise[], from: number, to: number): Noise[] =>
  all.filter(({ at }) => at > from && at <= to);
