// Nobody has to see colours to play: what is too near for some eyes differs by shape, pattern or letter.
import { describe, expect, test } from 'vitest';
import { distance, EYES, nearest } from '../eyes';
import { SEATS, seatMark } from '../table/seatMark';
import { artOf } from './clockwork/art';
import { SETS } from './clockwork/cards';
import { CHARACTERS, figureOf } from './clockwork/characters';
import { GEMS, PAINTS as SIDES } from './prison/ink';
import { FACES, picturesOf, STRIPES, strainColour } from './skyscraper/art';
import { CARDS as DECK } from './skyscraper/deck';
import { PAINTS as PARTS } from './urfin/ink';

/** One at a time, and it ends under a figure. */
const TRAIL = './clockwork/Trail.svelte';

/** In hundredths of the way from black to white. */
const FAR = 12;

interface Told {
  readonly name: string;
  readonly colour: string;
  /** What tells it without its colour: a shape, a pattern or a letter. */
  readonly form: string;
}

const SOURCES = import.meta.glob<string>('../{games,table,pages,plain,parts}/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const hexOf = (colour: string): string => /#\w+/.exec(colour)?.[0] ?? colour;

/** The pattern a part of that colour wears (`Dyes.svelte`); without one it is plain. */
const patternOf = (colour: string): string =>
  new RegExp(`id="urfin-${colour}".*?</pattern>`, 's').exec(SOURCES['./urfin/Dyes.svelte'] ?? '')?.[0] ??
  'plain';

const GROUND = new Set(['foundation', 'prop', 'slab']);

const FAMILIES: Readonly<Record<string, readonly Told[]>> = {
  seats: Array.from({ length: SEATS }, (_, seat) => ({
    name: `seat ${seat}`,
    colour: hexOf(seatMark(seat).colour),
    form: seatMark(seat).path,
  })),
  "Clockwork's sets": SETS.map(({ set, name }) => {
    const { colour, emblem } = artOf(set);
    return { name, colour, form: emblem };
  }),
  "Clockwork's characters": Array.from({ length: CHARACTERS }, (_, at) => {
    const { coat, ...worn } = figureOf(at + 1)!;
    return { name: `character ${at + 1}`, colour: coat, form: Object.values(worn).join('') };
  }),
  "Urfin's parts": Object.entries(PARTS).map(([name, { tone }]) => ({
    name,
    colour: tone,
    form: patternOf(name),
  })),
  "Prison's sides": Object.entries(SIDES).map(([name, { tone, base }]) => ({
    name,
    colour: tone,
    form: base,
  })),
  "Prison's levels": Object.entries(GEMS).map(([name, { tone, sign }]) => ({
    name,
    colour: tone,
    form: sign,
  })),
  "Skyscraper's cards": DECK.map((card) => ({
    name: `${card.kind} ${card.beams}`,
    colour: FACES[card.kind].paper,
    form: [card.beams, GROUND.has(card.kind) ? STRIPES : '', ...picturesOf(card).map(({ d }) => d)].join(),
  })),
};

const pairs = (family: readonly Told[]): [Told, Told][] =>
  family.flatMap((one, at) => family.slice(at + 1).map((other): [Told, Told] => [one, other]));

describe.each(Object.entries(FAMILIES))('%s', (_, family) => {
  test('are told apart by all eyes', () => {
    const alike = pairs(family).filter(
      ([one, other]) =>
        one.colour !== other.colour && nearest(one.colour, other.colour) < FAR && one.form === other.form,
    );
    expect(alike.map(([one, other]) => `${one.name} and ${other.name}`)).toEqual([]);
  });
});

test('the eyes are true: red and green are near for some, and far for most', () => {
  const [red, green] = ['#c2452d', '#5a7d2e'];
  expect(distance('all', red, green)).toBeGreaterThan(FAR);
  expect(distance('deuteranopia', red, green)).toBeLessThan(FAR);
  expect(distance('tritanopia', '#2f8fae', '#2e9a6a')).toBeLessThan(FAR);
  expect(EYES).toHaveLength(4);
});

test('wherever a seat lends its colour, it lends its shape, too', () => {
  const coloured = Object.entries(SOURCES).filter(([, text]) => text.includes('seatMark('));
  const bare = coloured.filter(([file, text]) => file !== TRAIL && !/\.path\b|\bpath \}/.test(text));
  expect(coloured.length).toBeGreaterThan(5);
  expect(bare.map(([file]) => file)).toEqual([]);
});

test('a joint about to give way is darker than one at ease', () => {
  const lightness = (strain: number): number => Number(/(\d+)%\)$/.exec(strainColour(strain))?.[1]);
  const steps = [0, 1, 2, 3].map(lightness);
  for (const [at, step] of steps.entries()) if (at) expect(steps[at - 1]! - step).toBeGreaterThan(8);
});
