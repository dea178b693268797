// The log: everybody has a name, and every kind of event is heard, seen and told.
import { describe, expect, test } from 'vitest';
import english from '../../../../../src/igroteka/games/prison/texts/en.ftl?raw';
import wire from '../../../wire/prison.ts?raw';
import type { Event } from '../../../wire/prison';
import { spotOf, TABLE, tonesOf } from './events';
import { figure, npc, say, thought, tried, viewOf } from './fakes';
import { argsOf, tell } from './tell';

const KINDS = [...wire.matchAll(/readonly kind: '(\w+)';/g)].map(([, kind]) => kind as string);
const view = viewOf([npc('maldon'), npc('serpico')]);
const line = (event: object): string => tell(event as Event, view, say);

describe('every kind of event', () => {
  test('is in the table of sounds and places', () => {
    expect(Object.keys(TABLE).sort()).toEqual([...KINDS].sort());
  });

  test.each(KINDS)('%s has a text', (kind) => {
    expect(english).toMatch(new RegExp(`^prison-event-${kind} =`, 'm'));
  });
});

describe('names', () => {
  test('an NPC has its own, a player’s character its class', () => {
    expect(line({ kind: 'healed', figure: 8, target: 9 })).toBe('Maldon heals Serpico.');
    expect(line({ kind: 'wounded', figure: 7, square: 32 })).toBe('Wizard is wounded.');
  });

  test('in a duel both sides have a colour', () => {
    const duel = viewOf([figure({ side: 1, kind: 7 })]);
    expect(tell({ kind: 'wounded', figure: 8, square: 32 }, duel, say)).toBe('Wizard (blue) is wounded.');
    expect(tell({ kind: 'wounded', figure: 7, square: 32 }, duel, say)).toBe('Wizard (yellow) is wounded.');
  });

  test('objects and wounded friends are taken alike', () => {
    expect(line({ kind: 'took', figure: 9, thing: 2, friend: -1 })).toBe('Serpico takes: Fireball wand.');
    expect(line({ kind: 'took', figure: 9, thing: -1, friend: 8 })).toBe('Serpico takes: Maldon.');
  });

  test('a token out of the bag is a character or an object', () => {
    expect(line({ kind: 'drew', number: 8, thing: false, place: 1 })).toContain('Maldon');
    expect(line({ kind: 'drew', number: 8, thing: true, place: 1 })).toContain('Fireball wand');
  });
});

test('sums and cards are written out', () => {
  const fought = {
    kind: 'fought',
    attacker: 8,
    target: 7,
    how: 'close',
    fighters: [8, 7],
    cards: [3, 0],
    totals: [4, 1],
    winner: 0,
  } as const;
  // By side, Yellow first; told in the order of the names: Maldon attacks.
  expect(argsOf({ ...fought, attacker: 7, target: 8 }, view, say)).toMatchObject({
    cards: '+3 : +0',
    totals: '4 : 1',
  });
  expect(argsOf(fought, view, say)).toMatchObject({
    cards: '+0 : +3',
    totals: '1 : 4',
    fighters: 'Maldon, Wizard',
    attacker: 'Maldon',
    target: 'Wizard',
  });
});

test('who wins against a lone player is the dungeon, in a duel Blue', () => {
  const fought: Event = {
    kind: 'fought',
    attacker: 8,
    target: 7,
    how: 'close',
    fighters: [8, 7],
    cards: [0, 3],
    totals: [1, 4],
    winner: 1,
  };
  expect(argsOf(fought, { ...view, mode: 'solo' }, say).winner).toBe(2);
  expect(argsOf(fought, { ...view, mode: 'duel' }, say).winner).toBe(1);
  const alone = { ...view, mode: 'solo' } as const;
  expect(tell({ kind: 'scored', side: 1, points: 1, clause: 'P-1' }, alone, say)).toContain(
    'for the dungeon',
  );
  expect(tell({ kind: 'ended', side: 1 }, alone, say)).toContain('dungeon');
  expect(tell({ kind: 'over', winner: 1, points: [1, 5] }, alone, say)).toContain('the dungeon has won');
});

test('an order has names, and nobody is a number', () => {
  expect(line({ kind: 'rowed', row: [9, 8] })).toContain('Serpico, Maldon');
  expect(line({ kind: 'rowed', row: [] })).toContain('nobody');
  expect(line({ kind: 'dealt', npcs: [0, 1] })).toContain('Curious Lissandra, Jen');
});

test('a decision is told with its reasons below it', () => {
  const told = line(
    thought({ tried: [tried({ ap: 4, needed: 3, reason: 'chosen' })], goal: 2, needed: 3 }),
  ).split('\n');
  expect(told[0]).toContain('Maldon');
  expect(told[1]).toBe('3. Exit: 3 AP needed, has 4 → yes (P-9.2)');
});

test('the camera looks where it happens', () => {
  expect(spotOf({ kind: 'walked', figure: 8, start: 32, end: 33 })).toEqual({ square: 33 });
  expect(spotOf({ kind: 'opened', place: 3, room: 0, turn: 0, by: 8 })).toEqual({ place: 3 });
  expect(spotOf({ kind: 'activated', figure: 8 })).toEqual({ figure: 8 });
  expect(spotOf({ kind: 'ended', side: 1 })).toBeNull();
  expect(tonesOf({ kind: 'ended', side: 1 })).toEqual([]);
});
