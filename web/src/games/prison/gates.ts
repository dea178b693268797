// The portcullises at a square, in words.
import type { View } from '../../wire/prison';
import { beside } from './floor';

type T = (key: string) => string;

export function gateAt(view: View, square: number, t: T): string[] {
  const gates = view.rooms
    .flatMap((room) => room.gates)
    .filter((gate) => gate.square === square || beside(gate.square, gate.side) === square);
  return gates.map(({ how }) => t(`prison-board-gate-${how}`));
}
