// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import { info } from '../../net/fakes';
import { cause, verdict } from './verdict';

const outcome = (...winners: number[]) => ({ winners, reason: '', clause: '', scores: [] });
const at = (cooperative: boolean) => ({
  info: info({ cooperative }),
  seat: 0,
  name: (seat: number) => `P${seat}`,
});

test('who plays together wins or loses together', async () => {
  await i18n.use('en');
  const [team, rivals] = [at(true), at(false)];
  expect(verdict(outcome(), team)).toBe(i18n.t('over-lost-together'));
  expect(verdict(outcome(), rivals)).toBe(i18n.t('over-draw'));
  expect(verdict(outcome(0, 1), team)).toBe(i18n.t('over-won-together'));
  expect(verdict(outcome(0, 1), rivals)).toBe(i18n.t('over-win-shared', { players: 'P0, P1' }));
});

test('whoever resigned is told so; the others hear that the rest have', async () => {
  await i18n.use('en');
  const resigned = { ...outcome(0), reason: 'over-resigned' };
  const table = at(false);
  expect(cause(resigned, table, new Set([1]))).toBe('You resigned.');
  expect(cause(resigned, table, new Set([0]))).toBe('The others resigned.');
  expect(cause(resigned, table, new Set([0, 1]))).toBe('The others resigned.');
  expect(cause(resigned, table, new Set())).toBe('The others resigned.');
});
