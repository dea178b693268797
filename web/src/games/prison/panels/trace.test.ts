// What is said of a decision: goal by goal, as the card has it.
import { describe, expect, test } from 'vitest';
import english from '../../../../../src/igroteka/games/prison/texts/en.ftl?raw';
import wire from '../../../wire/prison.ts?raw';
import { figure, npc, say, thought, tried, viewOf } from './fakes';
import { chosenRank, goalOf, sentences, verdictOf } from './trace';
import { cardOf } from './names';

const ED = npc('weakling_ed');
const EXIT = tried({ ap: 5, needed: 10, aim: 'line' });
const TAKE = tried({ goal: 'take', ap: 4, reason: 'void', clause: 'P-9.22' });
const FIGHT = tried({
  goal: 'combat',
  ap: 4,
  needed: 4,
  reason: 'chosen',
  aim: 'figure',
  about: 2,
  weighed: [
    { aim: 'figure', about: 2, rank: 1, needed: 4, squares: 8 },
    { aim: 'figure', about: 3, rank: 8, needed: 2, squares: 2 },
  ],
});

describe('a goal that is reached', () => {
  const ed = thought({
    tried: [EXIT, TAKE, FIGHT],
    goal: 2,
    then: 'attack',
    aim: 'figure',
    about: 2,
    rank: 1,
    choice: 'list',
    choice_clause: 'P-9.6',
  });

  test('is told after all that were tried before it', () => {
    expect(sentences(ed, viewOf([ED]), say)).toEqual([
      '1. Exit: 10 AP needed, has 5 → no (P-9.2)',
      '2. Take an object: nothing it wants is there → skipped (P-9.22)',
      '3. Combat (Cleric): 4 AP needed, has 4 → yes (P-9.2)',
      'So: Combat (Cleric), for 4 of 4 AP. (P-9.2)',
      'Also within reach: Colossus, number 8 on its list, for 2 AP',
      'Number 1 on its list: the highest it can get. (P-9.6)',
    ]);
  });

  test('is the one that glows', () => {
    expect(chosenRank(ed, viewOf([ED]))).toBe(2);
    expect(ed.tried.map(verdictOf)).toEqual(['no', 'void', 'yes']);
  });
});

describe('a goal that is out of reach', () => {
  const nearing = { reading: 'c', before: [3, 9], after: [2, 7], was: 'c' } as const;
  const near = thought({
    tried: [EXIT, TAKE],
    goal: 0,
    end: 'near',
    clause: 'P-9.3',
    ap: 5,
    needed: 1,
    aim: 'line',
    nearing,
  });

  test('is come nearer to, with the way that is left', () => {
    expect(sentences(near, viewOf([ED]), say).slice(2)).toEqual([
      'Out of reach: as near as it can to Exit, for 1 of 5 AP. (P-9.3)',
      'To go: 3 AP, 9 squares before; 2 AP, 7 squares after. Counted as if nobody stood there and portcullises were open. (P-9.19)',
    ]);
    expect(chosenRank(near, viewOf([ED]))).toBe(0);
  });

  test('by rows and columns is told without AP', () => {
    const straight = { ...near, nearing: { reading: 'e', before: [0, 9], after: [0, 7], was: 'e' } as const };
    expect(sentences(straight, viewOf([ED]), say)).toContain(
      'To go in rows and columns: 9 before, 7 after. (P-9.19)',
    );
  });
});

test('the die among equal ways is told with its clause', () => {
  const tied = thought({ tried: [FIGHT], goal: 2, ties: 3, choice: 'die', choice_clause: 'P-9.23' });
  expect(sentences(tied, viewOf([ED]), say).at(-1)).toBe('3 equal ways: the die decides. (P-9.23)');
});

test('who goes on in its mode says so, and the goal keeps its place on the card', () => {
  const on = thought({
    look: 'on',
    tried: [{ ...FIGHT, weighed: [] }],
    goal: 2,
    ap: 2,
    needed: 1,
    clause: 'P-9.6',
  });
  const [first, second] = sentences(on, viewOf([ED]), say);
  expect(first).toBe('It goes on with its goal, Combat: 2 AP left. (P-9.2)');
  expect(second).toMatch(/^3\. Combat/);
});

test('who finds nothing to do rests', () => {
  const rests = thought({ tried: [EXIT], goal: 0, end: 'rest', clause: 'P-9.3', choice: '', ties: 0 });
  expect(sentences(rests, viewOf([ED]), say).at(-1)).toBe('It does nothing more. (P-9.3)');
  expect(chosenRank(rests, viewOf([ED]))).toBe(-1);
});

test('a wounded Coil has one goal only', () => {
  const coil = npc('stubborn_coil', { wounded: true });
  expect(goalOf({ goal: 0, tried: [] }, cardOf(coil), coil)).toBe('regroup');
  expect(goalOf({ goal: 0, tried: [] }, cardOf(coil), npc('stubborn_coil'))).toBe('combat');
  expect(goalOf({ goal: 0, tried: [] }, cardOf(figure()), figure())).toBeNull();
});

test.each([
  ['place', 3, 'room 4'],
  ['thing', 8, 'Fireball wand'],
  ['square', 105, 'f10'],
  ['gate', 105 * 4 + 2, 'f10'],
] as const)('what a goal is about has a name: %s', (aim, about, name) => {
  const [line] = sentences(
    thought({ tried: [tried({ goal: 'reveal', aim, about, needed: 6, ap: 3 })], end: 'rest' }),
    viewOf([ED]),
    say,
  );
  expect(line).toContain(`Reveal a room (${name}): 6 AP needed, has 3`);
});

describe('words', () => {
  const of = (field: string): string[] => {
    const [, union = ''] = new RegExp(`readonly ${field}: ('.+');`).exec(wire) ?? [];
    return union.replaceAll("'", '').split(' | ').filter(Boolean);
  };

  test.each([
    ...of('reason'),
    ...of('choice')
      .filter((by) => by !== 'only')
      .map((by) => `by-${by}`),
    ...of('reading')
      .filter((reading) => 'bcd'.includes(reading))
      .map((reading) => `as-if-${reading}`),
  ])('there are some for %s', (key) => {
    expect(english).toMatch(new RegExp(`^prison-trace-${key} =`, 'm'));
  });
});
