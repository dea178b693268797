// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyCtrl } from './contract';
import { FocusKeeper, useFocus } from './focus.svelte';
import { motion } from './motion.svelte';

const BOARD = `
  <div id="port" tabindex="0"></div>
  <button id="card"></button>
  <button id="throw" class="deed"></button>
  <button id="pass" class="deed"></button>`;

let asked = true;
let leave = (): void => {};

const by = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const at = (): string => document.activeElement?.id ?? '';
/** Long enough for whoever watches the page. */
const seen = (): Promise<void> => new Promise((done) => setTimeout(done));
const key = (name = 'Enter'): boolean => window.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
const finger = (): boolean => window.dispatchEvent(new Event('pointerdown'));

function kept(): FocusKeeper {
  const ways = { next: () => ['.deed', '#card'], rest: ['#port'] };
  const keeper = new FocusKeeper(by('board'), ways, () => asked);
  leave = keeper.watch();
  return keeper;
}

/** Done by key: what had the focus goes, and whoever watches the page has seen it. */
async function done(id: string, go = (it: Element): void => it.remove()): Promise<void> {
  by(id).focus();
  key();
  go(by(id));
  await seen();
}

/** The same, and others act. */
async function rested(): Promise<FocusKeeper> {
  const keeper = kept();
  asked = false;
  await done('throw');
  return keeper;
}

beforeEach(() => {
  document.body.innerHTML = `<button id="chat"></button><div id="board">${BOARD}</div>`;
  asked = true;
});
afterEach(() => leave());

test('a deed that is done gives the focus to the next one', async () => {
  kept();
  await done('throw');
  expect(at()).toBe('pass');
});

test('what is out of use is left, too', async () => {
  kept();
  await done('throw', (it) => it.setAttribute('disabled', ''));
  expect(at()).toBe('pass');
});

test('what a hint means comes first', async () => {
  kept();
  by('card').setAttribute('data-hint', '');
  await done('chat');
  expect(at()).toBe('card');
});

test('what is only shown of a hint takes no keys', async () => {
  kept();
  by('board').insertAdjacentHTML('afterbegin', '<div data-hint role="img"></div>');
  by('pass').setAttribute('data-hint', '');
  await done('chat');
  expect(at()).toBe('pass');
});

test('what was pressed and has no more use gives the keys on, and what is only looked at keeps them', () => {
  const keeper = kept();
  by('card').setAttribute('aria-disabled', 'true');
  by('card').focus();
  key('ArrowLeft');
  keeper.goOn();
  expect(at()).toBe('card');
  key();
  keeper.goOn();
  expect(at()).toBe('throw');
});

test('while others act the focus rests on the board, and goes on when one is asked again', async () => {
  const keeper = await rested();
  expect(at()).toBe('port');
  asked = true;
  keeper.goOn();
  expect(at()).toBe('pass');
});

test('whoever went elsewhere in the meantime is not called back', async () => {
  const keeper = await rested();
  by('chat').focus();
  keeper.goOn();
  expect(at()).toBe('chat');
});

test('whoever looks around the board with arrows is not called away', async () => {
  const keeper = await rested();
  key('ArrowLeft');
  asked = true;
  keeper.goOn();
  expect(at()).toBe('port');
});

test('a finger needs no focus', async () => {
  kept();
  by('throw').focus();
  finger();
  by('throw').remove();
  await seen();
  expect(at()).not.toBe('pass');
});

test('what vanishes beside the board gives its focus to the board', async () => {
  kept();
  await done('chat');
  expect(at()).toBe('throw');
});

test('a board that has left the page moves no focus', async () => {
  const table = { live: true, myTurn: true, busy: false, step: 0 } as AnyCtrl;
  const stop = $effect.root(() =>
    useFocus(table, () => by('board'), { next: () => ['.deed'], rest: ['#port'] }),
  );
  flushSync();
  by('throw').focus();
  key();
  stop();
  by('throw').remove();
  await seen();
  expect(at()).toBe('');
});

test('a closed dialog leads the keys on, and the board is not ready before', async () => {
  kept();
  by('chat').insertAdjacentHTML('afterend', '<dialog open><button id="close"></button></dialog>');
  by('close').focus();
  key();
  document.querySelector('dialog')?.remove();
  await Promise.resolve();
  expect(motion.still).toBe(false);
  await seen();
  await seen();
  expect(at()).toBe('throw');
  expect(motion.still).toBe(true);
});
