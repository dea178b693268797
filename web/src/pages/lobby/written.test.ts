import { expect, test } from 'vitest';
import { written } from './written';

test.each(['6x4', '6X4', '6×4', '6х4', ' 6 * 4 '])('%s is a size', (text) => {
  expect(written(text)).toBe('6x4');
});

test('whatever else is written stays as it is', () => {
  expect(written(' 6x ')).toBe('6x');
  expect(written('a x b')).toBe('a x b');
});
