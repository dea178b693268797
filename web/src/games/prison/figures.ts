// The figures of the rules: a piece of the dungeon, where somebody goes, and what is struck or turned.
import { over } from '../../press/compose';
import { drawnBy } from '../../press/figures';
import type { Mark, Over, Ring, Way } from '../../press/placed';
import { sprite, type Box, type Sprite } from '../../press/sprite';
import type { Action } from '../../wire/prison';
import { FIGURES, type Figure } from '../../wire/prison.figures';
import { CELL, NOWHERE, ROOM, beside, centre, roomRect } from './floor';
import Hall from './Hall.svelte';

type Seen = Figure['before'];
type Point = readonly [number, number];

const FACING = 0;
const PLACES = Array.from({ length: 8 }, (_, place) => place);
const spot = (square: number): Point => {
  const { x, y } = centre(square, FACING);
  return [x, y];
};
const ringAt = (square: number, right: boolean): Ring => {
  const [x, y] = spot(square);
  return { x: x - 28, y: y - 28, width: 56, height: 56, right };
};

/** Who begins a walk, and where each step of it leads. */
function walkTried({ before, moves, right }: Figure): Way[] {
  let at = NOWHERE;
  const points: Point[] = [];
  for (const move of moves) {
    if (move.type === 'Begin') {
      at = before.figures[move.figure]?.square ?? NOWHERE;
      points.push(spot(at));
    } else if (move.type === 'Step') {
      at = beside(at, move.side);
      points.push(spot(at));
    } else if (move.type === 'Jump') {
      points.push(spot(before.figures[move.figure]!.square), spot(move.square));
    }
  }
  return points.length > 1 ? [{ points, right }] : [];
}

/** The whole way of whoever went, each his own. */
function walked({ told }: Figure): Way[] {
  const ways = new Map<number, Point[]>();
  for (const event of told) {
    if (event.kind !== 'walked' && event.kind !== 'jumped') continue;
    const way = ways.get(event.figure) ?? [spot(event.start)];
    ways.set(event.figure, [...way, spot(event.end)]);
  }
  return [...ways.values()].map((points) => ({ points, right: true }));
}

/** A shot, a scream: from one square to another. */
function struck({ before, moves, right, told }: Figure): Way[] {
  const squareOf = (figure: number): Point => spot(before.figures[figure]!.square);
  const last = moves.at(-1);
  if (last?.type === 'Fire') {
    const burnt = told.find((event) => event.kind === 'burnt');
    const from = before.figures[last.figure]!.square;
    let to = beside(from, last.side);
    while (!burnt && !before.figures.some(({ square }) => square === to) && beside(to, last.side) !== NOWHERE)
      to = beside(to, last.side);
    return [{ points: [spot(from), burnt ? squareOf(burnt.target) : spot(to)], right }];
  }
  return last?.type === 'Attack' ? [{ points: [squareOf(last.figure), squareOf(last.target)], right }] : [];
}

/** Rooms that are opened or turned, bars that are opened or broken, enemies that are struck. */
function rings({ before, moves, right, told }: Figure): Ring[] {
  const last = moves.at(-1);
  const rooms = told.flatMap((event) =>
    event.kind === 'opened' || event.kind === 'rotated' ? [event.place] : [],
  );
  if (last?.type === 'Reveal' || last?.type === 'Turn') rooms.push(last.place);
  const squares = told.flatMap((event) => {
    if (event.kind === 'challenged') return [before.figures[event.target]!.square];
    return event.kind === 'placed' ? [event.square] : [];
  });
  return [
    ...[...new Set(rooms)].map((place) => {
      const { x, y, w, h } = roomRect(place, FACING);
      return { x: x + 6, y: y + 6, width: w - 12, height: h - 12, right };
    }),
    ...squares.map((square) => ringAt(square, true)),
  ];
}

const doneAt = (before: Seen, move: Action): number => {
  const from = 'figure' in move ? (before.figures[move.figure]?.square ?? NOWHERE) : NOWHERE;
  return 'side' in move && move.type !== 'Step' ? beside(from, move.side) : from;
};

/** Only what a hand tried has a verdict; an example of the dungeon's own is always so. */
function marks(figure: Figure, ways: readonly Way[]): Mark[] {
  const { before, moves, right } = figure;
  const last = moves.at(-1);
  if (!last || moves.some(({ type }) => type === 'Go')) return [];
  const end = ways.at(-1)?.points.at(-1);
  const [x, y] = end ?? spot(doneAt(before, last));
  return [{ x: x + 22, y: y - 22, right }];
}

function over_(figure: Figure): Over {
  const tried = [...walkTried(figure), ...struck(figure)];
  const ways = tried.length ? tried : walked(figure);
  return { ways, rings: rings(figure), marks: marks(figure, ways) };
}

function drawn(figure: Figure): Sprite {
  const [row = 0, column = 0, rows = 1, columns = 1] = figure.focus;
  const { before } = figure;
  const inside = (square: number): boolean =>
    square >= 0 &&
    Math.floor(square / 10) >= row &&
    Math.floor(square / 10) < row + rows &&
    square % 10 >= column &&
    square % 10 < column + columns;
  const places = PLACES.filter((place) => {
    const [top, left] = [Math.floor(place / 2) * ROOM + 1, (place % 2) * ROOM];
    return top < row + rows && row < top + ROOM && left < column + columns && column < left + ROOM;
  });
  const seen = {
    places,
    rooms: before.rooms.filter(({ place }) => places.includes(place)),
    figures: before.figures.filter(({ square }) => inside(square)),
    things: before.things.filter(({ square }) => inside(square)),
  };
  const box: Box = [column * CELL, row * CELL, columns * CELL, rows * CELL];
  return over(sprite(Hall, seen, box), over_(figure), 0.7);
}

export default drawnBy(FIGURES, drawn);
