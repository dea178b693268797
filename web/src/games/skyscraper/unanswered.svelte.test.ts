// A card on a slow line: its hand is quicker than the answer that tells where it may lie.
import { expect, test } from 'vitest';
import type { Sent } from '../../table/contract';
import type { Action } from '../../wire/skyscraper';
import { Carrying } from './carrying.svelte';
import { SkyCtrl, type SkyTable } from './ctrl.svelte';
import type { Site } from './scene/site';

const BUILD = { type: 'Build', pose: { plane: 0, x: 0, y: 0, z: 2 }, beams: 3, hand: null } as const;
const MIDDLE = { x: 200, y: 200 };
const AWAY = { x: 20, y: 20 };

/** Everything is seen from straight in front, forty pixels a unit. */
const site = {
  onScreen: ([x, , z]: readonly number[]) => ({ x: MIDDLE.x + (x! - 1) * 40, y: MIDDLE.y - (z! - 2) * 40 }),
  beside: (x: number, y: number) => [(x - MIDDLE.x) / 40, 0, (MIDDLE.y - y) / 40],
  preview: () => {},
  plumb: { hang: () => {} },
  swinging: { pull: () => {} },
  previewed: null,
  tower: { persons: new Map() },
} as unknown as Site;

interface Line {
  readonly carrying: Carrying;
  readonly sent: Action[];
  readonly answer: (ok: boolean) => Promise<void>;
}

function slow(): Line {
  const sent: Action[] = [];
  const view = { seat: 0, hands: 'real', stage: 'play', building: [], workers: [], fallen: [] };
  let seen = $state.raw({ ...view, cards: [20], supports: [[]], picked: -1, joints: [] });
  let legal = $state.raw<readonly Action[]>([{ type: 'Pick', card: 20 }]);
  let busy = $state(false);
  let done: (sent: Sent) => void = () => {};
  const table = {
    get view() {
      return seen;
    },
    get legal() {
      return legal;
    },
    get busy() {
      return busy;
    },
    live: true,
    myTurn: true,
    help: 'normal',
    info: { lesson: '' },
    hint: null,
    send: (action: Action): Promise<Sent> => {
      sent.push(action);
      busy = true;
      return new Promise((answered) => (done = answered));
    },
  };
  const ctrl = new SkyCtrl(table as unknown as SkyTable);
  const box = { left: 0, top: 0 } as DOMRect;
  const answer = async (ok: boolean): Promise<void> => {
    if (ok) [seen, legal] = [{ ...seen, picked: 20 }, [BUILD]];
    busy = false;
    done({ ok });
    await Promise.resolve();
  };
  return { carrying: new Carrying(ctrl, () => ({ site, box })), sent, answer };
}

function carried(carrying: Carrying, { x, y }: typeof MIDDLE): void {
  carrying.takeCard(20, false);
  for (let n = 10; n >= 0; n -= 1) carrying.move(x + 3 * n, y, 1_000 - 20 * n);
}

const types = (sent: readonly Action[]): string[] => sent.map(({ type }) => type);

test('a card dropped before its answer hangs there, and then lies there to be set', async () => {
  const { carrying, sent, answer } = slow();
  carried(carrying, MIDDLE);
  const dropped = carrying.drop();
  expect([carrying.busy, carrying.ctrl.place]).toEqual([true, null]);
  await answer(true);
  await dropped;
  expect([carrying.busy, carrying.ctrl.place?.pose]).toEqual([false, BUILD.pose]);
  expect(types(sent)).toEqual(['Pick']);
});

test('a hand that stirs no more finds its place when the answer comes', async () => {
  const { carrying, sent, answer } = slow();
  carried(carrying, MIDDLE);
  await answer(true);
  expect(carrying.near).not.toBeNull();
  void carrying.drop();
  expect(types(sent)).toEqual(['Pick', 'Build']);
});

test.each([
  ['refused', MIDDLE, false],
  ['dropped away from every place', AWAY, true],
])('a card %s goes back to the hand', async (_, where, ok) => {
  const { carrying, sent, answer } = slow();
  carried(carrying, where);
  const dropped = carrying.drop();
  await answer(ok);
  await dropped;
  expect([types(sent), carrying.busy, carrying.ctrl.place]).toEqual([['Pick'], false, null]);
});

test('a card taken out of the hand meanwhile is not set', async () => {
  const { carrying, sent, answer } = slow();
  carried(carrying, MIDDLE);
  const dropped = carrying.drop();
  carrying.cancel();
  await answer(true);
  await dropped;
  expect([types(sent), carrying.ctrl.place]).toEqual([['Pick'], null]);
});
