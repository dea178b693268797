import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Action } from '../../wire/skyscraper';
import { Carrying } from './carrying.svelte';
import { SkyCtrl, type SkyTable } from './ctrl.svelte';
import type { Site } from './scene/site';

const pose = { plane: 0 as const, x: 0, y: 0, z: 2 };
const PIXELS = 40; // a lattice unit, seen from straight in front
const MIDDLE = { x: 200, y: 200 };
const PLACE = [1, 1, 2] as const;

/** A site seen from the front, without depth: as far as a carried card asks it. */
const site = {
  onScreen: ([x, , z]: readonly number[]) => ({
    x: MIDDLE.x + (x! - PLACE[0]) * PIXELS,
    y: MIDDLE.y - (z! - PLACE[2]) * PIXELS,
  }),
  beside: (x: number, y: number) => [(x - MIDDLE.x) / PIXELS, 0, (MIDDLE.y - y) / PIXELS],
  preview: () => {},
  plumb: { hang: () => {} },
  swinging: { pull: () => {} },
  previewed: null,
  tower: { persons: new Map() },
} as unknown as Site;

function dragged(): { carrying: Carrying; sent: Action[] } {
  const sent: Action[] = [];
  const table = {
    view: {
      seat: 0,
      hands: 'real',
      stage: 'play',
      building: [],
      workers: [],
      fallen: [],
      cards: [20],
      supports: [[]],
      picked: 20,
      joints: [],
    },
    legal: [{ type: 'Build', pose, beams: 3, hand: null }],
    live: true,
    myTurn: true,
    busy: false,
    help: 'normal',
    info: { lesson: '' },
    hint: null,
    send: (action: Action) => (sent.push(action), Promise.resolve({ ok: true })),
  };
  const ctrl = new SkyCtrl(table as unknown as SkyTable);
  const box = { left: 0, top: 0 } as DOMRect;
  return { carrying: new Carrying(ctrl, () => ({ site, box })), sent };
}

/** Milliseconds and place of each sample of a packed path. */
function unpacked(path: string): { ms: number; at: number[] }[] {
  const bytes = Uint8Array.from(atob(path), (letter) => letter.charCodeAt(0));
  const data = new DataView(bytes.buffer);
  return Array.from({ length: (bytes.length - 1) / 10 }, (_, n) => ({
    ms: data.getUint8(1 + n * 10),
    at: [0, 1, 2].map((axis) => data.getInt16(2 + n * 10 + axis * 2, true) / 10),
  }));
}

async function pathOfDrag(rest: number): Promise<{ ms: number; at: number[] }[]> {
  const { carrying, sent } = dragged();
  carrying.takeCard(20, false);
  for (let n = 0; n <= 20; n += 1) carrying.move(MIDDLE.x + 60 - 3 * n, MIDDLE.y, performance.now() + 10 * n);
  vi.advanceTimersByTime(200 + rest);
  await carrying.drop();
  const [build] = sent as unknown as [{ hand: { path: string } }];
  return unpacked(build.hand.path);
}

const still = (path: { ms: number; at: number[] }[]): number => {
  const end = path.at(-1)!.at.join();
  let ms = 0;
  for (let n = path.length - 1; n > 0 && path[n - 1]!.at.join() === end; n -= 1) ms += path[n]!.ms;
  return ms;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a hand that came fast and then held still lets go as still as it was (S-H2)', async () => {
  expect(still(await pathOfDrag(800))).toBeGreaterThanOrEqual(790);
});

test('a hand that lets go at once has not rested', async () => {
  expect(still(await pathOfDrag(0))).toBeLessThan(30);
});

test('a hand keeps its own time on a page that hears of it late (S-H2)', async () => {
  const { carrying, sent } = dragged();
  const event = (timeStamp: number): PointerEvent => ({ timeStamp, pointerType: 'touch' }) as PointerEvent;
  carrying.takeCard(20, false);
  for (let n = 0; n <= 20; n += 1) {
    carrying.feel(event(10 * n));
    carrying.move(MIDDLE.x + 60 - 3 * n, MIDDLE.y);
    vi.advanceTimersByTime(500);
  }
  carrying.stamp(event(210));
  await carrying.drop();
  const [build] = sent as unknown as [{ hand: { path: string } }];
  const path = unpacked(build.hand.path);
  expect(path.reduce((sum, { ms }) => sum + ms, 0)).toBe(210);
  expect(still(path)).toBe(10);
});

test('a card held still beside its clips is not told that it will be caught', () => {
  const { carrying } = dragged();
  carrying.takeCard(20, false);
  carrying.move(MIDDLE.x + 50, MIDDLE.y);
  vi.advanceTimersByTime(600);
  expect(carrying.still).toBe('beside');
  carrying.move(MIDDLE.x, MIDDLE.y);
  vi.advanceTimersByTime(600);
  expect(carrying.still).toBe('calm');
});

test('after half a second of rest over a place the hand is told that it is calm', () => {
  const { carrying } = dragged();
  carrying.takeCard(20, false);
  carrying.move(MIDDLE.x, MIDDLE.y);
  expect(carrying.still).toBe('soon');
  vi.advanceTimersByTime(499);
  expect(carrying.still).toBe('soon');
  vi.advanceTimersByTime(1);
  expect(carrying.still).toBe('calm');
  carrying.move(MIDDLE.x + 9, MIDDLE.y);
  expect(carrying.still).toBe('soon');
});
