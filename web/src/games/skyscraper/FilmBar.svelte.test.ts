// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import FilmBar from './FilmBar.svelte';
import type { Site } from './scene/site';
import { Stage, type Seen } from './stage.svelte';

/** A film can be looked at once more on that site. */
function filmed(): Stage {
  const stage = new Stage();
  const reel = { seconds: 1, show: () => undefined, undo: () => undefined };
  stage.site = { roomAbove: false, show: () => undefined, reel: () => reel } as unknown as Site;
  stage.last = { reel } as unknown as Seen;
  return stage;
}

test('a film that is being looked at ends with its bar', async () => {
  const stage = filmed();
  const bar = mount(FilmBar, { target: document.body, props: { t: (key) => key, stage, playing: false } });
  flushSync();
  document.querySelector<HTMLButtonElement>('[data-act="film"]')?.click();
  flushSync();
  expect(stage.again).toBe(true);
  await unmount(bar);
  expect(stage.again).toBe(false);
});
