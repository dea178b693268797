import { expect, test } from 'vitest';
import { t } from '../../i18n/i18n.svelte';
import { Failed } from '../../net/api';
import { refusedText } from './starting.svelte';

const broken = new Failed('bad-option', 'option map: line 3: a road ends in the river (U-C5)');

test('the fault of a text is told where the text was given', () => {
  expect(refusedText(broken, { map: 'name own\n....' })).toEqual({
    option: 'map',
    why: 'line 3: a road ends in the river (U-C5)',
  });
});

test('a refusal with words of its own is told in them, with its rule', () => {
  const refusal = { clause: 'U-C4', reason: 'no-such-text', details: {} };
  const failed = new Failed('bad-option', 'option map: urfin-map-no-palace {}', refusal);
  expect(refusedText(failed, { map: 'a\nb' })?.why).toBe(`${t('no-such-text')} (U-C4)`);
});

test('a clash of short values belongs to the whole table', () => {
  expect(refusedText(broken, { map: 'emerald' })).toBeNull();
  expect(refusedText(new Failed('too-fast'), { map: 'a\nb' })).toBeNull();
});
