import { expect, test } from 'vitest';
import type { AskPreview } from '../wire/wire';
import { Previews } from './previews';

const put = (cell: number) => ({ type: 'Put', cell });

function asking(open = true) {
  const said: AskPreview[] = [];
  return { said, previews: new Previews((ask) => (open && said.push(ask), open)) };
}

test('a question is answered by its id', async () => {
  const { said, previews } = asking();
  const answer = previews.of(put(7));
  expect(previews.given('another', {})).toBe(false);
  expect(previews.given(said[0]!.id, { covers: [1] })).toBe(true);
  expect(await answer).toEqual({ covers: [1] });
});

test('while one is on its way only the newest question waits', async () => {
  const { said, previews } = asking();
  const [first, second, third] = [previews.of(put(1)), previews.of(put(2)), previews.of(put(3))];
  expect(said.map((ask) => ask.action)).toEqual([put(1)]);
  previews.given(said[0]!.id, 'old');
  previews.given(said[1]!.id, 'new');
  expect([await first, await second, await third]).toEqual([null, null, 'new']);
  expect(said.map((ask) => ask.action)).toEqual([put(1), put(3)]);
});

test('without a line nothing is foreseen, and nobody waits', async () => {
  const { previews } = asking(false);
  expect(await previews.of(put(1))).toBeNull();
  expect(await previews.of(put(2))).toBeNull();
});

test('whoever waits when the line breaks is told nothing, and may ask again', async () => {
  const { said, previews } = asking();
  const answer = previews.of(put(1));
  previews.failAll();
  expect(await answer).toBeNull();
  previews.of(put(2));
  expect(said).toHaveLength(2);
});
