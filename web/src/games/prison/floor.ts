// The floor of the dungeon: two lines and eight rooms, as the rules number them. Pure sums.
import type { Point, Rect } from '../../table/camera';
import type { RoomSeen } from '../../wire/prison';

export const WIDTH = 10;
export const ROWS = 22;
export const SIZE = WIDTH * ROWS;
export const ROOM = 5;
export const PLACES = 8;
export const CELL = 60;
export const NOWHERE = -1;
export const SIDES = [0, 1, 2, 3] as const;
export const OPEN = 0;
export const PORTCULLIS = 1;
export const SLIT = 2;
export const WALL = 3;
export const DOTS = [1, 3, 6, 8];

/** Quarters the whole board is turned clockwise on the screen: at 0 the blue line is at the bottom. */
export type Facing = 0 | 1 | 2 | 3;

const STEP = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

export const rowOf = (square: number): number => Math.floor(square / WIDTH);
export const columnOf = (square: number): number => square % WIDTH;
export const opposite = (side: number): number => (side + 2) % 4;
export const onLine = (square: number): boolean => rowOf(square) === 0 || rowOf(square) === ROWS - 1;
export const lineOf = (side: number): number => (side === 0 ? 0 : ROWS - 1);
/** A square of the far line: whoever enters it is out. */
export const isExit = (side: number, square: number): boolean =>
  onLine(square) && rowOf(square) !== lineOf(side);

export function beside(square: number, side: number): number {
  const [down, right] = STEP[side as 0 | 1 | 2 | 3];
  const [row, column] = [rowOf(square) + down, columnOf(square) + right];
  return row < 0 || row >= ROWS || column < 0 || column >= WIDTH ? NOWHERE : row * WIDTH + column;
}

/** The side of `from` on which its neighbour lies, or NOWHERE. */
export const sideTo = (from: number, to: number): number =>
  SIDES.find((side) => beside(from, side) === to) ?? NOWHERE;

/** NOWHERE on a line. */
export function placeOf(square: number): number {
  return onLine(square)
    ? NOWHERE
    : Math.floor((rowOf(square) - 1) / ROOM) * 2 + Math.floor(columnOf(square) / ROOM);
}

export const within = (square: number): number =>
  ((rowOf(square) - 1) % ROOM) * ROOM + (columnOf(square) % ROOM);

export function squareIn(place: number, inside: number): number {
  const [row, column] = [Math.floor(inside / ROOM), inside % ROOM];
  return (Math.floor(place / 2) * ROOM + row + 1) * WIDTH + (place % 2) * ROOM + column;
}

/** Where a square of a room comes to lie when the room is turned clockwise. */
export function turnedSquare(inside: number, quarters: number): number {
  let at = inside;
  for (let n = ((quarters % 4) + 4) % 4; n > 0; n -= 1)
    at = (at % ROOM) * ROOM + ROOM - 1 - Math.floor(at / ROOM);
  return at;
}

/** Where a token comes to when the room at that place turns under it. */
export const carriedTo = (square: number, place: number, quarters: number): number =>
  square >= 0 && placeOf(square) === place ? squareIn(place, turnedSquare(within(square), quarters)) : square;

/** The room's own row and column, as a square of the floor (P-8.1). */
export const ownToFloor = (room: RoomSeen, row: number, column: number): number =>
  squareIn(room.place, turnedSquare(row * ROOM + column, room.turn));

// the screen

export const isLying = (facing: Facing): boolean => facing % 2 === 1;

export function boardRect(facing: Facing): Rect {
  const [w, h] = isLying(facing) ? [ROWS, WIDTH] : [WIDTH, ROWS];
  return { x: 0, y: 0, w: w * CELL, h: h * CELL };
}

/** A point of the unturned board (in cells) on the screen (in units). */
function faced(column: number, row: number, facing: Facing): Point {
  const spots = [
    [column, row],
    [ROWS - row, column],
    [WIDTH - column, ROWS - row],
    [row, WIDTH - column],
  ] as const;
  const [x, y] = spots[facing];
  return { x: x * CELL, y: y * CELL };
}

export const centre = (square: number, facing: Facing): Point =>
  faced(columnOf(square) + 0.5, rowOf(square) + 0.5, facing);

export const roomCentre = (place: number, facing: Facing): Point =>
  faced((place % 2) * ROOM + ROOM / 2, Math.floor(place / 2) * ROOM + 1 + ROOM / 2, facing);

export function roomRect(place: number, facing: Facing): Rect {
  const { x, y } = roomCentre(place, facing);
  const size = ROOM * CELL;
  return { x: x - size / 2, y: y - size / 2, w: size, h: size };
}

export function squareAt({ x, y }: Point, facing: Facing): number | null {
  const { w, h } = boardRect(facing);
  if (x < 0 || y < 0 || x >= w || y >= h) return null;
  const [right, down] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  const spots = [
    [down, right],
    [ROWS - 1 - right, down],
    [ROWS - 1 - down, WIDTH - 1 - right],
    [right, WIDTH - 1 - down],
  ] as const;
  const [row, column] = spots[facing];
  return row * WIDTH + column;
}

// what stands between squares

export interface Ground {
  /** The stronger half of both, by square and side (P-1.6). */
  readonly edges: readonly (readonly number[])[];
  readonly open: readonly boolean[];
  readonly pits: ReadonlySet<number>;
  readonly gears: ReadonlySet<number>;
}

export function groundOf(rooms: readonly RoomSeen[]): Ground {
  const open = Array.from({ length: SIZE }, (_, square) => onLine(square));
  const halves = Array.from({ length: SIZE }, (_, square) =>
    SIDES.map((side): number => (beside(square, side) === NOWHERE ? WALL : OPEN)),
  );
  for (const room of rooms) {
    room.edges.forEach((sides, inside) => {
      const square = squareIn(room.place, inside);
      open[square] = true;
      halves[square] = [...sides];
    });
  }
  const edges = halves.map((sides, square) =>
    sides.map((half, side) => stronger(halves, half, beside(square, side), side)),
  );
  return {
    edges,
    open,
    pits: new Set(rooms.flatMap(({ pits }) => pits)),
    gears: new Set(rooms.map(({ gear }) => gear)),
  };
}

function stronger(halves: readonly (readonly number[])[], half: number, there: number, side: number): number {
  if (there === NOWHERE) return WALL;
  return Math.max(half, halves[there]?.[opposite(side)] ?? 0);
}
