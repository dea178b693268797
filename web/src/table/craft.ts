// The hand that cuts the paper: always the same small irregularities for the same thing.

/** From 0 up to 1, the same for the same numbers. */
export function chanceOf(...numbers: number[]): number {
  let h = 0x9e3779b9;
  for (const n of numbers) {
    h = Math.imul(h ^ (n + 0x7f4a7c15), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return (h >>> 0) / 2 ** 32;
}

/** A rectangle around the origin as scissors would cut it: corners and edges a little off. */
export function cutRect(w: number, h: number, wobble: number, seed: number): string {
  const spots = [
    [-1, -1],
    [-0.3, -1],
    [0.4, -1],
    [1, -1],
    [1, -0.35],
    [1, 0.3],
    [1, 1],
    [0.35, 1],
    [-0.4, 1],
    [-1, 1],
    [-1, 0.35],
    [-1, -0.3],
  ] as const;
  const path = spots.map(([x, y], i) => {
    const dx = (chanceOf(seed, i, 1) - 0.5) * 2 * wobble;
    const dy = (chanceOf(seed, i, 2) - 0.5) * 2 * wobble;
    return `${((x * w) / 2 + dx).toFixed(1)} ${((y * h) / 2 + dy).toFixed(1)}`;
  });
  return `M${path.join('L')}Z`;
}
