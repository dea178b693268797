import { expect, test } from 'vitest';
import { ago } from './ago';

const NOW = Date.parse('2026-02-03T12:00:00Z');

test.each([
  ['2026-02-03T11:59:30Z', 'now'],
  ['2026-02-03T12:00:05Z', 'now'],
  ['2026-02-03T11:55:00Z', '5 minutes ago'],
  ['2026-02-03T09:59:00Z', '2 hours ago'],
  ['2026-02-02T11:00:00Z', 'yesterday'],
])('%s is %s', (moment, words) => {
  expect(ago(moment, NOW)).toBe(words);
});
