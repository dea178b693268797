import { expect, test } from 'vitest';
import { cellsAround, distances, openEnds, tableRect } from './places';
import { laid, viewOf } from './tables';

test('a lone straight has two open ends', () => {
  expect(openEnds(viewOf())).toEqual([
    { x: 0, y: 0, side: 0, width: 1 },
    { x: 0, y: 0, side: 2, width: 1 },
  ]);
});

test('a road that runs off an open border is no open end', () => {
  expect(openEnds(viewOf({ field: [3, 3], ends: [[0, 1]] }))).toHaveLength(1);
});

test('one may try every empty cell beside the network', () => {
  const cells = cellsAround(viewOf({ cards: [laid('S', 0, 0), laid('S', 0, 1)] }));
  expect(cells).toHaveLength(6);
  expect(cells).not.toContainEqual({ x: 0, y: 1 });
});

test('the first card lies in the middle of an endless table, or anywhere on a field', () => {
  expect(cellsAround(viewOf({ cards: [] }))).toEqual([{ x: 0, y: 0 }]);
  expect(cellsAround(viewOf({ cards: [], field: [6, 8] }))).toHaveLength(48);
});

test('a growing network stays on the table', () => {
  const cards = [laid('S', 0, 0), laid('S', 0, -4)];
  expect(tableRect(viewOf({ cards })).y).toBe(-550);
});

test('a ripple runs along roads only', () => {
  const cards = [laid('C', 0, 0), laid('S', 1, 0, 1), laid('S', 0, 1, 1), laid('D', 0, -1, 2)];
  const far = distances(cards, { x: 1, y: 0 });
  expect(far.get('0,0')).toBe(1);
  expect(far.get('0,-1')).toBe(2);
  expect(far.has('0,1')).toBe(false);
});
