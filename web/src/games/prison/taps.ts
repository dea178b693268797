// What a tap on the dungeon means just now; a tap on what does not glow is tried, and the server says why
// not.
import type { Action, Figure, View } from '../../wire/prison';
import type { Token } from './choosing';
import type { Deed, Verb } from './deeds';
import { NOWHERE, placeOf, sideTo, squareIn, type Ground } from './floor';

export type Meant =
  | { readonly does: 'act'; readonly action: Action }
  | { readonly does: 'walk'; readonly to: number }
  | { readonly does: 'select'; readonly figure: number | null }
  /** The move under way ends first. */
  | { readonly does: 'stop'; readonly figure: number; readonly square: number }
  | { readonly does: 'say'; readonly text: string };

/** What a player has in hand as the finger comes down. */
interface Hand {
  readonly view: View;
  readonly ground: Ground;
  readonly side: number;
  readonly selected: number | null;
  readonly verb: Verb | null;
  readonly laying: Token | null;
  readonly choices: ReadonlyMap<number, Action>;
  readonly marks: ReadonlyMap<number, Deed | 'walk'>;
  readonly roomDeeds: readonly Deed[];
  may(type: Action['type']): boolean;
  /** What opens the room there, if anything does. */
  opening(place: number): Action | null;
  figure(number: number): Figure | null;
}

const act = (action: Action): Meant => ({ does: 'act', action });
const NO_WAY: Meant = { does: 'say', text: 'prison-board-no-way' };

export function squareTapped(hand: Hand, square: number): Meant | null {
  const choice = hand.choices.get(square);
  if (choice) return act(choice);
  const mark = hand.marks.get(square);
  if (mark === 'walk' && hand.selected !== null) return { does: 'walk', to: square };
  if (mark && mark !== 'walk') return act(mark.action);
  if (hand.view.expected === 'move') return onTheWay(hand, square);
  const own = ownAt(hand, square);
  if (own !== null && hand.view.expected === 'card') return act({ type: 'Begin', figure: own });
  if (own !== null)
    return { does: 'select', figure: own === hand.selected && hand.verb === null ? null : own };
  const place = placeOf(square);
  if (place >= 0 && !hand.ground.open[square]) return roomTapped(hand, place);
  return tried(hand, square);
}

export function roomTapped(hand: Hand, place: number): Meant | null {
  if (hand.laying) return act({ type: 'Hide', ...hand.laying, place });
  const meant = hand.roomDeeds.filter((deed) => deed.place === place);
  const [only] = meant;
  if (only) return meant.length === 1 ? act(only.action) : null;
  const opener = hand.opening(place);
  if (hand.selected === null) return tooEarly(hand, place) ?? (opener && act(opener));
  if (hand.view.expected === 'act') return act({ type: 'Reveal', figure: hand.selected, place });
  return hand.may('Stop') ? { does: 'stop', figure: hand.selected, square: squareIn(place, 0) } : null;
}

/** Before the card nobody acts: who is to say so. */
function tooEarly(hand: Hand, place: number): Meant | null {
  const figure = firstOwn(hand);
  return hand.view.expected === 'card' && figure >= 0 ? act({ type: 'Reveal', figure, place }) : null;
}

function begun(hand: Hand): Meant | null {
  const figure = firstOwn(hand);
  return figure >= 0 ? act({ type: 'Begin', figure }) : null;
}

const firstOwn = ({ view, side }: Hand): number =>
  view.figures.findIndex((figure) => figure.side === side && figure.square >= 0);

/** On the way one walks on, hands over, or stops to do something else. */
function onTheWay(hand: Hand, square: number): Meant {
  const figure = hand.view.moving?.figure ?? NOWHERE;
  const side = sideTo(hand.figure(figure)?.square ?? NOWHERE, square);
  const beyond = ownAt(hand, square) !== null || enemyAt(hand, square) !== null || !hand.ground.open[square];
  if (side !== NOWHERE && !beyond) return act({ type: 'Step', side });
  return hand.may('Stop') && beyond ? { does: 'stop', figure, square } : NO_WAY;
}

function tried(hand: Hand, square: number): Meant | null {
  const { selected } = hand;
  const target = enemyAt(hand, square);
  // Whoever has nobody in hand looks at an enemy.
  if (selected === null || hand.view.expected !== 'act') return target === null ? askedFor(hand) : null;
  if (target !== null) return act({ type: 'Attack', figure: selected, target, how: 'close' });
  return hand.may('Begin') ? NO_WAY : act({ type: 'Begin', figure: selected });
}

/** What is to be done instead: the server's word where there is one, else what is asked, once more. */
function askedFor(hand: Hand): Meant | null {
  switch (hand.view.expected) {
    case 'card':
      return begun(hand);
    case 'act':
      return { does: 'say', text: hand.may('Pass') ? 'prison-board-select' : 'prison-board-first' };
    case 'choose':
      return { does: 'say', text: 'prison-board-choose' };
    case 'put':
      return { does: 'say', text: 'prison-board-put' };
    default:
      return null;
  }
}

const ownAt = (hand: Hand, square: number): number | null =>
  at(hand, square, ({ side, wounded }) => side === hand.side && !wounded);

const enemyAt = (hand: Hand, square: number): number | null =>
  at(hand, square, ({ side }) => side !== hand.side);

function at(hand: Hand, square: number, fits: (figure: Figure) => boolean): number | null {
  const found = hand.view.figures.findIndex((figure) => figure.square === square && fits(figure));
  return found < 0 ? null : found;
}
