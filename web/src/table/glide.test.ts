// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Point } from './camera';
import { glide, glided, placesIn, wayOf } from './glide';
import { motion } from './motion.svelte';

const UNHURRIED = new AbortController().signal;
const root = document.body;
let places: Record<string, Point> = {};
let moved: [string, Keyframe[]][] = [];

const at = (x: number, y: number): Point => ({ x, y });
const placed = (axis: 'x' | 'y') =>
  function (this: HTMLElement): number {
    return places[this.dataset.key ?? '']?.[axis] ?? 0;
  };

beforeEach(() => {
  moved = [];
  motion.record.length = 0;
  root.innerHTML = '<i data-key="pawn"></i><i data-key="dice"></i>';
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(placed('x'));
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(placed('y'));
  Element.prototype.animate = function (this: Element, frames: unknown) {
    moved.push([(this as HTMLElement).dataset.key ?? '', frames as Keyframe[]]);
    return { finished: Promise.resolve(), finish: () => undefined } as unknown as Animation;
  };
});
afterEach(() => vi.restoreAllMocks());

test('what lies elsewhere glides there, what lies still stays', async () => {
  places = { pawn: at(0, 0), dice: at(50, 50) };
  const before = placesIn(root);
  places = { pawn: at(30, 40), dice: at(50, 50) };
  await glide(root, before, UNHURRIED);
  expect(moved).toEqual([['pawn', [{ translate: '-30px -40px' }, { translate: '0px 0px' }]]]);
  expect(motion.record).toEqual(['glide pawn']);
});

test('what is new has no way to show', async () => {
  places = { pawn: at(0, 0) };
  const before = placesIn(root);
  root.insertAdjacentHTML('beforeend', '<i data-key="card"></i>');
  places = { pawn: at(0, 0), card: at(90, 90) };
  await glide(root, before, UNHURRIED);
  expect(moved).toEqual([]);
});

test('whoever does not wait sees it there at once', async () => {
  places = { pawn: at(0, 0) };
  const before = placesIn(root);
  places = { pawn: at(30, 40) };
  await glide(root, before, AbortSignal.abort());
  expect([moved, motion.record]).toEqual([[], []]);
});

test('a change without a motion of its own is a glide, and the board is not ready before its end', async () => {
  places = { pawn: at(0, 0) };
  let landed = (): void => {};
  Element.prototype.animate = () =>
    ({ finished: new Promise<void>((done) => (landed = done)) }) as unknown as Animation;
  const gliding = glided(root, () => (places = { pawn: at(30, 40) }), UNHURRIED);
  await vi.waitUntil(() => motion.record.length);
  expect(motion.still).toBe(false);
  landed();
  await gliding;
  expect(motion.still).toBe(true);
});

test('a piece of a picture is measured in the units of its picture, wherever the camera is', () => {
  const matrix = (e: number, f: number): object => ({
    e,
    f,
    inverse: () => ({ multiply: (own: { e: number; f: number }) => ({ e: own.e - e, f: own.f - f }) }),
  });
  root.innerHTML = '<svg><g data-key="soldier"></g></svg>';
  const [picture, soldier] = [root.querySelector('svg'), root.querySelector('g')];
  Object.assign(picture as object, { getScreenCTM: () => matrix(100, 100) });
  Object.assign(soldier as object, { getScreenCTM: () => matrix(130, 140) });
  expect(placesIn(root).get('soldier')).toEqual(at(30, 40));
});

test('a breath of the page is no move', () => {
  expect(wayOf(at(0, 0), at(1, 1))).toBeNull();
});
