import { expect, test } from 'vitest';
import { Fleeting } from './fleeting.svelte';

test('each is there until its own time is over, and bears a number of its own', async () => {
  const sparks = new Fleeting<{ at: number }>();
  let over = (): void => undefined;
  const first = sparks.show({ at: 1 }, () => new Promise((done) => (over = done)));
  const second = sparks.show({ at: 2 }, () => Promise.resolve());
  expect(sparks.all.map(({ at }) => at)).toEqual([1, 2]);
  expect(new Set(sparks.all.map(({ id }) => id)).size).toBe(2);
  await second;
  expect(sparks.all.map(({ at }) => at)).toEqual([1]);
  over();
  await first;
  expect(sparks.all).toEqual([]);
});

test('who shows it is told how to find it', async () => {
  const flights = new Fleeting<{ card: string }>();
  await flights.show({ card: 'K' }, (id) => {
    expect(flights.all).toEqual([{ card: 'K', id }]);
    return Promise.resolve();
  });
});

test('cleared away, nothing comes back', async () => {
  const sparks = new Fleeting<{ at: number }>();
  const shown = sparks.show({ at: 1 }, () => Promise.resolve());
  sparks.clear();
  await shown;
  expect(sparks.all).toEqual([]);
});
