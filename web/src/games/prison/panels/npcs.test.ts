// The tables of the page against the rules' own.
import { describe, expect, test } from 'vitest';
import classes from '../../../../../src/igroteka/games/prison/classes.py?raw';
import icons from '../../../../../src/igroteka/games/prison/icons.py?raw';
import data from '../../../../../src/igroteka/games/prison/npcs.toml?raw';
import npcs from '../../../../../src/igroteka/games/prison/npcs.py?raw';
import * as shown from './icons';
import { BUILDS, CLASSES, GOALS, NPCS, OBJECTS } from './npcs';

const written = (name: string): string =>
  new RegExp(`^${name} = (.+?)(?=\\n\\S|\\n\\n)`, 'ms').exec(icons)?.[1] ?? '';
const numbers = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
const levels = (text: string): string[] => [...text.matchAll(/[A-Z]+/g)].map(([name]) => name.toLowerCase());
const iconsOf = (name: string): Record<string, string[]> =>
  Object.fromEntries(
    [...written(name).matchAll(/(\d): \{([^}]+)\}/g)].map(([, value, list]) => [
      value,
      levels(list as string),
    ]),
  );

describe('NPC cards', () => {
  test('are the 32 of the file, each written as it stands there', () => {
    const as_written = NPCS.map(({ id, kind, goals, main, classes, objects, trait, known }) => {
      const list = (words: readonly string[]): string => `[${words.map((word) => `"${word}"`).join(', ')}]`;
      return [
        `id = "${id}"`,
        `class = "${kind}"`,
        `goals = ${list(goals.map(({ goal, ap, known: told }) => `${goal} ${ap}${told ? ' known' : ''}`))}`,
        `main = "${goals[main]?.goal}"`,
        `classes = ${list(classes)}`,
        `objects = ${list(objects)}`,
        `trait = "${trait}"`,
        `known = ${list(known)}`,
      ].join('\n');
    });
    expect(as_written).toEqual(
      data
        .split('[[npc]]')
        .slice(1)
        .map((block) => block.trim()),
    );
    expect(NPCS).toHaveLength(32);
  });

  test('mark 14 of 192 goals as told by the book, on cards it names', () => {
    const aims = NPCS.flatMap(({ goals }) => goals);
    expect([aims.filter(({ known }) => known).length, aims.length]).toEqual([14, 192]);
    expect(NPCS.filter(({ known }) => known.includes('name'))).toHaveLength(17);
  });

  test('know the goals of the rules', () => {
    expect([...npcs.matchAll(/^ {4}[A-Z]+ = "(\w+)"$/gm)].map(([, goal]) => goal)).toEqual([...GOALS]);
  });
});

describe('classes and objects', () => {
  const enums = [...classes.matchAll(/^ {4}([A-Z]+) = (\d)$/gm)].map(([, name, n]) => [
    name!.toLowerCase(),
    Number(n),
  ]);

  test('have the numbers of the rules', () => {
    expect(enums).toEqual([...CLASSES.map((name, n) => [name, n]), ...OBJECTS.map((name, n) => [name, n])]);
  });

  test('have their speed and strength', () => {
    const builds = [...classes.matchAll(/Class\.([A-Z]+): Build\((\d), (\d)\)/g)].map(([, name, ...both]) => [
      name!.toLowerCase(),
      both.map(Number),
    ]);
    expect(Object.fromEntries(builds)).toEqual(BUILDS);
  });
});

describe('icons', () => {
  test('of reinforcement are those of the rules', () => {
    expect(iconsOf('ACTION_ICONS')).toEqual(shown.ACTION_ICONS);
    expect(iconsOf('FIGHT_ICONS')).toEqual(shown.FIGHT_ICONS);
    expect(levels(written('JUMP_ICONS'))).toEqual(shown.JUMP_ICONS);
    const np = [...written('NP_FIGHTS').matchAll(/([A-Z]+): \{([^}]+)\}/g)].map(([, level, list]) => [
      level!.toLowerCase(),
      numbers(list as string),
    ]);
    expect(Object.fromEntries(np)).toEqual(shown.NP_FIGHTS);
  });

  test('of the eye, and the cards themselves, are those of the rules', () => {
    expect(numbers(written('EYE_ACTIONS'))).toEqual(shown.EYE_ACTIONS);
    expect(numbers(written('EYE_FIGHTS'))).toEqual(shown.EYE_FIGHTS);
    expect(numbers(written('FIGHTS'))).toEqual(shown.FIGHTS);
    expect(numbers(written('ACTIONS'))).toEqual(shown.ACTIONS);
    expect(numbers(written('JUMPS'))).toEqual([shown.JUMPS]);
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
