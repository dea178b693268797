// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { OnEvents, TableCtrl } from './contract';
import { useEvents, type Events, type Playing } from './events.svelte';
import { motion } from './motion.svelte';
import { pause } from './queue';

const FOREVER_MS = 1e8;

/** As much of a table as events need. */
class Told {
  readonly heard = new Set<OnEvents<string>>();
  #hurry = new AbortController();
  view = $state.raw('dawn');
  reducedMotion = false;

  get hurry(): AbortSignal {
    return this.#hurry.signal;
  }
  skip(): void {
    this.#hurry.abort();
    this.#hurry = new AbortController();
  }
  onEvents(listener: OnEvents<string>): () => void {
    this.heard.add(listener);
    return () => this.heard.delete(listener);
  }
  async tell(...events: string[]): Promise<void> {
    await Promise.all([...this.heard].map((listener) => listener(events, {} as never)));
  }
}

let leave = (): void => {};
afterEach(() => leave());

function board(
  table: Told,
  how: Partial<Playing<string, string, undefined>>,
): Events<string, string, undefined> {
  let events: Events<string, string, undefined> | undefined;
  leave = $effect.root(() => {
    events = useEvents(table as unknown as TableCtrl<string, never, string>, {
      scene: () => undefined,
      play: () => undefined,
      ...how,
    });
  });
  flushSync();
  return events as Events<string, string, undefined>;
}

test('a board that has left the page hears nothing more', async () => {
  const table = new Told();
  const seen: string[] = [];
  board(table, { play: (event) => void seen.push(event) });
  expect(table.heard.size).toBe(1);
  leave();
  expect(table.heard.size).toBe(0);
  await table.tell('laid');
  expect(seen).toEqual([]);
});

test('a board that leaves in the middle of a flight leaves nothing in motion', async () => {
  const table = new Told();
  board(table, { play: (_, __, hurry) => pause(FOREVER_MS, hurry) });
  const told = table.tell('laid', 'drawn');
  await Promise.resolve();
  expect(motion.still).toBe(false);
  leave();
  await told;
  expect(motion.still).toBe(true);
});

test('one event is played after the other, and then the board settles', async () => {
  const table = new Told();
  const log: string[] = [];
  const events = board(table, {
    play: async (event) => {
      log.push(`${event} starts`);
      await Promise.resolve();
      log.push(`${event} ends`);
    },
    settle: () => log.push('settled'),
  });
  log.length = 0;
  const told = table.tell('laid', 'drawn');
  expect(events.playing).toBe(true);
  await told;
  expect(log).toEqual(['laid starts', 'laid ends', 'drawn starts', 'drawn ends', 'settled']);
  expect(events.playing).toBe(false);
});

test('a new view without events is shown at once, but not in the middle of a flight', async () => {
  const table = new Told();
  let settled = 0;
  board(table, { play: (_, __, hurry) => pause(FOREVER_MS, hurry), settle: () => (settled += 1) });
  settled = 0;
  table.view = 'noon';
  flushSync();
  expect(settled).toBe(1);
  const told = table.tell('laid');
  table.view = 'dusk';
  flushSync();
  expect(settled).toBe(1);
  table.skip();
  await told;
  expect(settled).toBe(2);
});

test('a tap and an impatient table both end what is played', async () => {
  const table = new Told();
  const events = board(table, { play: (_, __, hurry) => pause(FOREVER_MS, hurry) });
  const first = table.tell('laid', 'drawn');
  events.hurry();
  await first;
  const second = table.tell('laid');
  table.skip();
  await second;
  expect(events.playing).toBe(false);
});

test('whoever wants no motion is prepared for none, but may read as long as the others', async () => {
  const table = new Told();
  table.reducedMotion = true;
  let prepared = false;
  let read = false;
  const events = board(table, {
    prepare: () => (prepared = true),
    play: async (_, __, hurry, tapped) => {
      expect(hurry.aborted).toBe(true);
      await pause(FOREVER_MS, tapped);
      read = true;
    },
  });
  const told = table.tell('laid');
  await Promise.resolve();
  expect(read).toBe(false);
  events.hurry();
  await told;
  expect([prepared, read]).toEqual([false, true]);
});

test('the table does not wait for what is played meanwhile', async () => {
  const table = new Told();
  const events = board(table, {
    play: (_, __, hurry) => pause(FOREVER_MS, hurry),
    meanwhile: () => true,
  });
  await table.tell('touched');
  expect(events.playing).toBe(true);
});

test('what a new view moves glides; what has yet to be seen coming is held back', async () => {
  const table = new Told();
  const held = new Set<string>();
  document.body.innerHTML = '<i data-key="pawn"></i><i data-key="card"></i>';
  const lies = function (this: HTMLElement): number {
    return table.view === 'dawn' || held.has(this.dataset.key ?? '') ? 0 : 40;
  };
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(lies);
  Element.prototype.animate = () => ({ finished: Promise.resolve() }) as unknown as Animation;
  motion.record.length = 0;
  board(table, {
    glides: () => document.body,
    prepare: () => held.add('card'),
    play: (event) => void motion.note(event),
    settle: () => held.clear(),
  });
  const told = table.tell('walked');
  table.view = 'noon';
  await told;
  expect(motion.record).toEqual(['glide pawn', 'walked', 'glide card']);
  expect(motion.still).toBe(true);
  vi.restoreAllMocks();
});

test('after a tap nothing glides any more', async () => {
  const table = new Told();
  let settled = false;
  document.body.innerHTML = '<i data-key="pawn"></i>';
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(() => (settled ? 40 : 0));
  motion.record.length = 0;
  const events = board(table, {
    glides: () => document.body,
    play: (_, __, hurry) => pause(FOREVER_MS, hurry),
    settle: () => (settled = true),
  });
  settled = false;
  const told = table.tell('walked');
  events.hurry();
  await told;
  expect([settled, motion.record]).toEqual([true, []]);
  vi.restoreAllMocks();
});
