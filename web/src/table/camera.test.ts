// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import {
  bounded,
  fitted,
  fromPage,
  isThere,
  panned,
  sees,
  toBoard,
  toScreen,
  travelled,
  zoomed,
} from './camera';

const PORT = { w: 400, h: 300 };
const ZOOM = { min: 0.1, max: 2 };
const BOARD = { x: -100, y: 0, w: 800, h: 300 };

describe('fitting', () => {
  test('the whole board is seen, as large as it can be', () => {
    const camera = fitted(BOARD, PORT, ZOOM);
    expect(camera).toEqual({ x: 300, y: 150, scale: 0.5 });
    expect(sees(camera, PORT, BOARD)).toBe(true);
  });

  test('a small board is not blown up beyond the zoom', () => {
    expect(fitted({ x: 0, y: 0, w: 10, h: 10 }, PORT, ZOOM).scale).toBe(2);
  });
});

test('screen and board points answer each other', () => {
  const camera = { x: 40, y: -7, scale: 1.7 };
  const there = toScreen(camera, PORT, { x: 12, y: 34 });
  const back = toBoard(camera, PORT, there);
  expect(back.x).toBeCloseTo(12);
  expect(back.y).toBeCloseTo(34);
});

test('what lies under the fingers stays there while zooming', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  const finger = { x: 50, y: 250 };
  const after = zoomed(camera, PORT, 1.5, finger, ZOOM);
  expect(toBoard(after, PORT, finger)).toEqual(toBoard(camera, PORT, finger));
});

test('zooming stops at its limits', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  expect(zoomed(camera, PORT, 100, { x: 0, y: 0 }, ZOOM).scale).toBe(2);
  expect(zoomed(camera, PORT, 0.001, { x: 0, y: 0 }, ZOOM).scale).toBe(0.1);
});

test('the board follows the finger', () => {
  expect(panned({ x: 0, y: 0, scale: 2 }, 10, -20)).toEqual({ x: -5, y: 10, scale: 2 });
});

describe('bounds', () => {
  test('the board cannot be lost beyond its edge', () => {
    const lost = bounded({ x: 5000, y: 150, scale: 1 }, PORT, BOARD);
    expect(lost.x).toBe(500);
  });

  test('what fits on the screen stays in its middle', () => {
    expect(bounded({ x: 0, y: 900, scale: 0.5 }, PORT, BOARD).y).toBe(150);
  });
});

test('half-way of a zoom is half-way by ratio', () => {
  const near = { x: 0, y: 0, scale: 4 };
  expect(travelled({ x: 10, y: 0, scale: 1 }, near, 0.5)).toEqual({ x: 5, y: 0, scale: 2 });
});

test('a finger on the page is somewhere on the board, or beside it', () => {
  const box = new DOMRect(100, 50, 200, 100);
  const camera = { x: 0, y: 0, scale: 2 };
  const at = (x: number, y: number): unknown => fromPage(camera, { w: 200, h: 100 }, box, { x, y });
  expect(at(200, 100)).toEqual({ x: 0, y: 0 });
  expect(at(300, 150)).toEqual({ x: 50, y: 25 });
  expect(at(99, 100)).toBeNull();
});

test('a camera that is there already need not travel', () => {
  const here = fitted(BOARD, PORT, ZOOM);
  expect(isThere(here, fitted(BOARD, PORT, ZOOM))).toBe(true);
  expect(isThere(here, panned(here, 1, 0))).toBe(false);
  expect(isThere(here, { ...here, scale: 1 })).toBe(false);
});
