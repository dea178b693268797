// A card as layers of cut paper. Many cards are drawn as one: a layer of them all is a single path.
import { chanceOf, cutRect } from '../../table/craft';
import { country } from './country';
import { FACES, turned, type Sides } from './faces';
import { LAYERS, type Art } from './layers';
import { EDGE, MIDDLE, half, put, road, spot, type MarkKind, type Road } from './road';

/** What is needed to draw a card; `x` and `y` in board units. */
export interface Drawn {
  readonly face: string;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  /** How it was cut. */
  readonly seed: number;
}

const NUMBER = /\s*-?\d*\.?\d+/g;
const ENDS_AT: Record<string, number> = { M: 0, L: 0, A: 5 };

/** A path somewhere else; it may use M, L, A, and whatever is relative. */
export function shifted(path: string, dx: number, dy: number): string {
  return path.replace(/([MLA])([^MLAZ]*)/g, (_, command: string, rest: string) => {
    const end = ENDS_AT[command] as number;
    let at = -1;
    const moved = rest.replace(NUMBER, (n) => {
      at += 1;
      if (at === end) return ` ${Math.round((Number(n) + dx) * 100) / 100}`;
      return at === end + 1 ? ` ${Math.round((Number(n) + dy) * 100) / 100}` : ` ${Number(n)}`;
    });
    return command + moved;
  });
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const movedArt = (art: Art, dx: number, dy: number): Art =>
  Object.fromEntries(Object.entries(art).map(([layer, path]) => [layer, shifted(path, dx, dy)]));

const CUTS = Array.from({ length: 8 }, (_, seed) => cutRect(98.4, 98.4, 0.7, seed));

export const cutOf = (seed: number): string => CUTS[seed % CUTS.length] as string;

/** What stands where a dead end ends: an island to drive around, and a barrier. */
function deadEnd({ circle: ring }: Road): Art {
  if (!ring) return {};
  const { radius, side } = ring;
  const at = (along: number, across: number): string => put(spot(side, -along, across));
  const shape = (...corners: [number, number][]): string =>
    `M${corners.map(([a, b]) => at(a, b)).join('L')}Z`;
  const [near, far] = [radius + 0.5, radius + 6.5];
  const stripe = (from: number): string =>
    shape([far, from], [near, from + 4], [near, from + 8], [far, from + 4]);
  const post = (across: number): string => `M${at(radius - 1, across)}L${at(radius + 7.5, across)}`;
  return {
    island: circle(0, 0, radius * 0.34),
    garden: circle(0, 0, radius * 0.16),
    post: post(-11) + post(11),
    bar: shape([near, -15], [near, 15], [far, 15], [far, -15]),
    stripe: stripe(-13) + stripe(-4) + stripe(5),
  };
}

const NOWHERE: Sides = [0, 0, 0, 0];

/** Roads that run past the edge of the card, for cuts that are a little off. */
function pastEdge(sides: Sides, past: number): Art {
  const mouths = [0, 1, 2, 3].filter((side) => (sides[side] as number) > 0);
  const out = (side: number, across: number): string =>
    `M${put(spot(side, EDGE, across))}L${put(spot(side, EDGE + past, across))}`;
  const kerbs = mouths
    .map((side) => out(side, half(sides[side] as number)) + out(side, -half(sides[side] as number)))
    .join('');
  return {
    cast: kerbs,
    kerb: kerbs,
    lip: kerbs,
    asphalt: mouths.map((side) => stub(side, half(sides[side] as number), past)).join(''),
    solid: mouths
      .filter((side) => (sides[side] as number) > 2)
      .map((side) => out(side, MIDDLE) + out(side, -MIDDLE))
      .join(''),
  };
}

function stub(side: number, wide: number, past: number): string {
  const corners = [
    [EDGE - 0.1, -wide],
    [EDGE + past, -wide],
    [EDGE + past, wide],
    [EDGE - 0.1, wide],
  ] as const;
  return `M${corners.map(([along, across]) => put(spot(side, along, across))).join('L')}Z`;
}

function roadArt(face: string, turn: number): Art {
  const drawn = road(turned(face, turn));
  const kerbs = drawn.kerbs.join('');
  const paint = (kind: MarkKind): string =>
    drawn.marks
      .filter((mark) => mark.kind === kind)
      .map(({ d }) => d)
      .join('');
  return {
    cast: kerbs,
    kerb: kerbs,
    lip: kerbs,
    asphalt: drawn.asphalt,
    dash: paint('dash'),
    solid: paint('solid'),
    lane: paint('lane'),
    stop: paint('stop'),
    ...deadEnd(drawn),
    ...country(FACES[face] ?? NOWHERE, turn),
  };
}

const roads = new Map<string, Art>();

/** Each face and turn is drawn once. */
function knownRoad(face: string, turn: number): Art {
  const key = `${face}/${turn}`;
  const known = roads.get(key) ?? roadArt(face, turn);
  roads.set(key, known);
  return known;
}

const cards = new Map<string, Art>();

function cardArt({ face, turn, x, y, seed }: Drawn): Art {
  const key = `${face}/${turn}/${x}/${y}/${seed}`;
  const parts = [{ paper: cutOf(seed) }, knownRoad(face, turn)];
  const known = cards.get(key) ?? movedArt(glued(parts), x, y);
  cards.set(key, known);
  return known;
}

function glued(parts: readonly Art[]): Art {
  return Object.fromEntries(LAYERS.map((layer) => [layer, parts.map((part) => part[layer] ?? '').join('')]));
}

/** A sheet that is larger than the card, so that no edge is seen where it is cut. */
export const sheetOf = (past: number): string => {
  const reach = EDGE + past + 1;
  return `M${-reach} ${-reach}H${reach}V${reach}H${-reach}Z`;
};

/** A card as it is printed: it runs so far past where it is cut. */
export const printArt = (face: string, past: number): Art =>
  glued([{ paper: sheetOf(past) }, knownRoad(face, 0), pastEdge(turned(face, 0), past)]);

/** All these cards in one picture. */
export const artOf = (drawn: readonly Drawn[]): Art => glued(drawn.map(cardArt));

/** Where a card lies decides how it was cut. */
export const seedOf = (x: number, y: number): number => 1 + Math.floor(chanceOf(x, y) * 9999);
