// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { doubleOf } from '../../../table/double';
import type { View } from '../../../wire/skyscraper';
import { SkyCtrl, type SkyTable } from '../ctrl.svelte';
import { FOUNDATION, pose, standing, viewOf, worker } from './fakes';
import { Storey } from './storey.svelte';

const ABOVE = pose(1, 0, 0, 4);

let leave = (): void => {};
afterEach(() => leave());

function opened(view: View, change: Partial<SkyTable> = {}): Storey {
  const storey = new Storey(new SkyCtrl(doubleOf<SkyTable>(view, change)));
  leave = $effect.root(() => storey.follow());
  flushSync();
  return storey;
}

test('the plan opens on the layer where something can be chosen', () => {
  const build = { type: 'Build', pose: ABOVE, beams: 3, hand: null } as const;
  const storey = opened(viewOf({ picked: 20 }), { legal: [build] });
  expect([...storey.offers]).toEqual([4]);
  expect(storey.height).toBe(4);
});

test('it goes no higher than there is anything, and no lower than the ground', () => {
  const storey = opened(viewOf({ building: [...FOUNDATION, standing(20, pose(1, 0, 0, 2))] }));
  expect(storey.height).toBe(0);
  storey.show(9);
  expect(storey.height).toBe(4);
  storey.show(-1);
  expect(storey.height).toBe(0);
});

test('what a lesson names is shown, and what is not there changes nothing', () => {
  const storey = opened(viewOf({ workers: [worker(0, 1, 1, 2), worker(0)] }));
  storey.showNamed('worker 0');
  expect(storey.height).toBe(2);
  storey.showNamed('worker 1');
  storey.showNamed('standing 99');
  expect(storey.height).toBe(2);
});

test('it goes to where a card is being set', () => {
  const act = { act: 'SetCard', card: 20, pose: pose(1, 0, 0, 2), beams: 0 } as unknown as View['act'];
  const storey = opened(viewOf({ act, building: [...FOUNDATION, standing(20, pose(1, 0, 0, 2))] }));
  expect(storey.height).toBe(2);
});
