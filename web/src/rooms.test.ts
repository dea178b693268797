// The front end has rooms, too: each imports only what it may, for types as well, and never in a circle.
import ts from 'typescript';
import { expect, test } from 'vitest';

const TEXTS = import.meta.glob<string>(['./**/*.ts', './**/*.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** "games" is what finds them, "game" a folder of one game; what is not a room may have everything. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  answers: [],
  wire: [],
  settings: [],
  router: [],
  press: [],
  shell: [],
  i18n: ['wire'],
  words: ['i18n', 'wire'],
  sound: ['settings'],
  parts: ['answers', 'i18n', 'settings', 'sound', 'wire'],
  table: ['i18n', 'parts', 'sound', 'wire', 'words'],
  game: ['parts', 'press', 'sound', 'table', 'wire', 'words'],
  games: ['press', 'table'],
  net: ['answers', 'i18n', 'shell', 'table', 'wire', 'words'],
  plain: ['games', 'i18n', 'parts', 'settings', 'table', 'wire', 'words'],
};

/** Tests, and what only they lean on, look into any room. */
const isTest = (file: string): boolean => /\.test\.ts$|(^|\/)(fakes|tables[A-Z]?\w*)\.ts$/.test(file);

const HOUSE = new Map(
  Object.entries(TEXTS)
    .map(([path, text]) => [path.replace('./', ''), text] as const)
    .filter(([file]) => !isTest(file)),
);

const scriptsOf = (file: string, text: string): string =>
  file.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code).join('\n')
    : text;

/** Each file of ours that a file names. */
function importsOf(file: string, text: string): string[] {
  const named = ts.preProcessFile(scriptsOf(file, text), true, true).importedFiles;
  return named
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => found(new URL(fileName, `file:///${file}`).pathname.slice(1)))
    .filter((name): name is string => name !== null);
}

const found = (name: string): string | null =>
  [name, `${name}.ts`, `${name}/index.ts`].find((file) => HOUSE.has(file)) ?? null;

const IMPORTS = new Map([...HOUSE].map(([file, text]) => [file, importsOf(file, text)] as const));

/** `game/urfin`, so that no game looks at another. */
function roomOf(file: string): string {
  const [room = '', game = '', ...inside] = file.split('/');
  if (room === 'games' && inside.length) return `game/${game}`;
  return room.split('.')[0] ?? '';
}

function mayImport(from: string, to: string): boolean {
  const [here, there] = [roomOf(from), roomOf(to)];
  const allowed = MAY_IMPORT[here.split('/')[0] ?? ''];
  return here === there || !allowed || allowed.includes(there);
}

/** Files that stand in a circle, each before the one it imports. */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const [done, way, all] = [new Set<string>(), [] as string[], [] as string[][]];
  const walk = (file: string): void => {
    if (way.includes(file)) all.push([...way.slice(way.indexOf(file)), file]);
    if (done.has(file) || way.includes(file)) return;
    way.push(file);
    for (const next of imports.get(file) ?? []) walk(next);
    way.pop();
    done.add(file);
  };
  for (const file of imports.keys()) walk(file);
  return all;
}

test('each room imports only what it may', () => {
  const wrong = [...IMPORTS].flatMap(([from, all]) =>
    all.filter((to) => !mayImport(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(wrong).toEqual([]);
});

test('no file imports itself by a detour', () => {
  expect(circles(IMPORTS)).toEqual([]);
});

test('every room is one that stands here', () => {
  const rooms = new Set([...HOUSE.keys()].map((file) => roomOf(file).split('/')[0]));
  expect(Object.keys(MAY_IMPORT).filter((room) => !rooms.has(room))).toEqual([]);
});

test('a wrong import is found, in a script of Svelte, for a type, and late', () => {
  const board = 'games/urfin/Board.svelte';
  const wrong = `<script lang="ts">import type { Held } from '../../net/keys';\nvoid import('../roads/art');</script>`;
  const named = importsOf(board, wrong);
  expect(named).toEqual(['net/keys.ts', 'games/roads/art.ts']);
  expect(named.filter((to) => mayImport(board, to))).toEqual([]);
});

test('a circle is found', () => {
  const bad = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circles(bad)).toEqual([['b', 'c', 'b']]);
});
