// The rays that the palace sends over its city.
import type { Point } from '../../table/camera';

const RAYS = 16;
const round = (value: number): number => Math.round(value * 100) / 100;

/** Around that place; at scale 1 for a palace of 180. */
export function raysAt({ x, y }: Point, scale: number): string {
  const tip = (reach: number, angle: number): string =>
    `${round(x + scale * reach * Math.cos(angle))} ${round(y + scale * reach * Math.sin(angle))}`;
  return Array.from({ length: RAYS }, (_, ray) => {
    const [from, to] = [ray - 0.22, ray + 0.22].map((at) => (at * 2 * Math.PI) / RAYS) as [number, number];
    const reach = ray % 2 ? 128 : 150;
    return `M${x} ${y}L${tip(reach, from)}L${tip(reach, to)}Z`;
  }).join('');
}
