// Squares and tokens that wait for a word of the player: after a six (P-8.2), in the set-up of a duel (P-D1).
import type { Action, View } from '../../wire/prison';
import { NOWHERE, ownToFloor } from './floor';

/** A token that is about to be laid face down. */
export interface Token {
  readonly number: number;
  readonly thing: boolean;
}

const TO_LAY = -5;

/** Where a token may go, by square. */
export function choicesOf(legal: readonly Action[], view: View): ReadonlyMap<number, Action> {
  const found = legal.map((action): [number, Action] => [squareOf(action, view), action]);
  return new Map(found.filter(([square]) => square !== NOWHERE));
}

function squareOf(action: Action, { placing, rooms }: View): number {
  if (action.type === 'Put') return action.square;
  const room = rooms.find(({ place }) => place === placing?.place);
  if (action.type !== 'Choose' || !placing || !room) return NOWHERE;
  return placing.row === NOWHERE
    ? ownToFloor(room, action.line, placing.column)
    : ownToFloor(room, placing.row, action.line);
}

/** One's own tokens that are still to be laid face down. */
export function toLayOf({ figures, things }: View, side: number): Token[] {
  const mine =
    (thing: boolean) =>
    (each: { side: number; square: number }, number: number): Token[] =>
      each.side === side && each.square === TO_LAY ? [{ number, thing }] : [];
  return [...figures.flatMap(mine(false)), ...things.flatMap(mine(true))];
}
