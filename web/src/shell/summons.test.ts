import { expect, test } from 'vitest';
import { summonsOf } from './summons';

const told = (value: unknown) => summonsOf({ json: () => value });

test('a summons says which table', () => {
  const said = { title: 'Roads', body: 'It is your turn.', path: '/t/abc', lang: 'en' };
  expect(told(said)).toEqual(said);
});

test('what cannot be read leads to the lobby', () => {
  const broken = {
    json: () => {
      throw new SyntaxError('no');
    },
  };
  for (const odd of [told({}), told({ path: 'https://elsewhere/t/x' }), told({ path: '/t/x', title: 3 })])
    expect(odd.path).toBe('/');
  expect([summonsOf(null).path, summonsOf(broken).path]).toEqual(['/', '/']);
});
