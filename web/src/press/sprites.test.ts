// @vitest-environment happy-dom
// What lies on the sheets is what the boards show: the sprite files, against the same pictures mounted
// as the screen mounts them.
import { mount, unmount, type Component } from 'svelte';
import { describe, expect, test } from 'vitest';
import { portfolios } from './portfolios';
import { bare, type Sprite } from './sprite';

interface File {
  readonly inks: Record<string, string>;
  readonly pale: Record<string, string>;
  readonly sprites: Record<string, { box: number[]; art: string }>;
}

const files = import.meta.glob<File>('../../../src/igroteka/press/sprites/*.json', {
  eager: true,
  import: 'default',
});
const fileOf = (game: string): File => {
  const file = files[`../../../src/igroteka/press/sprites/${game}.json`];
  if (!file) throw new Error(`no sprites of ${game}: make install`);
  return file;
};

function parsed(markup: string): string {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.innerHTML = markup;
  return tree(svg);
}

/** Element by element, whatever the order of their attributes. */
function tree(node: Element): string {
  const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
  const text = node.children.length ? '' : (node.textContent ?? '').trim();
  return `<${[node.tagName.toLowerCase(), ...attributes].join(' ')}>${text}${[...node.children].map(tree).join('')}</>`;
}

function onScreen({ picture, props }: Sprite): string {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const mounted = mount(picture as Component<Record<string, unknown>>, {
    target: svg,
    props: { ...props },
  });
  const shown = bare(svg.innerHTML);
  void unmount(mounted);
  return parsed(shown);
}

describe.each(Object.entries(portfolios))('%s', (game, { inks, pale, sprites }) => {
  const file = fileOf(game);

  test('the press has exactly these pictures and inks', () => {
    expect(Object.keys(file.sprites)).toEqual(Object.keys(sprites));
    expect(file.inks).toEqual(inks);
    expect(file.pale).toEqual(pale);
  });

  test.each(Object.keys(sprites))('%s is printed as the screen draws it', (name) => {
    const one = sprites[name] as Sprite;
    const printed = file.sprites[name];
    expect(printed?.box).toEqual(one.box);
    expect(parsed(printed?.art ?? '')).toBe(onScreen(one));
  });

  test.each(Object.keys(sprites))('%s carries all its colours with it', (name) => {
    const art = file.sprites[name]?.art ?? '';
    expect(art).toMatch(/fill=|stroke=/);
    expect(art).not.toMatch(/\bclass=|\bstyle=|var\(|light-dark|filter=|mask=|currentColor/);
  });
});
