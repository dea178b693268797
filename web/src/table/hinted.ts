// The one control or place that a hint means: lit, named, and pressed it plays the whole hint.
import type { Attachment } from 'svelte/attachments';
import { spoken } from '../words/spoken';
import { same, type AnyAction } from './action';
import type { AnyCtrl } from './contract';
import './hinted.css';

/** The next action of the hint; null without one. */
export const advised = (table: AnyCtrl): AnyAction | null => table.hint?.deed[0] ?? null;

/** Whether the hint begins with this, however a hand would do it. */
export function means<A extends AnyAction>(table: AnyCtrl, action: A): boolean {
  const next = advised(table);
  return next !== null && same(plain(next), plain(action));
}

/** What a press on the mark does, in words. */
export function hintSaid(table: AnyCtrl): string {
  const words = (table.hint?.words ?? []).map((each) => spoken(each, table.info, table.seat));
  return table.t('hint-mark', { words: words.join(' → ') });
}

/** For `{@attach on && hinted(table)}` on a control that is clicked. */
export function hinted(table: AnyCtrl): Attachment<Element> {
  return (element) => {
    const follow = (e: Event): void => {
      e.preventDefault();
      e.stopImmediatePropagation();
      table.followHint?.();
    };
    const unmark = marked(element, hintSaid(table));
    element.addEventListener('click', follow, { capture: true });
    return () => {
      element.removeEventListener('click', follow, { capture: true });
      unmark();
    };
  };
}

/** For a piece that can also be dragged, or that only the own hand moves: its board takes the tap. */
export const lit =
  (table: AnyCtrl): Attachment<Element> =>
  (element) =>
    marked(element, hintSaid(table));

function marked(element: Element, said: string): () => void {
  element.setAttribute('data-hint', '');
  element.setAttribute('aria-description', said);
  // In a list that scrolls; a board looks there by its own camera.
  if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return () => {
    element.removeAttribute('data-hint');
    element.removeAttribute('aria-description');
  };
}

const plain = (action: AnyAction): AnyAction => ({ ...action, hand: null }) as AnyAction;
