import { expect, test } from 'vitest';
import { aside, comings } from './newcomer';

const MAIN = { left: 20, right: 340, top: 400, bottom: 496 };
const DIALOG = { top: 100, bottom: 560 };

test('a dialog stays where no finger is on its main button', () => {
  expect(aside({ x: 100, y: 600 }, MAIN, DIALOG, 740)).toBe(0);
  expect(aside({ x: 350, y: 450 }, MAIN, DIALOG, 740)).toBe(0);
});

test('it steps the shorter way from under the finger', () => {
  expect(aside({ x: 100, y: 420 }, MAIN, DIALOG, 740)).toBe(28);
  expect(aside({ x: 100, y: 480 }, MAIN, DIALOG, 740)).toBe(-24);
});

test('never out of the window: rather the other way, or not at all', () => {
  expect(aside({ x: 100, y: 420 }, MAIN, DIALOG, 570)).toBe(-84);
  expect(aside({ x: 100, y: 420 }, MAIN, { top: 0, bottom: 560 }, 570)).toBe(0);
});

const moved = (playState: string, endTime: number): Animation =>
  ({ playState, effect: { getComputedTiming: () => ({ endTime }) } }) as unknown as Animation;

const shown = (own: Animation[], ...children: Animation[][]): Element =>
  ({
    getAnimations: () => own,
    children: children.map((each) => shown(each)),
  }) as unknown as Element;

test('what opens, or its sheet, is on its way until it is there', () => {
  expect(comings(shown([moved('running', 220)]))).toHaveLength(1);
  expect(comings(shown([], [], [moved('running', 220)]))).toHaveLength(1);
  expect(comings(shown([moved('finished', 220)], []))).toEqual([]);
});

test('what breathes for ever comes from nowhere', () => {
  expect(comings(shown([], [moved('running', Infinity)]))).toEqual([]);
});
