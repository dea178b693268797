import { expect, test } from 'vitest';
import { ART } from './art';
import { CARDS, FUEL, POWER, SCRAP, SETS, faceOf, isPart, setOf } from './cards';

test('49 faces: six flying machines and four code breakers of four, an airship of six, fuel, power, scrap', () => {
  expect(CARDS).toBe(49);
  expect(SETS.map(({ kind }) => kind)).toEqual([
    ...Array<string>(6).fill('flying'),
    ...Array<string>(4).fill('code'),
    'airship',
    'fuel',
    'power',
    'scrap',
  ]);
});

test('cards are counted as the rules count them', () => {
  expect(faceOf(1)).toEqual({ kind: 'flying', set: 0, name: 'dragonfly', part: 1, of: 4 });
  expect(faceOf(40)).toEqual({ kind: 'code', set: 9, name: 'magpie', part: 4, of: 4 });
  expect(faceOf(46)).toEqual({ kind: 'airship', set: 10, name: 'airship', part: 6, of: 6 });
  expect([FUEL, POWER, SCRAP]).toEqual([47, 48, 49]);
  expect(faceOf(0)).toBeUndefined();
  expect(setOf(25)).toBe(6);
});

test('only parts of machines can be shown', () => {
  expect([46, FUEL, SCRAP].map(isPart)).toEqual([true, false, false]);
});

test('every set has a picture of each of its parts, a colour and a shape of its own', () => {
  expect(ART.map(({ parts }) => parts.length)).toEqual(SETS.map(({ of }) => of));
  expect(new Set(ART.map(({ colour }) => colour)).size).toBe(SETS.length);
  expect(new Set(ART.map(({ emblem }) => emblem)).size).toBe(SETS.length);
});
