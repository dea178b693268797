// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glide, placesIn, wayOf } from './glide';

const UNHURRIED = new AbortController().signal;
let places: Record<string, DOMRect> = {};
let moved: [string, Keyframe[]][] = [];

const at = (x: number, y: number): DOMRect => new DOMRect(x, y, 10, 10);

beforeEach(() => {
  moved = [];
  document.body.innerHTML = '<div><i data-anchor="pawn"></i><i data-anchor="dice"></i></div>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return places[(this as HTMLElement).dataset.anchor ?? ''] ?? at(0, 0);
  });
  Element.prototype.animate = function (this: Element, frames: unknown) {
    moved.push([(this as HTMLElement).dataset.anchor ?? '', frames as Keyframe[]]);
    return { finished: Promise.resolve(), finish: () => undefined } as unknown as Animation;
  };
});
afterEach(() => vi.restoreAllMocks());

test('what lies elsewhere glides there, what lies still stays', async () => {
  const root = document.body;
  places = { pawn: at(0, 0), dice: at(50, 50) };
  const before = placesIn(root);
  places = { pawn: at(30, 40), dice: at(50, 50) };
  await glide(root, before, UNHURRIED);
  expect(moved).toEqual([['pawn', [{ translate: '-30px -40px' }, { translate: '0px 0px' }]]]);
});

test('what is new has no way to show', async () => {
  places = { pawn: at(0, 0) };
  const before = placesIn(document.body);
  document.body.insertAdjacentHTML('beforeend', '<i data-anchor="card"></i>');
  places = { pawn: at(0, 0), card: at(90, 90) };
  await glide(document.body, before, UNHURRIED);
  expect(moved).toEqual([]);
});

test('whoever does not wait sees it there at once', async () => {
  places = { pawn: at(0, 0) };
  const before = placesIn(document.body);
  places = { pawn: at(30, 40) };
  await glide(document.body, before, AbortSignal.abort());
  expect(moved).toEqual([]);
});

test('a breath of the page is no move', () => {
  expect(wayOf(at(0, 0), at(1, 1))).toBeNull();
});
