// A QR code of a link: byte mode, error correction M, versions 1 to 10 (up to 213 bytes).
type Grid = (boolean | null)[][];

/** Per version: error-correction codewords a block, then [blocks, data codewords] once or twice. */
const BLOCKS: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function correction(data: readonly number[], size: number): number[] {
  let generator = [1];
  for (let root = 0; root < size; root++) {
    const shifted = [...generator, 0];
    generator.forEach((factor, at) => (shifted[at + 1]! ^= times(factor, EXP[root]!)));
    generator = shifted;
  }
  const rest = [...data, ...new Array<number>(size).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!;
    generator.forEach((factor, ahead) => (rest[at + ahead]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

const blockSizes = (version: number): number[] =>
  (BLOCKS[version - 1]!.slice(1) as [number, number][]).flatMap(([count, size]) => new Array<number>(count).fill(size));
const capacity = (version: number) => blockSizes(version).reduce((sum, size) => sum + size, 0);
const countBits = (version: number) => (version < 10 ? 8 : 16);

function versionFor(bytes: number): number {
  for (let version = 1; version <= BLOCKS.length; version++)
    if (bytes * 8 + 4 + countBits(version) <= capacity(version) * 8) return version;
  throw new RangeError('too long for a QR code');
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, size: number) => {
    for (let bit = size - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, countBits(version));
  bytes.forEach((byte) => put(byte, 8));
  const room = capacity(version) * 8;
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = Array.from({ length: room / 8 }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2));
  return interleaved(data, version);
}

function interleaved(data: number[], version: number): number[] {
  const size = BLOCKS[version - 1]![0];
  let from = 0;
  const blocks = blockSizes(version).map((length) => data.slice(from, (from += length)));
  const checks = blocks.map((block) => correction(block, size));
  const weave = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
  return [...weave(blocks), ...weave(checks)];
}

function remainder(value: number, bits: number, divisor: number): number {
  let rest = value << bits;
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - bits);
  return (value << bits) | rest;
}

function patterns(version: number): Grid {
  const side = 17 + 4 * version;
  const grid: Grid = Array.from({ length: side }, () => new Array<boolean | null>(side).fill(null));
  const stamp = (cx: number, cy: number, reach: number, dark: (ring: number) => boolean) => {
    for (let y = cy - reach; y <= cy + reach; y++)
      for (let x = cx - reach; x <= cx + reach; x++)
        if (grid[y]?.[x] !== undefined) grid[y]![x] = dark(Math.max(Math.abs(x - cx), Math.abs(y - cy)));
  };
  for (const [x, y] of [[3, 3], [side - 4, 3], [3, side - 4]] as const) stamp(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const rows = ALIGNED[version - 1]!;
  for (const y of rows) for (const x of rows) if (grid[y]![x] === null) stamp(x, y, 2, (ring) => ring !== 1);
  for (let at = 8; at < side - 8; at++) grid[6]![at] = grid[at]![6] = at % 2 === 0;
  grid[side - 8]![8] = true;
  writeFormat(grid, 0);
  if (version >= 7) writeVersion(grid, version);
  return grid;
}

function writeFormat(grid: Grid, mask: number): void {
  const side = grid.length;
  const bits = remainder(mask, 10, 0x537) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >> at) & 1) === 1;
    const down = at < 6 ? at : at < 8 ? at + 1 : side - 15 + at;
    const left = at < 8 ? side - 1 - at : at === 8 ? 7 : 14 - at;
    grid[down]![8] = dark;
    grid[8]![left] = dark;
  }
}

function writeVersion(grid: Grid, version: number): void {
  const bits = remainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const [along, across] = [Math.floor(at / 3), grid.length - 11 + (at % 3)];
    grid[along]![across] = grid[across]![along] = ((bits >> at) & 1) === 1;
  }
}

function filled(fixed: Grid, words: readonly number[], mask: number): boolean[][] {
  const side = fixed.length;
  const grid = fixed.map((row) => [...row]);
  let bit = 0;
  for (let right = side - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let step = 0; step < side; step++)
      for (const x of [right, right - 1]) {
        const y = up ? side - 1 - step : step;
        if (fixed[y]![x] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        grid[y]![x] = dark !== MASKS[mask]!(x, y);
        bit++;
      }
  writeFormat(grid, mask);
  return grid as boolean[][];
}

/** Long runs and blocks of one colour are hard to read: fewer is better. */
function ugliness(grid: readonly boolean[][]): number {
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))];
  const text = lines.map((line) => line.map(Number).join(''));
  const runs = text.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = text.flatMap((line) => line.match(/(?=10111010000|00001011101)/g) ?? []).length;
  let squares = 0;
  for (let y = 1; y < grid.length; y++)
    for (let x = 1; x < grid.length; x++) {
      const four = Number(grid[y]![x]) + Number(grid[y - 1]![x]) + Number(grid[y]![x - 1]) + Number(grid[y - 1]![x - 1]);
      if (four % 4 === 0) squares++;
    }
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return runs + 40 * finders + 3 * squares + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** Rows of dark and light modules, without the quiet zone. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = codewords(bytes, version);
  const fixed = patterns(version);
  const all = MASKS.map((_, mask) => filled(fixed, words, mask));
  return all.reduce((best, grid) => (ugliness(grid) < ugliness(best) ? grid : best));
}
