import { expect, test } from 'vitest';
import { grouped, kebab } from './moves';

const words = (text: string) => ({ text, details: {} });
const say = ({ text }: { text: string }) => text;

test('kinds are spelt as the texts spell them', () => {
  expect([kebab('Lay'), kebab('PlayCard'), kebab('ThrowForStart')]).toEqual([
    'lay',
    'play-card',
    'throw-for-start',
  ]);
});

test('several of a kind come first and single ones together, numbered as they stand', () => {
  const legal = [{ type: 'Rest' }, { type: 'PickUp', at: 1 }, { type: 'Rummage' }, { type: 'PickUp', at: 2 }];
  const groups = grouped(legal, ['rest', 'one', 'rummage', 'two'].map(words), say);
  expect(groups.map(({ kind }) => kind)).toEqual(['pick-up', '']);
  expect(groups.flatMap(({ moves }) => moves.map(({ number, text }) => `${number} ${text}`))).toEqual([
    '1 one',
    '2 two',
    '3 rest',
    '4 rummage',
  ]);
  expect(groups[0]?.moves[1]?.action).toBe(legal[3]);
});

test('nothing to do is no group', () => {
  expect(grouped([], [], say)).toEqual([]);
});
