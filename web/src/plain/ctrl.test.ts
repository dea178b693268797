// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeWire, stillness, update, welcome, frame } from '../net/fakes';
import { LiveTable } from '../net/table.svelte';
import type { ServerMessage } from '../wire/wire';
import { PlainCtrl } from './ctrl.svelte';

const LEGAL = [{ type: 'Lay' }, { type: 'Lay' }, { type: 'Rest' }];
let table: LiveTable;
let plain: PlainCtrl;

beforeEach(() => {
  FakeWire.all = [];
  table = new LiveTable('a token of a seat', () => new FakeWire());
  FakeWire.last.onopen?.();
  FakeWire.last.hear(welcome(3, { frame: frame(3, { legal: LEGAL }) }));
  plain = new PlainCtrl(table);
});
afterEach(() => table.close());

const given = (step: number, count = LEGAL.length): ServerMessage => ({
  type: 'WordsGiven',
  step,
  words: LEGAL.slice(0, count).map((_, at) => ({ text: `move-${at}`, details: {} })),
  table: [
    {
      heading: { text: 'hand', details: {} },
      lines: [
        'a card',
        { text: 'whose', details: { seat: 1 } },
        [
          { text: 'a', details: {} },
          { text: 'b', details: {} },
        ],
      ],
    },
  ],
});

test('words are asked for, with the table if wanted', () => {
  plain.ask(true);
  plain.ask(false);
  expect(FakeWire.last.heard('AskWords').map((ask) => ask.table)).toEqual([true, false]);
});

test('moves are grouped and numbered once their words have come', () => {
  expect(plain.groups).toEqual([]);
  FakeWire.last.hear(given(3));
  expect(plain.moves.map(({ number, text }) => `${number} ${text}`)).toEqual([
    '1 move-0',
    '2 move-1',
    '3 move-2',
  ]);
});

test('words of another step are not of these moves', () => {
  FakeWire.last.hear(given(2));
  expect(plain.moves).toEqual([]);
  FakeWire.last.hear(given(3, 2));
  expect(plain.moves).toEqual([]);
});

test('while another acts, what was read stays to be chosen by its number, if it still can be done', async () => {
  FakeWire.last.hear(given(3));
  expect(plain.moves).toHaveLength(3);
  FakeWire.last.hear(update(4, { legal: [LEGAL[2]!] }));
  await stillness();
  expect(plain.worded).toBe(false);
  expect(plain.moves.map(({ number, text }) => `${number} ${text}`)).toEqual(['3 move-2']);
  expect(plain.chooseNumber(3)).toBe(true);
  expect(FakeWire.last.heard('Act')[0]?.action).toEqual({ type: 'Rest' });
  expect(plain.moves).toEqual([]);
});

test('a number plays its move, another number none', async () => {
  FakeWire.last.hear(given(3));
  expect(plain.chooseNumber(4)).toBe(false);
  expect(plain.chooseNumber(3)).toBe(true);
  const [act] = FakeWire.last.heard('Act');
  expect(act?.action).toEqual({ type: 'Rest' });
  expect(plain.chooseNumber(1), 'one is on its way').toBe(false);
  expect(FakeWire.last.heard('Act')).toHaveLength(1);
  FakeWire.last.hear(update(4, { active: [1], legal: [] }, act?.id));
  await stillness();
  expect(plain.moves).toEqual([]);
});

test('what lies there is read as headed lists', () => {
  FakeWire.last.hear(given(3));
  expect(plain.sections).toEqual([{ heading: 'hand', lines: ['a card', 'whose', 'a, b'] }]);
});
