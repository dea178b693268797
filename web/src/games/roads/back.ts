// The back of every card: the same, whichever of its four turns it lies in.
import { EDGE, put, type Spot } from './road';

const MEETING = 12.5;
const SIGN = 2.6;

/** Diagonal lanes that go on into the next card. */
export function lanes(reach: number): string {
  const steps = Math.ceil((2 * reach) / (2 * MEETING));
  const all = Array.from({ length: 2 * steps + 1 }, (_, n) => (n - steps) * 2 * MEETING);
  return all
    .filter((off) => Math.abs(off) < 2 * reach)
    .map((off) => {
      const [low, high] = [Math.max(-reach, -reach - off), Math.min(reach, reach - off)];
      return `M${put([low, low + off])}L${put([high, high + off])}M${put([low, -low - off])}L${put([high, -high - off])}`;
    })
    .join('');
}

const MEETINGS: readonly Spot[] = Array.from({ length: 11 * 11 }, (_, n): [number, number] => [
  n % 11,
  Math.floor(n / 11),
])
  .filter(([x, y]) => (x + y) % 2 === 0)
  .map(([x, y]) => [(x - 5) * MEETING, (y - 5) * MEETING]);

export const diamond = (half: number, [x, y]: Spot = [0, 0]): string =>
  `M${put([x, y - half])}L${put([x + half, y])}L${put([x, y + half])}L${put([x - half, y])}Z`;

/** A priority sign where lanes meet, so far as it lies on the card, in parts of its size. */
export const signs = (reach: number, size: number): string =>
  MEETINGS.filter(([x, y]) => reach > EDGE || Math.max(Math.abs(x), Math.abs(y)) + SIGN < reach)
    .map((at) => diamond(SIGN * size, at))
    .join('');

export function star(outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, n): Spot => {
    const [reach, turn] = [n % 2 ? outer : inner, (Math.PI * n) / points];
    return [reach * Math.cos(turn), reach * Math.sin(turn)];
  });
  return `M${corners.map(put).join('L')}Z`;
}

/** A whole number of dashes to a ring, in fours, so that every turn looks alike. */
export function evenDashes(radius: number, count: number): string {
  const period = (2 * Math.PI * radius) / count;
  return `${(period * 0.55).toFixed(4)} ${(period * 0.45).toFixed(4)}`;
}
