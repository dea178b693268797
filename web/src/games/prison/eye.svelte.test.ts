// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type BoardView from '../../table/Board.svelte';
import type { Rect } from '../../table/camera';
import { Eye } from './eye.svelte';
import { CELL, centre, squareIn } from './floor';

/** Where the camera is sent. */
function lookingAt(squares: readonly number[]): Rect[] {
  const sent: Rect[] = [];
  const eye = new Eye(
    () => 0,
    () => -1,
  );
  eye.board = { centreOn: (rect: Rect) => sent.push(rect) } as unknown as BoardView;
  eye.lookAll(squares);
  return sent;
}

test('all squares of a choice are looked at together, not only the first', () => {
  const row = [0, 1, 2, 3, 4].map((inside) => squareIn(0, inside));
  const [seen] = lookingAt(row);
  for (const square of row) {
    const { x, y } = centre(square, 2);
    expect(seen!.x).toBeLessThanOrEqual(x - CELL / 2);
    expect(seen!.x + seen!.w).toBeGreaterThanOrEqual(x + CELL / 2);
    expect(seen!.y).toBeLessThanOrEqual(y - CELL / 2);
    expect(seen!.y + seen!.h).toBeGreaterThanOrEqual(y + CELL / 2);
  }
});

test('nothing to choose moves nothing', () => {
  expect(lookingAt([])).toEqual([]);
});
