import { describe, expect, it } from 'vitest';
import type { Pose } from '../../wire/skyscraper';
import { BUILDING, CARDS, cardAt, linesOf } from './deck';
import { endsOf, FACES_X, FACES_Y, FLOOR, footing, jointOf, middleOf, onCard } from './lattice';

const pose = (plane: 0 | 1 | 2, x: number, y: number, z: number): Pose => ({ plane, x, y, z });

describe('the lattice', () => {
  it('has a card cover two units of its plane (S-G1)', () => {
    expect(middleOf(pose(FLOOR, 0, 0, 2))).toEqual([1, 1, 2]);
    expect(middleOf(pose(FACES_X, 2, 0, 0))).toEqual([2, 1, 1]);
    expect(onCard(pose(FACES_Y, 0, 1, 0), 2, 2)).toEqual([2, 1, 2]);
  });

  it('has the crossbar of the H end on the medians of its walls (S-G3)', () => {
    const [wall, bar] = [pose(FACES_X, 0, 0, 0), pose(FACES_Y, 0, 1, 0)];
    expect(jointOf(wall, bar)).toEqual({ first: 4, second: 0, along: 2 });
    expect(jointOf(pose(FACES_X, 2, 0, 0), bar)).toEqual({ first: 4, second: 1, along: 2 });
  });

  it('joins no parallel cards, no half lines and no two medians (S-G2)', () => {
    expect(jointOf(pose(FACES_X, 0, 0, 0), pose(FACES_X, 2, 0, 0))).toBeNull();
    expect(jointOf(pose(FACES_X, 0, 0, 0), pose(FLOOR, 0, 1, 2))).toBeNull();
    expect(jointOf(pose(FACES_X, 1, 0, 0), pose(FACES_Y, 0, 1, 0))).toBeNull();
  });

  it('draws every line from edge to edge (S-C3)', () => {
    expect(endsOf(4)).toEqual([
      [1, 0],
      [1, 2],
    ]);
    expect(endsOf(3)).toEqual([
      [0, 2],
      [2, 2],
    ]);
  });

  it('lets workers of one cell stand side by side', () => {
    expect(footing(0, 1)).toEqual([0, 0]);
    expect(footing(1, 2)).toEqual([0.2, -0.2]);
    expect(footing(3, 4)).toEqual([0.2, 0.2]);
  });
});

describe('the deck', () => {
  it('has 12 upright, 8 flat and 16 plain cards of 2 to 4 beams (S-C4)', () => {
    const count = (stance: string): number => BUILDING.filter((card) => card.stance === stance).length;
    expect([count('upright'), count('flat'), count('any')]).toEqual([12, 8, 16]);
    expect(BUILDING.every(({ beams }) => [2, 3, 4].includes(linesOf(beams).length))).toBe(true);
    expect(BUILDING.filter(({ worker }) => worker).length).toBe(20);
  });

  it('has foundation, upright and flat support after them (S-C1)', () => {
    expect(CARDS.slice(36).map(({ kind }) => kind)).toEqual(['foundation', 'prop', 'slab']);
    expect(linesOf(cardAt(37).beams)).toEqual([3, 4, 5]);
    expect(linesOf(cardAt(38).beams)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
