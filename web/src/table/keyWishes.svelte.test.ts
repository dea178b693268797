// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { pressed, type KeyDeed } from './keys.svelte';
import { isHeld, KeyWishes } from './keyWishes.svelte';

let done: string[] = [];
const deed = (code: string, does: string): KeyDeed => ({ code, does, press: () => done.push(does) });
const turn = deed('KeyR', 'turn');
const back = deed('Escape', 'back');
const KEYS = [turn, back];
const key = (code: string): KeyboardEvent => new KeyboardEvent('keydown', { code, bubbles: true });

let wishes: KeyWishes;
beforeEach(() => {
  localStorage.clear();
  done = [];
  wishes = new KeyWishes();
});

test('a key is moved, and the old place means nothing any more', () => {
  expect(wishes.wish('roads', turn, 'KeyT', KEYS)).toBeNull();
  expect(pressed(key('KeyR'), wishes.of('roads', KEYS))).toBe(false);
  expect(pressed(key('KeyT'), wishes.of('roads', KEYS))).toBe(true);
  expect(done).toEqual(['turn']);
});

test('it is kept in the browser, for its game only', () => {
  wishes.wish('roads', turn, 'KeyT', KEYS);
  const later = new KeyWishes();
  expect(later.codeOf('roads', turn)).toBe('KeyT');
  expect(later.codeOf('urfin', turn)).toBe('KeyR');
});

test('a key that another deed has is refused, and says whose it is', () => {
  wishes.wish('roads', back, 'KeyX', KEYS);
  expect(wishes.wish('roads', turn, 'KeyX', KEYS)).toEqual({ needed: false, by: back });
  expect(wishes.codeOf('roads', turn)).toBe('KeyR');
});

test.each(['Enter', 'Space', 'Tab', 'ArrowUp', 'Escape', 'Digit0', 'Minus', 'Slash', 'F5', 'ContextMenu'])(
  '%s is needed everywhere',
  (code) => {
    expect(wishes.wish('roads', turn, code, KEYS)).toEqual({ needed: true });
  },
);

test('a key may go back to where it came from, also where nobody else may go', () => {
  wishes.wish('roads', back, 'KeyX', KEYS);
  expect(wishes.wish('roads', back, 'Escape', KEYS)).toBeNull();
  expect(wishes.codeOf('roads', back)).toBe('Escape');
});

test('all of a game go back at once', () => {
  wishes.wish('roads', turn, 'KeyT', KEYS);
  wishes.wish('urfin', turn, 'KeyU', KEYS);
  wishes.reset('roads');
  expect([wishes.has('roads'), wishes.codeOf('roads', turn)]).toEqual([false, 'KeyR']);
  expect(new KeyWishes().codeOf('urfin', turn)).toBe('KeyU');
});

test.each(['{', 'null', '[]', '{"roads":{"turn":7}}', '{"roads":{"turn":"Enter"}}', '{"roads":null}'])(
  'what was kept and is no wish (%s) is no harm',
  (kept) => {
    localStorage.setItem('igroteka.keys', kept);
    expect(new KeyWishes().codeOf('roads', turn)).toBe('KeyR');
  },
);

test('a key that is held for another says nothing by itself', () => {
  expect(['ShiftLeft', 'AltRight', 'KeyA'].map(isHeld)).toEqual([true, true, false]);
});
