// The row, the fight, the minds and the heaps: what the panels show of a position.
import { describe, expect, test } from 'vitest';
import type { StoryLine } from '../../../words/story';
import type { AnyCtrl } from '../../../table/contract';
import type { ClashSeen, Fought } from '../../../wire/prison';
import { faceName, heaps } from './faces';
import { baggedOf } from './facts';
import { npc, say, thought, tried, viewOf } from './fakes';
import { fightOf, Fights, foughtOf, turnedUp } from './fights.svelte';
import { isDecided, isStill, lastDecisions, Minds, seen } from './minds.svelte';
import { rowOf } from './row';

const others = [
  npc('maldon'),
  npc('jen'),
  npc('artos'),
  npc('yom', { square: -3 }),
  npc('xant', { square: -2 }),
];

describe('the row', () => {
  test('is as it was laid: who acts, who is next, who has acted; the dead are gone', () => {
    const view = viewOf(others, { row: [9, 8, 10, 11], upright: [8, 10], errand: { figure: 8 } as never });
    expect(rowOf(view)).toEqual([
      { figure: 9, standing: 'turned' },
      { figure: 8, standing: 'acting' },
      { figure: 10, standing: 'next' },
    ]);
  });

  test('whoever came late stands at its end', () => {
    const view = viewOf(others, { row: [9], upright: [9, 10] });
    expect(rowOf(view).map(({ figure, standing }) => `${figure} ${standing}`)).toEqual([
      '9 next',
      '10 upright',
    ]);
  });

  test('in the player’s turn everybody in the dungeon waits, also who is carried', () => {
    const view = viewOf(others, { stage: 'act' });
    expect(rowOf(view).map(({ figure }) => figure)).toEqual([8, 9, 10, 12]);
    expect(new Set(rowOf(view).map(({ standing }) => standing))).toEqual(new Set(['waiting']));
  });
});

describe('a fight', () => {
  const view = viewOf([npc('jen'), npc('artos')]);
  const clash = {
    attacker: 2,
    target: 8,
    how: 'close',
    fighters: [2, 8, 9],
    strengths: [2, 2, 5],
    bonuses: [0, 2, 0],
    cards: [3, -1],
    shown: [],
    playable: [],
    named: -1,
  } as unknown as ClashSeen;

  test('adds up what each side brings', () => {
    const { sides } = fightOf(clash, view);
    expect(sides.map(({ total }) => total)).toEqual([2, 9]);
    expect(sides[1].fighters.map(({ figure, bonus }) => [figure, bonus])).toEqual([
      [8, 2],
      [9, 0],
    ]);
  });

  const fought: Fought = {
    kind: 'fought',
    attacker: 2,
    target: 8,
    how: 'close',
    fighters: [2, 8, 9],
    cards: [3, 1],
    totals: [5, 10],
    winner: 1,
  };

  test('that is over keeps what was seen of it', () => {
    const after = foughtOf(fought, view, fightOf(clash, view));
    expect(after.winner).toBe(1);
    expect(after.sides.map(({ total, card }) => [total, card])).toEqual([
      [5, 3],
      [10, 1],
    ]);
    expect(after.sides[1].fighters[0]?.strength).toBe(2);
  });

  test('shows the card that is turned, the higher of two', () => {
    expect(turnedUp(fightOf(clash, view), [1, 4]).sides.map(({ card }) => card)).toEqual([3, 4]);
  });

  test('shows a card that is thought over, and then no card again', async () => {
    const hurry = AbortSignal.abort();
    const fights = new Fights({
      view: { ...view, clash },
      reducedMotion: false,
      hurry,
    } as unknown as AnyCtrl);
    await fights.challenge(
      { kind: 'challenged', attacker: 2, target: 8, how: 'close', fighters: [2, 8, 9] },
      hurry,
    );
    const turned = fights.turn({ kind: 'turned', values: [1] }, hurry);
    expect(fights.turning?.sides[1].card).toBe(1);
    await turned;
    expect(fights.turning).toBeNull();
  });

  test('shows three cards that are read as nobody’s yet', async () => {
    const hurry = AbortSignal.abort();
    const read = { ...clash, shown: [1, 4, 6] };
    const fights = new Fights({
      view: { ...view, clash: read },
      reducedMotion: false,
      hurry,
    } as unknown as AnyCtrl);
    await fights.challenge(
      { kind: 'challenged', attacker: 2, target: 8, how: 'close', fighters: [2, 8, 9] },
      hurry,
    );
    const turned = fights.turn({ kind: 'turned', values: [1, 4, 6] }, hurry);
    expect(fights.turning).toBeNull();
    await turned;
  });

  test('that was not seen has its sums only', () => {
    const after = foughtOf(fought, view, null);
    expect(after.sides[1].fighters).toEqual([
      { figure: 8, strength: null, bonus: 0 },
      { figure: 9, strength: null, bonus: 0 },
    ]);
  });
});

