// The eight rooms as the rules' own data file draws them, unturned, as if each lay alone on the first place.
import type { GateSeen, RoomSeen } from '../../wire/prison';
import drawings from '../../../../src/igroteka/games/prison/rooms.toml?raw';
import { ROOM, squareIn } from './floor';

const DRAWN = /id = "(\w+)"\s+arrow = "([a-z-]+)"\s+drawing = """\n([^"]*)"""/g;
const EDGES = '.=s#';
const GATE = 1;
/** From the middle of a square to what is north, east, south and west of it. */
const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

function read(room: string, arrow: string, drawing: string): RoomSeen {
  const lines = drawing.trimEnd().split('\n');
  const squares = Array.from({ length: ROOM * ROOM }, (_, inside) => {
    const [x, y] = [2 * (inside % ROOM) + 1, 2 * Math.floor(inside / ROOM) + 1];
    const edges = AROUND.map(([dx, dy]) => EDGES.indexOf(lines[y + dy]?.[x + dx] ?? '.'));
    return { inside, sign: lines[y]?.[x], edges };
  });
  const signed = (sign: string): number[] =>
    squares.filter((one) => one.sign === sign).map(({ inside }) => squareIn(0, inside));
  const gates = squares.flatMap(({ inside, edges }) =>
    edges.flatMap((edge, side): GateSeen[] => {
      const first = (side === 0 && inside < ROOM) || (side === 3 && inside % ROOM === 0);
      const mine = side === 1 || side === 2 || first;
      return edge === GATE && mine ? [{ square: squareIn(0, inside), side, how: 'shut' }] : [];
    }),
  );
  return {
    place: 0,
    room,
    turn: 0,
    edges: squares.map(({ edges }) => edges),
    pits: signed('v'),
    gear: signed('o')[0] ?? 0,
    arrow: arrow === 'clockwise' ? 1 : 3,
    gates,
  };
}

export const ROOMS: readonly RoomSeen[] = [...drawings.matchAll(DRAWN)].map(([, room, arrow, drawing]) =>
  read(room as string, arrow as string, drawing as string),
);
