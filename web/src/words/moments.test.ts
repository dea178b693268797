import { expect, test } from 'vitest';
import { frame } from '../net/fakes';
import type { Frame } from '../wire/wire';
import { momentsOf } from './moments';

const happened = (step: number, ...kinds: string[]): Frame =>
  frame(step, { events: kinds.map((kind) => ({ kind })) });

const GAME = [happened(1), happened(2, 'walked', 'shot'), happened(3, 'walked'), happened(4, 'shot', 'shot')];

test('the steps of what is marked, in their order, each with its line', () => {
  const moments = momentsOf(GAME, ['shot']);
  expect(moments.map(({ at }) => at)).toEqual([1, 3, 3]);
  expect(moments.map(({ line }) => line.event?.kind)).toEqual(['shot', 'shot', 'shot']);
});

test('a game that marks nothing has no moments', () => {
  expect(momentsOf(GAME, [])).toEqual([]);
});

test('what is told once only stands there as it is remembered', () => {
  const turned = { kind: 'turned', card: 7 };
  const seen = frame(4, { events: [turned], kept: [{ kind: 'turned' }] });
  expect(momentsOf([seen], ['turned'])[0]?.line.event).toEqual({ kind: 'turned' });
});
