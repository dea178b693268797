// A room as few paths, in its own directions: 300 units wide, the middle at 0 0.
import { chanceOf } from '../../table/craft';
import type { GateSeen, RoomSeen } from '../../wire/prison';
import { CELL, ROOM, SLIT, WALL, turnedSquare, within } from './floor';

export interface Slit {
  readonly x: number;
  readonly y: number;
  /** Stands upright between left and right. */
  readonly upright: boolean;
}

export interface Gate extends Slit {
  readonly how: GateSeen['how'];
}

export interface RoomArt {
  readonly seams: string;
  readonly tint: string;
  readonly walls: string;
  readonly slits: readonly Slit[];
  readonly gates: readonly Gate[];
  readonly pits: readonly { x: number; y: number; d: string }[];
  readonly gear: { x: number; y: number; clockwise: boolean };
}

const HALF = (ROOM * CELL) / 2;
/** Walls at the border stand a little inside: the neighbour brings its own. */
const INSET = 5;

export const spotOf = (inside: number): { x: number; y: number } => ({
  x: ((inside % ROOM) + 0.5) * CELL - HALF,
  y: (Math.floor(inside / ROOM) + 0.5) * CELL - HALF,
});

/** The room's own square, for one as it lies. */
const owned = (room: RoomSeen, square: number): number => turnedSquare(within(square), -room.turn);

export function artOf(room: RoomSeen): RoomArt {
  const number = [...room.room].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const edges = edgesOf(room);
  return {
    seams: seams(number),
    tint: tint(),
    walls: edges
      .filter(({ edge }) => edge === WALL)
      .map(lineOf)
      .join(''),
    slits: edges.filter(({ edge }) => edge === SLIT).map(middleOf),
    gates: room.gates.map((gate) => gateOf(room, gate)),
    pits: room.pits
      .map((pit) => owned(room, pit))
      .map((inside) => ({ ...spotOf(inside), d: pitPath(number + inside) })),
    gear: { ...spotOf(owned(room, room.gear)), clockwise: room.arrow === 1 },
  };
}

interface Edge {
  readonly inside: number;
  readonly side: number;
  readonly edge: number;
}

function edgesOf(room: RoomSeen): Edge[] {
  const found: Edge[] = [];
  for (let inside = 0; inside < ROOM * ROOM; inside += 1) {
    const lying = room.edges[turnedSquare(inside, room.turn)] ?? [];
    for (const side of [0, 1, 2, 3]) {
      const first = (side === 0 && inside < ROOM) || (side === 3 && inside % ROOM === 0);
      if (side === 1 || side === 2 || first)
        found.push({ inside, side, edge: lying[(side + room.turn) % 4] ?? 0 });
    }
  }
  return found;
}

const INTO = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The middle of that side; at the border of the room a little inside it. */
function middleOf({ inside, side }: Pick<Edge, 'inside' | 'side'>): Slit {
  const { x, y } = spotOf(inside);
  const [dx, dy] = INTO[side as 0 | 1 | 2 | 3];
  const border = (at: number): number => Math.max(-HALF + INSET, Math.min(HALF - INSET, at));
  return { x: border(x + (dx * CELL) / 2), y: border(y + (dy * CELL) / 2), upright: dx !== 0 };
}

function lineOf(edge: Edge): string {
  const { x, y, upright } = middleOf(edge);
  return upright ? `M${x} ${y - CELL / 2}v${CELL}` : `M${x - CELL / 2} ${y}h${CELL}`;
}

function gateOf(room: RoomSeen, { square, side, how }: GateSeen): Gate {
  return { ...middleOf({ inside: owned(room, square), side: (side - room.turn + 4) % 4 }), how };
}

/** Flagstones: joints between the squares, and a crack or a half stone in each. */
function seams(seed: number): string {
  const lines: string[] = [];
  for (let n = 1; n < ROOM; n += 1)
    lines.push(`M${n * CELL - HALF} ${-HALF}v${2 * HALF}M${-HALF} ${n * CELL - HALF}h${2 * HALF}`);
  for (let inside = 0; inside < ROOM * ROOM; inside += 1) lines.push(stone(inside, seed));
  return lines.join('');
}

function stone(inside: number, seed: number): string {
  const { x, y } = spotOf(inside);
  const [a, b] = [chanceOf(seed, inside, 1), chanceOf(seed, inside, 2)];
  const cut = (a - 0.5) * 24;
  if (b < 0.3) return `M${x - 30} ${y + cut}h60M${x + cut} ${y + cut}V${y + 30}`;
  if (b < 0.6) return `M${x + cut} ${y - 30}v60M${x + cut} ${y + cut}H${x - 30}`;
  return b < 0.8 ? `M${x + cut} ${y - 30}l6 16l-8 9l5 12` : '';
}

function tint(): string {
  const odd = Array.from({ length: ROOM * ROOM }, (_, inside) => inside).filter((inside) => inside % 2);
  return odd.map((inside) => `M${spotOf(inside).x - 30} ${spotOf(inside).y - 30}h60v60h-60z`).join('');
}

function pitPath(seed: number): string {
  const spots = Array.from({ length: 9 }, (_, n) => {
    const far = 21 + 5 * chanceOf(seed, n);
    const angle = (n / 9) * 2 * Math.PI;
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return `M${spots.join('L')}Z`;
}
