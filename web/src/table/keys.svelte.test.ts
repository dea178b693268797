// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { capOf, pressed, type KeyDeed } from './keys.svelte';

const key = (code: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { code, bubbles: true, ...more });

let done = 0;
const turn: KeyDeed = { code: 'KeyR', does: 'kit-key-turn', press: () => (done += 1) };

afterEach(() => {
  done = 0;
  document.body.innerHTML = '';
});

test('a key does what it was declared for, and nothing else', () => {
  expect(pressed(key('KeyR'), [turn])).toBe(true);
  expect(pressed(key('KeyT'), [turn])).toBe(false);
  expect(done).toBe(1);
});

test('a key that means nothing just now is left to others', () => {
  expect(pressed(key('KeyR'), [{ ...turn, when: () => false }])).toBe(false);
  expect(done).toBe(0);
});

test('of two deeds on one key the one that is meant is done', () => {
  expect(pressed(key('KeyR'), [{ ...turn, when: () => false }, turn])).toBe(true);
  expect(done).toBe(1);
});

test('with Ctrl, Alt or the command key it belongs to the browser', () => {
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    expect(pressed(key('KeyR', more), [turn])).toBe(false);
});

test('whoever writes or reads a dialog plays nothing', () => {
  document.body.innerHTML = '<input id="chat"><dialog><button id="yes"></button></dialog>';
  const heard: boolean[] = [];
  document.body.addEventListener('keydown', (e) => heard.push(pressed(e, [turn])), { once: false });
  document.getElementById('chat')?.dispatchEvent(key('KeyR'));
  document.getElementById('yes')?.dispatchEvent(key('KeyR'));
  expect(heard).toEqual([false, false]);
});

test('keys are called what is printed on them', () => {
  expect(['KeyR', 'Escape', 'PageUp'].map(capOf)).toEqual(['R', 'Esc', 'Page ↑']);
});
