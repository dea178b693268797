// The sprites as the press reads them: each picture rendered once, at build time.
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { portfolios } from './portfolios';
import { bare, type Portfolio, type Sprite } from './sprite';

const drawn = ({ picture, props, box, spots }: Sprite) => ({
  box,
  spots,
  art: bare(render(picture as Component<Record<string, unknown>>, { props: { ...props } }).body),
});

const printed = ({ inks, pale, sprites }: Portfolio) => ({
  inks,
  pale,
  sprites: Object.fromEntries(Object.entries(sprites).map(([name, one]) => [name, drawn(one)])),
});

export const files = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(portfolios).map(([game, one]) => [game, JSON.stringify(printed(one), null, 1)]),
  );
