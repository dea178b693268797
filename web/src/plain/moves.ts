// Moves as a list one can choose from: numbered, worded, several of a kind under one heading.
import type { Words } from '../wire/wire';

export interface Move<A> {
  readonly number: number;
  readonly text: string;
  readonly action: A;
}

/** Without a heading: kinds of which there is only one. */
export interface Group<A> {
  readonly kind: string;
  readonly moves: readonly Move<A>[];
}

/** `ThrowForStart` as texts spell it. */
export const kebab = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

type Kinded = { readonly type: string };

/** Several of a kind in the order of the list, single ones together at the end; numbered as they stand. */
export function grouped<A extends Kinded>(
  legal: readonly A[],
  words: readonly Words[],
  say: (words: Words) => string,
): Group<A>[] {
  const kinds = new Map<string, number[]>();
  legal.forEach(({ type }, at) => kinds.set(type, [...(kinds.get(type) ?? []), at]));
  const several = [...kinds].filter(([, places]) => places.length > 1);
  const single = [...kinds].filter(([, places]) => places.length === 1).flatMap(([, places]) => places);
  const order: [string, number[]][] = [
    ...several.map(([type, places]): [string, number[]] => [kebab(type), places]),
    ['', single],
  ];
  let number = 0;
  const worded = (at: number): Move<A> => ({
    number: ++number,
    text: say(words[at] as Words),
    action: legal[at] as A,
  });
  return order
    .filter(([, places]) => places.length)
    .map(([kind, places]) => ({ kind, moves: places.map(worded) }));
}
