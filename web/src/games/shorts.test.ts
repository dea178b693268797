// @vitest-environment happy-dom
// Every line of the rules in short has a picture, and every picture its line.
import { mount, unmount, type Component } from 'svelte';
import { expect, test } from 'vitest';
import type { Sprite } from '../press/sprite';
import { byFolder } from './places';

const pages = import.meta.glob<string>('../../../src/igroteka/games/*/rules/en.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const drawn = byFolder(
  import.meta.glob<Readonly<Record<string, Sprite>>>('./*/short.ts', { import: 'default', eager: true }),
);
const told = Object.entries(pages).map(
  ([path, text]) =>
    [path.split('/').at(-3)!, [...text.matchAll(/^\* \*\*(\S+)\*\*/gm)].map((it) => it[1]!)] as const,
);

test.each(told)('%s draws what it tells in short', (game, clauses) => {
  expect(clauses.length).toBeGreaterThan(5);
  expect(Object.keys(drawn[game] ?? {})).toEqual(clauses);
});

const pictures = Object.entries(drawn).flatMap(([game, all]) =>
  Object.entries(all).map(([clause, one]) => [game, clause, one] as const),
);

test.each(pictures)('%s %s is a picture', (_game, _clause, { picture, props, box }) => {
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const mounted = mount(picture as unknown as Component<Record<string, unknown>>, {
    target: target as unknown as Element,
    props: { ...props },
  });
  expect(target.querySelectorAll('path, rect, circle').length).toBeGreaterThan(0);
  expect(Math.min(box[2], box[3])).toBeGreaterThan(0);
  void unmount(mounted);
});
