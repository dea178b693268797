import { expect, test } from 'vitest';
import type { GameInfo, Option } from '../../wire/wire';
import { admits, Draft, gentleTable, quickTable, withPlain } from './draft.svelte';

const option = (name: string, ...values: string[]): Option => ({
  name,
  values,
  pattern: null,
  hint: '',
  upload: false,
  moot: {},
  usual: '',
});
const field = { ...option('field', 'page'), pattern: '[3-9]x[3-9]', hint: 'WxH' };
const GAME: GameInfo = {
  id: 'ferry',
  version: 1,
  lid: { age: null, minutes: null, measured: false, cooperative: false },
  lessons: [],
  gentle: { variant: 'heap' },
  puzzles: [],
  seats: { least: 2, most: 3 },
  options: { 2: [option('variant', 'duel', 'heap'), field], 3: [option('variant', 'heap'), field] },
  levels: [],
  characters: [],
};

test('a choice begins at its usual value, wherever that stands in the row', () => {
  const level = { ...option('level', 'white', 'pink', 'black'), usual: 'pink' };
  const draft = new Draft({ ...GAME, options: { 2: [level], 3: [level] } });
  expect(draft.options).toEqual({ level: 'pink' });
});

test('one tap sits me against an easy computer', () => {
  expect(quickTable(GAME).seats.map((seat) => [seat.kind, seat.bot])).toEqual([
    ['me', undefined],
    ['bot', 'easy'],
  ]);
});

test('a team is the computer and me, though one could play alone', () => {
  const team = { ...GAME, lid: { ...GAME.lid, cooperative: true }, seats: { least: 1, most: 4 } };
  expect(quickTable(team).seats.map((seat) => seat.kind)).toEqual(['me', 'bot']);
});

test('the first game has a coach, a learner as a rival, and what the box says is gentle', () => {
  const { seats, options, help } = gentleTable(GAME);
  expect(seats.map(({ bot }) => bot)).toEqual([undefined, 'learner']);
  expect([options, help]).toEqual([{ variant: 'heap' }, 'coach']);
});

test('in a team the bot is as good as ever', () => {
  const team = { ...GAME, lid: { ...GAME.lid, cooperative: true } };
  expect(gentleTable(team).seats.at(-1)?.bot).toBe('medium');
});

test('a character may be chosen or left alone, where the game has any', () => {
  expect(withPlain({ characters: ['hoarder'] })).toEqual(['', 'hoarder']);
  expect(withPlain(GAME)).toEqual([]);
});

test('seats stay within what the box allows', () => {
  const draft = new Draft(GAME);
  expect([draft.canAdd, draft.canRemove]).toEqual([true, false]);
  draft.add();
  expect([draft.canAdd, draft.canRemove]).toEqual([false, true]);
});

test('an option that is not for so many players goes back to its default', () => {
  const draft = new Draft(GAME);
  expect(draft.options.variant).toBe('duel');
  draft.add();
  expect(draft.options.variant).toBe('heap');
});

test('a value that is not for so many players is shown, with the reason', () => {
  const draft = new Draft(GAME);
  draft.add();
  const [variant] = draft.choices;
  const shown = draft.values(variant as Option).map(({ value, why }) => [value, why !== '']);
  expect(shown).toEqual([
    ['heap', false],
    ['duel', true],
  ]);
});

test('an own value has to fit its form', () => {
  expect(admits(field, '5x7')).toBe(true);
  expect(admits(field, '5x77')).toBe(false);
  const draft = new Draft(GAME);
  draft.options.field = 'nonsense';
  expect(draft.flaw?.name).toBe('field');
});

test('a text of several lines fits a form that asks for one', () => {
  const map = { ...option('map', 'emerald'), pattern: '(?s).*\\n.*', upload: true };
  expect(admits(map, 'name own\n....')).toBe(true);
  expect(admits(map, '')).toBe(false);
});

test('the wish names bots for bots and people for people', () => {
  const draft = new Draft(GAME);
  draft.add();
  draft.seats[2]!.name = ' Anna ';
  expect(draft.wish().seats).toEqual([
    { kind: 'me', name: '' },
    { kind: 'bot', bot: 'easy' },
    { kind: 'friend', name: 'Anna' },
  ]);
});

test('days a turn are for tables without sand, and a pace for those where somebody waits', () => {
  const sandy = { ...GAME, options: { 2: [option('sand', '60', 'off')], 3: [option('sand', '60', 'off')] } };
  const draft = new Draft(sandy);
  draft.pace = '3d';
  expect(draft.wish().pace).toBe('');
  draft.options.sand = 'off';
  expect(draft.wish().pace).toBe('3d');
  const alone = new Draft({ ...GAME, seats: { least: 1, most: 2 } });
  alone.pace = '5m';
  expect([alone.canBePaced, alone.wish().pace]).toEqual([false, '']);
});

test('a table is open to anyone only while a seat waits for a friend', () => {
  const draft = new Draft(GAME);
  draft.open = true;
  expect([draft.canBeOpen, draft.wish().open]).toEqual([false, false]);
  draft.add();
  expect([draft.canBeOpen, draft.wish().open]).toEqual([true, true]);
});
