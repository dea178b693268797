import { beforeEach, expect, test, vi } from 'vitest';
import { doubleOf } from '../../table/double';
import { Carrying } from './carrying.svelte';
import { SkyCtrl, type SkyTable } from './ctrl.svelte';
import { Fingers } from './fingers';
import { viewOf, worker } from './plan/fakes';
import type { Hit, Site } from './scene/site';

const MINE: Hit = { kind: 'worker', number: 0 };

let hits: readonly Hit[];
let orbit: { turn: ReturnType<typeof vi.fn>; pinch: ReturnType<typeof vi.fn> };
let ctrl: SkyCtrl;
let carrying: Carrying;
let fingers: Fingers;

beforeEach(() => {
  hits = [];
  orbit = { turn: vi.fn(), pinch: vi.fn() };
  const site = {
    orbit,
    under: () => hits,
    draw: () => undefined,
    onScreen: () => ({ x: 0, y: 0 }),
    plumb: { hang: () => undefined },
    swinging: { pull: () => undefined },
    tower: { persons: new Map() },
  } as unknown as Site;
  const box = {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => undefined,
  } as unknown as Element;
  const view = viewOf({ workers: [worker(0, 1, 1, 1), worker(1)] });
  const moves = { type: 'Move', worker: 0, cell: { x: 0, y: 0, z: 0 }, hand: null } as const;
  ctrl = new SkyCtrl(doubleOf<SkyTable>(view, { legal: [moves] }));
  carrying = new Carrying(ctrl, () => null);
  fingers = new Fingers(ctrl, carrying, () => ({ site, box, rest: () => undefined }));
});

const at = (x: number, y: number, pointerId = 1): PointerEvent =>
  ({ button: 0, pointerId, pointerType: 'touch', clientX: x, clientY: y, timeStamp: 0 }) as PointerEvent;

test('one finger turns the site, and its end is no tap', () => {
  ctrl.choose(0);
  fingers.press(at(200, 200));
  fingers.move(at(250, 200));
  fingers.release(at(250, 200));
  expect(orbit.turn).toHaveBeenCalledOnce();
  expect(ctrl.chosen).toBe(0);
});

test('a finger that hardly stirs taps: a worker is chosen, beside all of them none', () => {
  hits = [MINE];
  fingers.press(at(200, 200));
  fingers.move(at(203, 200));
  fingers.release(at(203, 200));
  expect(ctrl.chosen).toBe(0);
  hits = [];
  fingers.press(at(400, 400));
  fingers.release(at(400, 400));
  expect(ctrl.chosen).toBeNull();
  expect(orbit.turn).not.toHaveBeenCalled();
});

test('two fingers pinch', () => {
  fingers.press(at(100, 100, 1));
  fingers.press(at(300, 100, 2));
  fingers.move(at(350, 100, 2));
  expect(orbit.pinch).toHaveBeenCalledWith({ x: 100, y: 100 }, { x: 300, y: 100 }, { x: 350, y: 100 });
});

test('a finger on an own worker carries it, and another one turns the site below', () => {
  hits = [MINE];
  fingers.press(at(200, 200, 1));
  fingers.move(at(230, 200, 1));
  expect(carrying.busy).toBe(true);
  expect(orbit.turn).not.toHaveBeenCalled();
  fingers.press(at(50, 50, 2));
  fingers.move(at(90, 50, 2));
  expect(orbit.turn).toHaveBeenCalledOnce();
  fingers.lose(at(90, 50, 2));
  expect(carrying.busy).toBe(true);
  fingers.lose(at(230, 200, 1));
  expect(carrying.busy).toBe(false);
});
