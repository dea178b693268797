// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { router, routeOf } from './router.svelte';

test.each([
  ['/', '', { page: 'lobby' }],
  ['/t/abc_-1', '#key', { page: 'table', table: 'abc_-1', token: 'key' }],
  ['/t/abc', '', { page: 'table', table: 'abc', token: '' }],
  ['/r/abc', '', { page: 'replay', table: 'abc', token: '', step: 0 }],
  ['/r/abc', '#key_-.37', { page: 'replay', table: 'abc', token: 'key_-', step: 37 }],
  ['/r/abc', '#review', { page: 'replay', table: 'abc', token: '', step: 0, review: true }],
  ['/r/abc', '#key.x', { page: 'replay', table: 'abc', token: 'key', step: 0 }],
  ['/rules/roads', '#R-P1', { page: 'rules', game: 'roads', clause: 'R-P1' }],
  ['/t', '', { page: 'lost' }],
  ['/t/abc/more', '', { page: 'lost' }],
  ['/t/%2e%2e', '', { page: 'lost' }],
  ['/nowhere/abc', '', { page: 'lost' }],
])('%s%s', (path, hash, route) => {
  expect(routeOf(path, hash)).toEqual(route);
});

let stop: () => void;
beforeEach(() => {
  history.replaceState(null, '', '/');
  stop = router.start();
});
afterEach(() => stop());

function click(html: string): boolean {
  document.body.innerHTML = html;
  return document
    .querySelector('a')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

test('a link of the house opens without loading anew', () => {
  expect(click('<a href="/rules/roads#R-P1"><b>rules</b></a>')).toBe(false);
  expect(router.route).toEqual({ page: 'rules', game: 'roads', clause: 'R-P1' });
});

test('a link for a new window is left to the browser', () => {
  click('<a href="/rules/roads" target="_blank">rules</a>');
  expect(router.route).toEqual({ page: 'lobby' });
});

test('the key of a seat does not stay in the address', () => {
  router.go('/t/abc#secret');
  router.hideKey();
  expect(location.href).not.toContain('secret');
});
