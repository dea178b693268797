// What a tap on the dungeon means just now; a tap on what does not glow is tried, and the server says why not.
import type { Action, Figure } from '../../wire/prison';
import type { PrisonCtrl } from './ctrl.svelte';
import { NOWHERE, placeOf, sideTo, squareIn } from './floor';

export type Meant =
  | { readonly does: 'act'; readonly action: Action }
  | { readonly does: 'walk'; readonly to: number }
  | { readonly does: 'select'; readonly figure: number | null }
  /** The move under way ends first. */
  | { readonly does: 'stop'; readonly figure: number; readonly square: number }
  | { readonly does: 'say'; readonly text: string };

const act = (action: Action): Meant => ({ does: 'act', action });
const NO_WAY: Meant = { does: 'say', text: 'prison-board-no-way' };

export function squareTapped(ctrl: PrisonCtrl, square: number): Meant | null {
  const choice = ctrl.choices.get(square);
  if (choice) return act(choice);
  const mark = ctrl.marks.get(square);
  if (mark === 'walk' && ctrl.selected !== null) return { does: 'walk', to: square };
  if (mark && mark !== 'walk') return act(mark.action);
  if (ctrl.view.expected === 'move') return onTheWay(ctrl, square);
  const own = ownAt(ctrl, square);
  if (own !== null)
    return { does: 'select', figure: own === ctrl.selected && ctrl.verb === null ? null : own };
  const place = placeOf(square);
  if (place >= 0 && !ctrl.ground.open[square]) return roomTapped(ctrl, place);
  return tried(ctrl, square);
}

export function roomTapped(ctrl: PrisonCtrl, place: number): Meant | null {
  if (ctrl.laying) return act({ type: 'Hide', ...ctrl.laying, place });
  const meant = ctrl.roomDeeds.filter((deed) => deed.place === place);
  const [only] = meant;
  if (only) return meant.length === 1 ? act(only.action) : null;
  const opener = ctrl.opening(place);
  if (ctrl.selected === null) return opener && act(opener);
  if (ctrl.view.expected === 'act') return act({ type: 'Reveal', figure: ctrl.selected, place });
  return ctrl.may('Stop') ? { does: 'stop', figure: ctrl.selected, square: squareIn(place, 0) } : null;
}

/** On the way one walks on, hands over, or stops to do something else. */
function onTheWay(ctrl: PrisonCtrl, square: number): Meant {
  const figure = ctrl.view.moving?.figure ?? NOWHERE;
  const side = sideTo(ctrl.figure(figure)?.square ?? NOWHERE, square);
  const beyond = ownAt(ctrl, square) !== null || enemyAt(ctrl, square) !== null || !ctrl.ground.open[square];
  if (side !== NOWHERE && !beyond) return act({ type: 'Step', side });
  return ctrl.may('Stop') && beyond ? { does: 'stop', figure, square } : NO_WAY;
}

function tried(ctrl: PrisonCtrl, square: number): Meant | null {
  const { selected } = ctrl;
  if (selected === null || ctrl.view.expected !== 'act') return null;
  const target = enemyAt(ctrl, square);
  return target === null ? NO_WAY : act({ type: 'Attack', figure: selected, target, how: 'close' });
}

const ownAt = (ctrl: PrisonCtrl, square: number): number | null =>
  at(ctrl, square, ({ side, wounded }) => side === ctrl.side && !wounded);

const enemyAt = (ctrl: PrisonCtrl, square: number): number | null =>
  at(ctrl, square, ({ side }) => side !== ctrl.side);

function at(ctrl: PrisonCtrl, square: number, fits: (figure: Figure) => boolean): number | null {
  const found = ctrl.view.figures.findIndex((figure) => figure.square === square && fits(figure));
  return found < 0 ? null : found;
}
