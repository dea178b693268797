import { describe, expect, it } from 'vitest';
import { BadFilm, readFilm, unpacked } from './film';

function film(bodies: number, frames: number): ArrayBuffer {
  const bytes = new ArrayBuffer(9 + 2 * bodies + 14 * bodies * frames);
  const data = new DataView(bytes);
  [...'SKYF'].forEach((letter, n) => data.setUint8(n, letter.charCodeAt(0)));
  data.setUint8(4, 1);
  data.setUint8(5, 25);
  data.setUint8(6, bodies);
  data.setUint16(7, frames, true);
  return bytes;
}

describe('a film of gravity', () => {
  it('says of every body where it lies in each picture', () => {
    const bytes = film(2, 2);
    const data = new DataView(bytes);
    data.setUint8(11, 1);
    data.setUint8(12, 7);
    const last = 13 + 3 * 14;
    data.setInt16(last, 400, true);
    data.setInt16(last + 4, -20, true);
    data.setInt16(last + 6, 32767, true);
    const read = readFilm(bytes);
    expect(read.bodies[1]).toEqual({ worker: true, number: 7 });
    expect(read.lie(1, 1)).toEqual([1, 0, -0.05, 1, 0, 0, 0]);
  });

  it('is none if it is something else, or cut short', () => {
    expect(() => readFilm(new ArrayBuffer(40))).toThrow(BadFilm);
    expect(() => readFilm(film(3, 4).slice(0, 60))).toThrow(BadFilm);
  });

  it('comes packed from the server, and only the result is shown without one', async () => {
    const packed = new Blob([film(1, 2)]).stream().pipeThrough(new CompressionStream('deflate'));
    expect((await unpacked(await new Response(packed).blob()))?.frames).toBe(2);
    expect(await unpacked(new Blob(['no film']))).toBeNull();
    expect(await unpacked(null)).toBeNull();
  });
});
