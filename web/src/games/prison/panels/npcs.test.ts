// The tables of the page against the rules' own.
import { describe, expect, test } from 'vitest';
import * as box from '../../../wire/prison.box';
import * as shown from './icons';
import { BUILDS, CLASSES, GOALS, NPCS, OBJECTS } from './npcs';

type ByNumber = Readonly<Record<number, readonly number[]>>;
const levels = (numbers: readonly number[]): string[] => numbers.map((level) => box.LEVELS[level]!).sort();
const iconsOf = (icons: ByNumber): Record<string, string[]> =>
  Object.fromEntries(Object.entries(icons).map(([value, list]) => [value, levels(list)]));
const sorted = (icons: Readonly<Record<number, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(icons).map(([value, list]) => [value, [...list].sort()]));

describe('NPC cards', () => {
  test('are the 32 of the box, with names for numbers', () => {
    expect(NPCS).toHaveLength(32);
    expect(NPCS.map(({ kind }) => CLASSES.indexOf(kind))).toEqual(box.NPCS.map(({ kind }) => kind));
    expect(NPCS.map(({ objects }) => objects.map((name) => OBJECTS.indexOf(name)))).toEqual(
      box.NPCS.map(({ objects }) => objects),
    );
    expect(NPCS.map(({ goals }) => goals)).toEqual(box.NPCS.map(({ goals }) => goals));
  });

  test('mark 14 of 192 goals as told by the book, on cards it names', () => {
    const aims = NPCS.flatMap(({ goals }) => goals);
    expect([aims.filter(({ known }) => known).length, aims.length]).toEqual([14, 192]);
    expect(NPCS.filter(({ known }) => known.includes('name'))).toHaveLength(17);
  });

  test('know the goals of the rules', () => {
    expect(box.GOALS).toEqual(GOALS);
  });
});

describe('classes and objects', () => {
  test('have the numbers of the rules', () => {
    expect([box.CLASSES, box.OBJECTS]).toEqual([CLASSES, OBJECTS]);
  });

  test('have their speed and strength', () => {
    const builds = box.BUILDS.map(({ speed, strength }, kind) => [CLASSES[kind], [speed, strength]]);
    expect(Object.fromEntries(builds)).toEqual(BUILDS);
  });
});

describe('icons', () => {
  test('of reinforcements are those of the rules', () => {
    expect(box.LEVELS).toEqual(shown.LEVELS);
    expect(iconsOf(box.ACTION_ICONS)).toEqual(sorted(shown.ACTION_ICONS));
    expect(iconsOf(box.FIGHT_ICONS)).toEqual(sorted(shown.FIGHT_ICONS));
    expect(levels(box.JUMP_ICONS)).toEqual(shown.JUMP_ICONS);
    const np = Object.entries(box.NP_FIGHTS).map(([level, list]) => [box.LEVELS[Number(level)], list]);
    expect(Object.fromEntries(np)).toEqual(shown.NP_FIGHTS);
  });

  test('of the eye, and the cards themselves, are those of the rules', () => {
    expect(box.EYE_ACTIONS).toEqual(shown.EYE_ACTIONS);
    expect(box.EYE_FIGHTS).toEqual(shown.EYE_FIGHTS);
    expect(box.FIGHTS).toEqual(shown.FIGHTS);
    expect(box.ACTIONS).toEqual(shown.ACTIONS);
    expect(box.JUMPS).toEqual(shown.JUMPS);
  });

  test('count at their level only', () => {
    const pink = 0;
    const black = 5;
    expect([2, 3, 4, 5].filter((value) => shown.calls('action', value, black))).toEqual([2, 5]);
    expect([shown.calls('jump', 0, pink), shown.calls('jump', 0, black)]).toEqual([false, true]);
    expect([0, 1, 2, 3].filter((value) => shown.calls('np', value, pink))).toEqual([0, 1, 2]);
    expect([
      shown.hasEye('action', 5),
      shown.hasEye('fight', 3),
      shown.hasEye('np', 4),
      shown.hasEye('jump', 3),
    ]).toEqual([true, true, false, false]);
  });
});
