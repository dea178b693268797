// What a figure may do, by its verb, and where on the board one would point to say so.
import type { Action, View } from '../../wire/prison';
import { beside, type Ground } from './floor';
import { firstInLine } from './sight';

export const VERBS = [
  'move',
  'reveal',
  'turn',
  'attack',
  'jump',
  'heal',
  'gate',
  'break',
  'fire',
  'scream',
] as const;
export type Verb = (typeof VERBS)[number];

/** A deed points at a square, or at a whole room. */
export interface Deed {
  readonly verb: Verb;
  readonly action: Action;
  readonly square: number;
  readonly place: number;
}

const NONE = -1;

export function deedsOf(legal: readonly Action[], view: View, ground: Ground, figure: number): Deed[] {
  return legal.flatMap((action) => {
    if (!('figure' in action) || action.figure !== figure) return [];
    const deed = deedOf(action, view, ground);
    return deed ? [deed] : [];
  });
}

function deedOf(action: Action, view: View, ground: Ground): Deed | null {
  const at = (number: number): number => view.figures[number]?.square ?? NONE;
  switch (action.type) {
    case 'Begin':
      return { verb: 'move', action, square: at(action.figure), place: NONE };
    case 'Reveal':
      return { verb: 'reveal', action, square: NONE, place: action.place };
    case 'Turn':
      return { verb: 'turn', action, square: NONE, place: action.place };
    case 'Attack':
      return { verb: 'attack', action, square: at(action.target), place: NONE };
    case 'Heal':
      return { verb: 'heal', action, square: at(action.target), place: NONE };
    case 'Scream':
      return { verb: 'scream', action, square: at(action.target), place: NONE };
    case 'Jump':
      return { verb: 'jump', action, square: action.square, place: NONE };
    case 'Portcullis':
      return { verb: 'gate', action, square: beside(at(action.figure), action.side), place: NONE };
    case 'Break':
      return { verb: 'break', action, square: beside(at(action.figure), action.side), place: NONE };
    case 'Fire':
      return {
        verb: 'fire',
        action,
        square: firstInLine(view, ground, at(action.figure), action.side),
        place: NONE,
      };
    default:
      return null;
  }
}

/** Without a verb a tap on the board means the plain thing to do there. */
const PLAIN: ReadonlySet<Verb> = new Set<Verb>(['reveal', 'attack', 'heal']);

export const pointed = (deeds: readonly Deed[], verb: Verb | null): Deed[] =>
  deeds.filter((deed) => (verb === null ? PLAIN.has(deed.verb) : deed.verb === verb));

export const verbsOf = (deeds: readonly Deed[]): Verb[] =>
  VERBS.filter((verb) => deeds.some((deed) => deed.verb === verb));

/** One letter each, by the key's place on the keyboard. */
export const VERB_KEYS: Readonly<Record<string, Verb>> = {
  KeyM: 'move',
  KeyR: 'reveal',
  KeyT: 'turn',
  KeyA: 'attack',
  KeyJ: 'jump',
  KeyH: 'heal',
  KeyG: 'gate',
  KeyB: 'break',
  KeyF: 'fire',
  KeyS: 'scream',
};
