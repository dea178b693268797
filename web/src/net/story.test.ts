import { expect, test } from 'vitest';
import { info, seat } from './fakes';
import { changes, linesOf, noteLine, told } from './story';

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

test('a touch in the bag is felt, not told', () => {
  const events = [{ kind: 'touched' }, { kind: 'kept' }];
  expect(linesOf({ step: 4, events }).map(({ event }) => event?.kind)).toEqual(['kept']);
});

test('a new name alone is no story', () => {
  expect(changes(info(), info({ seats: [seat(0, { name: 'Anna' }), seat(1)] }), 7)).toEqual([]);
});
