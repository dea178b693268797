// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

type Turns = typeof import('./turns');
let turns: Turns;

beforeEach(async () => {
  vi.resetModules();
  turns = await import('./turns');
});

const task = (): Promise<void> => new Promise((done) => setTimeout(done));

test('pieces are laid in order, each in a task of its own', async () => {
  let tasks = 0;
  const clock = setInterval(() => (tasks += 1), 0);
  const seen: [piece: string, task: number][] = [];
  for (const piece of ['board', 'hand', 'log'])
    void turns.inTurn().then(async () => {
      seen.push([piece, tasks]);
      await turns.handedOn(null);
    });
  expect(seen).toEqual([]);
  await turns.whenLaid();
  clearInterval(clock);
  expect(seen.map(([piece]) => piece)).toEqual(['board', 'hand', 'log']);
  expect(new Set(seen.map(([, at]) => at)).size).toBe(3);
});

test('a page is laid when nothing waits any more, also not what came with the last piece', async () => {
  let inner = false;
  void turns.inTurn().then(async () => {
    await turns.inTurn();
    expect(turns.isLaid()).toBe(false);
    inner = true;
  });
  expect(turns.isLaid()).toBe(false);
  await turns.whenLaid();
  expect(inner).toBe(true);
});

test('what changes on a laid page changes at once', async () => {
  await turns.whenLaid();
  let handed = false;
  void turns.handedOn('a card').then(() => (handed = true));
  await Promise.resolve();
  await Promise.resolve();
  expect(handed).toBe(true);
});

test('where nobody looks nothing waits for a timer', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await turns.whenLaid();
  expect(timers).not.toHaveBeenCalled();
  hidden.mockRestore();
  timers.mockRestore();
  await task();
});