describe('minds', () => {
  const hurried = AbortSignal.abort();
  const table = (reducedMotion: boolean) => ({ reducedMotion, hurry: hurried });
  const goals = [tried({}), tried({ goal: 'take', reason: 'chosen', needed: 1 })];

  test('think goal after goal, and then know', async () => {
    const minds = new Minds(table(false));
    const thinks = minds.think(thought({ tried: goals }), hurried);
    expect(minds.now?.shown).toBe(1);
    expect(minds.now && isDecided(minds.now)).toBe(false);
    await thinks;
    expect(minds.now && isDecided(minds.now)).toBe(true);
  });

  test('know at once where motion is unwanted', () => {
    const minds = new Minds(table(true));
    void minds.think(thought({ tried: goals }), hurried);
    expect(minds.now && isDecided(minds.now)).toBe(true);
  });

  test('a decision is seen until the next one acts', () => {
    const decision = { thought: thought({ figure: 8 }), die: 0 };
    expect([isStill(decision, 8), isStill(decision, undefined), isStill(decision, 9)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('the die belongs to the decision that follows it', async () => {
    const minds = new Minds(table(true));
    await minds.tie({ kind: 'tied', figure: 8, ties: 2, choice: 1 }, hurried);
    await minds.think(thought({ tried: goals }), hurried);
    expect(minds.now?.die).toBe(2);
    await minds.think(thought({ tried: goals }), hurried);
    expect(minds.now?.die).toBe(0);
  });

  test('all that each decided when it last acted can be looked up', () => {
    const lines = [
      { kind: 'activated', figure: 8 },
      thought({ figure: 8, goal: 1 }),
      { kind: 'activated', figure: 9 },
      { kind: 'tied', figure: 9, ties: 2, choice: 0 },
      thought({ figure: 9 }),
      { kind: 'activated', figure: 8 },
      thought({ figure: 8, goal: 4 }),
      { kind: 'walked', figure: 8, start: 1, end: 2 },
      thought({ figure: 8, goal: 4, look: 'on' }),
    ];
    const story = lines.map((event, id) => ({ id, step: id, event }) as unknown as StoryLine);
    expect(lastDecisions(story, 8).map(({ thought: { goal, look } }) => [goal, look])).toEqual([
      [4, 'top'],
      [4, 'on'],
    ]);
    expect(lastDecisions(story, 9).map(({ die }) => die)).toEqual([1]);
    expect(lastDecisions(story, 10)).toEqual([]);
  });
});

describe('in a replay', () => {
  const one = thought({ figure: 8 });
  const story = [{ kind: 'rowed', row: [8] }, one].map(
    (event, id) => ({ id, step: id, event }) as unknown as StoryLine,
  );

  test('a decision one has jumped to is seen whole', () => {
    expect(seen(null, story, false)).toEqual({ thought: one, die: 0, shown: 1 });
    expect(seen(null, story, true)).toBeNull();
  });

  test('one that is being played is seen as far as it is, and none outlives its round', () => {
    const now = { thought: one, die: 0, shown: 0 };
    expect(seen(now, story, false)).toBe(now);
    expect(seen(now, story.slice(0, 1), false)).toBeNull();
  });
});

test('equal cards lie in one heap, lowest first', () => {
  expect(heaps([3, 0, 3, 6])).toEqual([
    { value: 0, count: 1 },
    { value: 3, count: 2 },
    { value: 6, count: 1 },
  ]);
});

test('a card says what it brings at this level', () => {
  expect(faceName('fight', 4, { level: 5, sight: false }, say)).toBe(
    'Combat card +4 (brings a reinforcement at level Black)',
  );
  expect(faceName('fight', 3, { level: 5, sight: true }, say)).toBe('Combat card +3 (the eye opens a room)');
  expect(faceName('action', 3, { level: 0, sight: true }, say)).toBe('3 actions');
});

test('the bag is each side’s own', () => {
  const view = viewOf(others, { in_bag: [4, 8], things_in_bag: [0, 7] });
  expect(baggedOf(view, 0)).toEqual({ figures: [4], things: [0] });
  expect(baggedOf(view, 1)).toEqual({ figures: [8], things: [7] });
});
