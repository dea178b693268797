// Which cells the towers that stand cover: the shapes of U-F2 to U-F4 as steps from the middle.
import { spotOf } from './ground';
import { kindOf, type Kind } from './parts';
import type { Built, MapSeen } from '../../wire/urfin';

type Step = readonly [dx: number, dy: number];

const CROSS: readonly Step[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const CORNERS: readonly Step[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];
const far = (steps: readonly Step[]): Step[] => steps.map(([dx, dy]) => [2 * dx, 2 * dy]);

export function stepsOf(kind: Kind, axis: string): readonly Step[] {
  switch (kind) {
    case 'base-1':
      return [...CROSS, ...CORNERS];
    case 'base-2':
      return CROSS;
    case 'roof-1':
      return far(CROSS);
    case 'roof-2':
      return far([...CROSS, ...CORNERS]);
    case 'roof-3':
      return far(CROSS.filter(([dx]) => (axis === 'ew') === (dx !== 0)));
    case 'wall':
      return [];
  }
}

/** The cells on the map that a finished tower covers. */
export function coveredBy(map: MapSeen, { cell, base, roof, axis }: Built): number[] {
  if (base < 0 || roof < 0) return [];
  const { col, row } = spotOf(map, cell);
  return [...stepsOf(kindOf(base), ''), ...stepsOf(kindOf(roof), axis)].flatMap(([dx, dy]) => {
    const [x, y] = [col + dx, row + dy];
    return x < 0 || y < 0 || x >= map.width || y >= map.height ? [] : [y * map.width + x];
  });
}
