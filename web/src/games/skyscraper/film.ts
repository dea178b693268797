// What gravity made of an act, picture by picture (S-H1).

export interface Body {
  readonly worker: boolean;
  readonly number: number;
}

export interface Film {
  readonly rate: number;
  readonly frames: number;
  readonly bodies: readonly Body[];
  /** x, y, z in lattice units, then w, x, y, z of the turn. */
  lie(frame: number, body: number): readonly number[];
}

const HEAD = 9;
const NUMBERS = 7;
const TENTHS = 400;
const ONE = 32767;

export class BadFilm extends Error {}

export function readFilm(bytes: ArrayBuffer): Film {
  const data = new DataView(bytes);
  if (bytes.byteLength < HEAD || data.getUint32(0) !== 0x534b5946 || data.getUint8(4) !== 1)
    throw new BadFilm('no film');
  const [rate, count, frames] = [data.getUint8(5), data.getUint8(6), data.getUint16(7, true)];
  const start = HEAD + 2 * count;
  if (bytes.byteLength < start + frames * count * NUMBERS * 2) throw new BadFilm('a film cut short');
  const bodies = Array.from({ length: count }, (_, n) => ({
    worker: data.getUint8(HEAD + 2 * n) === 1,
    number: data.getUint8(HEAD + 2 * n + 1),
  }));
  const lie = (frame: number, body: number): number[] =>
    Array.from(
      { length: NUMBERS },
      (_, n) =>
        data.getInt16(start + ((frame * count + body) * NUMBERS + n) * 2, true) / (n < 3 ? TENTHS : ONE),
    );
  return { rate, frames, bodies, lie };
}

/** Null if it was dropped meanwhile, or is none: then only the result is shown. */
export async function unpacked(packed: Blob | null | undefined): Promise<Film | null> {
  if (!packed) return null;
  try {
    const bytes = packed.stream().pipeThrough(new DecompressionStream('deflate'));
    return readFilm(await new Response(bytes).arrayBuffer());
  } catch {
    return null;
  }
}
