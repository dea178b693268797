import { expect, test } from 'vitest';
import { info, seat } from '../net/fakes';
import { changes, linesOf, lineText, noteLine, told } from './story';
import { tellers } from './tellers.svelte';

test('somebody who is back at once never left', () => {
  const left = told([], [noteLine(3, 'log-left', 1)]);
  expect(told(left, [noteLine(3, 'log-came', 1)])).toEqual([]);
});

test('somebody else’s coming does not hide a leaving', () => {
  const left = told([], [noteLine(3, 'log-left', 1)]);
  expect(told(left, [noteLine(3, 'log-came', 0)])).toHaveLength(2);
});

test.each([
  ['log-resigned', { resigned: true }],
  ['log-bot', { bot: 'greedy:easy' }],
  ['log-left', { here: false }],
] as const)('%s is noticed', (note, change) => {
  const after = info({ seats: [seat(0), seat(1, change)] });
  expect(changes(info(), after, 7)).toMatchObject([{ note, seat: 1, step: 7 }]);
});

test('a touch in the bag is felt, and that a tower stands still is seen: neither is told', () => {
  const events = [{ kind: 'touched' }, { kind: 'kept' }, { kind: 'shaken' }];
  expect(linesOf({ step: 4, events }).map(({ event }) => event?.kind)).toEqual(['kept']);
});

test('what was shown once is in the log until the next step, and then only that it happened', () => {
  const shown = { step: 4, events: [{ kind: 'discarded', card: 7 }], kept: [{ kind: 'discarded', card: 0 }] };
  const story = told([], linesOf(shown));
  expect(story[0]?.event).toEqual({ kind: 'discarded', card: 7 });
  const later = told(story, linesOf({ step: 5, events: [{ kind: 'laid' }] }));
  expect(later.map(({ event }) => event)).toEqual([{ kind: 'discarded', card: 0 }, { kind: 'laid' }]);
  expect(later.some((line) => 'fades' in line)).toBe(false);
});

test('a new name alone is no story', () => {
  expect(changes(info(), info({ seats: [seat(0, { name: 'Anna' }), seat(1)] }), 7)).toEqual([]);
});

test('steps of one figure are one walk, another figure’s are its own', () => {
  const step = (figure: number, start: number, end: number) => ({ kind: 'walked', figure, start, end });
  const lines = linesOf({ step: 4, events: [step(1, 3, 4), step(1, 4, 14), step(2, 14, 15)] });
  expect(told([], lines).map(({ event }) => event)).toEqual([step(1, 3, 14), step(2, 14, 15)]);
});

test('a game that tells its events by the table is asked for its words', () => {
  tellers.set('roads', ({ kind }, view) => `${kind} ${String(view)}`);
  const [line] = linesOf({ step: 4, events: [{ kind: 'laid' }] });
  expect(lineText(line!, info(), 0, 'here')).toBe('laid here');
  tellers.delete('roads');
});

test('a move that was taken back is told, also to whoever comes back to the story', () => {
  const note = { kind: 'taken-back', seat: 1, ms: 0 } as const;
  expect(linesOf({ step: 4, events: [], note })).toMatchObject([{ note: 'log-takeback', seat: 1 }]);
});

test('sand given back and a time that was up are told, though nobody moved', () => {
  const note = (kind: 'forgiven' | 'overdue', ms: number) => ({ kind, seat: 1, ms });
  expect(linesOf({ step: 4, events: [], note: note('forgiven', 8400) })).toMatchObject([
    { note: 'log-forgiven', seat: 1, seconds: 8 },
  ]);
  expect(linesOf({ step: 5, events: [], note: note('overdue', 0) })).toMatchObject([{ note: 'log-overdue' }]);
});
