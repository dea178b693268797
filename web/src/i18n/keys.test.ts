// Twelve languages say the same things: no text missing, none unused, none broken.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { games } from '../games';
import { LEVELS } from '../wire/levels';
import { HELPS, PHRASES } from '../words/names';
import { LABELS } from '../pages/replay/momentText';
import { PACES } from '../net/replay.svelte';
import { THEMES } from '../settings.svelte';
import { HEARD } from '../sound/captions.svelte';
import wire from '../wire/wire.ts?raw';
import { LANGS } from './langs';

type Files = Record<string, string>;
const TEXTS: Files = {
  ...import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../src/igroteka/games/*/texts/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
const CODE: Files = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CODES = [...wire.matchAll(/code: ('[^;]+);/g)]
  .flatMap(([, union]) => union!.split('|'))
  .map((code) => code.trim().replaceAll("'", ''));

/** Keys made up while the page runs. */
const MADE = [
  ...LEVELS.map((level) => `level-${level}`),
  ...['perfect', 'last', 'fading'].map((kind) => `level-memory-${kind}`),
  ...HELPS.flatMap((help) => [`help-${help}`, `help-${help}-hint`]),
  ...PHRASES.map((phrase) => `phrase-${phrase}`),
  ...THEMES.map((theme) => `theme-${theme}`),
  ...HEARD.map((sound) => `sound-${sound}`),
  ...Object.keys(PACES).map((pace) => `replay-pace-${pace}`),
  ...['me', 'friend', 'bot'].map((kind) => `seat-kind-${kind}`),
  ...CODES.map((code) => `trouble-${code}`),
  ...LABELS.map((label) => `review-${label}`),
  ...[1, 2, 3].map((grade) => `puzzles-grade-${grade}`),
];
/** Said by the kernel, the match and the server, for every game. */
const SAID = [
  ...['refuse-not-your-turn', 'refuse-game-over', 'refuse-not-a-players-move', 'over-resigned'],
  'puzzles-too-far',
];

const text = Object.values(CODE).join('\n');
const quoted = new Set([...text.matchAll(/['"`]([a-z][a-z0-9-]+)['"`]/g)].map(([, key]) => key as string));
const asked = [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key as string);

const SITE = '../texts';
const read = (folder: string, lang: string) => new FluentResource(TEXTS[`${folder}/${lang}.ftl`] ?? '');
const keysOf = (resource: FluentResource) => resource.body.map((message) => message.id);

/** The names of the variables anywhere inside a message. */
function variables(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(variables);
  if (typeof node !== 'object' || node === null) return [];
  const found = node as { type?: string; name?: string };
  const inside = Object.values(node).flatMap(variables);
  return found.type === 'var' ? [found.name as string, ...inside] : inside;
}

/** The site, and every game that can be played here. */
const folders = [...new Set(Object.keys(TEXTS).map((path) => path.slice(0, path.lastIndexOf('/'))))].filter(
  (folder) => folder === SITE || Object.keys(games).some((game) => folder.endsWith(`/${game}/texts`)),
);

describe.each(folders)('%s', (folder) => {
  const english = read(folder, 'en');
  const spoken = new Map(english.body.map((message) => [message.id, new Set(variables(message.value))]));

  test.each(Object.keys(LANGS))('%s has every text, and no other', (lang) => {
    expect(keysOf(read(folder, lang)).sort()).toEqual(keysOf(english).sort());
  });

  test.each(Object.keys(LANGS))('%s speaks of the same things', (lang) => {
    const strange = read(folder, lang).body.flatMap((message) =>
      variables(message.value)
        .filter((name) => !spoken.get(message.id)?.has(name))
        .map((name) => `${message.id}: $${name}`),
    );
    expect(strange).toEqual([]);
  });

  test.each(Object.keys(LANGS))('%s is written without a fault', (lang) => {
    const source = TEXTS[`${folder}/${lang}.ftl`] ?? '';
    const bundle = new FluentBundle(lang);
    const faults: unknown[] = [...bundle.addResource(new FluentResource(source))];
    const written = source.split('\n').filter((line) => /^[a-z][\w-]* =/.test(line)).length;
    expect(keysOf(new FluentResource(source))).toHaveLength(written);
    const args: Record<string, FluentVariable> = Object.fromEntries(
      [...spoken.values()].flatMap((names) => [...names].map((name) => [name, 2])),
    );
    for (const { id, value } of new FluentResource(source).body)
      if (value) bundle.formatPattern(value, args, faults as Error[]);
      else faults.push(`${id} is empty`);
    expect(faults).toEqual([]);
  });
});

test('the code asks for no text that is not written', () => {
  const written = folders.flatMap((folder) => keysOf(read(folder, 'en')));
  expect([...asked, ...MADE, ...SAID].filter((key) => !written.includes(key))).toEqual([]);
});

test('the site has no text that nobody asks for', () => {
  const used = new Set([...quoted, ...MADE, ...SAID]);
  const unused = keysOf(read(SITE, 'en')).filter((key) => !used.has(key));
  expect(unused).toEqual([]);
});
