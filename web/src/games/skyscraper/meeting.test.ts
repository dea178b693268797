import { describe, expect, it } from 'vitest';
import type { Action, Pose, Standing } from '../../wire/skyscraper';
import { beamsOf } from './deck';
import { meetings, pointsOf } from './meeting';
import { placesOf } from './placing';

const FRAME = beamsOf(['top', 'mid_v', 'mid_h']);
const wall = (plane: 1 | 2, x: number, y: number): Standing => ({
  card: 36,
  pose: { plane, x, y, z: 0 },
  beams: FRAME,
  by: -1,
});
const H = [wall(1, 0, 0), wall(1, 2, 0), wall(2, 0, 1)];
const ROOF: Pose = { plane: 0, x: 0, y: 0, z: 2 };
const SIDE_WORKER = 0;
const PLAIN = 20;

describe('beams that meet', () => {
  it('lie both along the joint, or both reach it at one point (S-B7)', () => {
    const left = meetings(H, ROOF, beamsOf(['left']));
    expect(left).toEqual([{ own: 0, card: 0, line: 3 }]);
    const level = meetings(H, ROOF, beamsOf(['mid_h']));
    expect(level).toEqual([
      { own: 5, card: 0, line: 4 },
      { own: 5, card: 1, line: 4 },
      { own: 5, card: 2, line: 3 },
    ]);
  });

  it('score a point a pair, twice if nothing is higher (S-P1, S-P3)', () => {
    expect(pointsOf(H, PLAIN, ROOF, beamsOf(['left', 'right']))).toEqual({
      met: 2,
      worker: false,
      doubled: false,
      total: 2,
    });
    const up: Pose = { plane: 1, x: 0, y: 0, z: 2 };
    const roofed = [...H, { card: PLAIN, pose: ROOF, beams: beamsOf(['left']), by: 0 }];
    expect(pointsOf(roofed, SIDE_WORKER, up, beamsOf(['bottom', 'top']))).toMatchObject({
      worker: true,
      doubled: true,
      met: 1,
      total: 4,
    });
  });

  it('score with the whole turn twice from the card on that is the highest (S-P3)', () => {
    const up: Pose = { plane: 1, x: 0, y: 0, z: 2 };
    const roofed = [...H, { card: PLAIN, pose: ROOF, beams: beamsOf(['left']), by: 0 }];
    const total = (pose: Pose, gained: number, raised: boolean): number =>
      pointsOf(roofed, PLAIN, pose, beamsOf(['bottom', 'left', 'right']), { gained, raised }).total;
    const own = total(up, 0, false) / 2;
    expect(total(up, 5, false)).toBe(2 * own + 5);
    expect(total(up, 5, true)).toBe(2 * own);
  });
});

describe('places', () => {
  it('are builds of one pose together, what scores most first', () => {
    const build = (pose: Pose, beams: number): Action => ({ type: 'Build', pose, beams, hand: null });
    const there: Pose = { ...ROOF, x: -2 };
    const legal: Action[] = [
      build(ROOF, beamsOf(['left', 'top'])),
      build(there, 3),
      build(ROOF, beamsOf(['left', 'right'])),
      { type: 'PutBack' },
    ];
    const places = placesOf(legal, H, PLAIN);
    expect(places.map(({ key }) => key)).toEqual(['0,0,0,2', '0,-2,0,2']);
    expect(places[0]?.faces).toEqual([beamsOf(['left', 'right']), beamsOf(['left', 'top'])]);
  });
});
