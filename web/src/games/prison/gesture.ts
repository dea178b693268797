// A hint as it is drawn: who goes which way, and the one place to press.
import type { Action, View } from '../../wire/prison';
import { deedsOf } from './deeds';
import { beside, NOWHERE, type Ground } from './floor';

export interface Gesture {
  /** The squares of a walk, or from whoever acts to whom it is meant for; the last is pressed. */
  readonly way: readonly number[];
  /** A whole room instead. */
  readonly place: number;
  /** To be turned by so many quarters. */
  readonly quarters: number;
}

/** Null where a button or a card is pressed. */
export function gestureOf(
  deed: readonly Action[],
  view: View,
  ground: Ground,
  choices: ReadonlyMap<number, Action>,
): Gesture | null {
  const [first] = deed;
  if (!first) return null;
  const walk = walkOf(deed, view);
  if (walk) return { way: walk, place: NOWHERE, quarters: 0 };
  if (first.type === 'Reveal' || first.type === 'Turn' || first.type === 'Hide')
    return { way: [], place: first.place, quarters: first.type === 'Turn' ? first.quarters : 0 };
  const squares = aimOf(first, view, ground, choices).filter((square) => square >= 0);
  return squares.length ? { way: squares, place: NOWHERE, quarters: 0 } : null;
}

/** Where a walk, begun or under way, leads step by step. */
function walkOf(deed: readonly Action[], view: View): number[] | null {
  const [first] = deed;
  if (first?.type !== 'Begin' && first?.type !== 'Step') return null;
  const figure = first.type === 'Begin' ? first.figure : (view.moving?.figure ?? NOWHERE);
  const way = [view.figures[figure]?.square ?? NOWHERE];
  for (const action of deed) if (action.type === 'Step') way.push(beside(way.at(-1) ?? NOWHERE, action.side));
  return way;
}

function aimOf(action: Action, view: View, ground: Ground, choices: ReadonlyMap<number, Action>): number[] {
  if (action.type === 'Put') return [action.square];
  if (action.type === 'Choose')
    return [...choices]
      .filter(([, each]) => each.type === 'Choose' && each.line === action.line)
      .map(([square]) => square);
  if (!('figure' in action)) return [];
  const [deed] = deedsOf([action], view, ground, action.figure);
  return deed ? [view.figures[action.figure]?.square ?? NOWHERE, deed.square] : [];
}
