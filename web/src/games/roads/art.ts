// A card as layers of cut paper. Many cards are drawn as one: a layer of them all is a single path.
import { chanceOf, cutRect } from '../../table/craft';
import { turned } from './faces';
import { put, road, spot, type MarkKind, type Road } from './road';

/** In the order in which they are glued. */
export const LAYERS = [
  'paper',
  'shade',
  'trunk',
  'leaf',
  'light',
  'wall',
  'roof',
  'door',
  'grass',
  'cast',
  'kerb',
  'asphalt',
  'lip',
  'dash',
  'solid',
  'lane',
  'stop',
  'island',
  'garden',
  'post',
  'bar',
  'stripe',
] as const;

export type Layer = (typeof LAYERS)[number];
export type Art = Partial<Record<Layer, string>>;

/** What is needed to draw a card; `x` and `y` in board units. */
export interface Drawn {
  readonly face: string;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  /** How it was cut and what grows on it; 0 is a bare card. */
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

const THINGS: readonly Art[] = [
  { grass: 'M-6 4q0-5-2-7M-4 4q1-5 1-8M-2 4q0-4 3-6M4 5q0-4-1-6M6 5q0-3 3-5' },
  {
    shade: 'M-5 5a6.5 2 0 0 0 13 0z',
    trunk: 'M-1 0h2v6h-2z',
    leaf: circle(0, -2.5, 6),
    light: circle(-1.4, -3.8, 3.6),
  },
  { leaf: 'M-8 5q-1-6 4-6 1-5 5-3 5-1 4 4 4 1 2 5z', light: 'M-5 3q0-3 3-3 1-3 3-1 2 0 1 3z' },
  {
    shade: 'M-5 7h14l-3-4z',
    wall: 'M-6 -1h12v8h-12z',
    roof: 'M-8 0l8-7.5 8 7.5z',
    door: 'M-1.5 7v-4.5h3.5v4.5z',
  },
];
const GROWN = [0, 1, 2, 0, 3, 1] as const;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** One or two things in the corners, where no road ever comes. */
function scenery(seed: number): Art[] {
  if (seed === 0) return [];
  const first = Math.floor(chanceOf(seed, 1) * 4);
  const second = (first + 1 + Math.floor(chanceOf(seed, 2) * 3)) % 4;
  const corners = chanceOf(seed, 3) < 0.55 ? [first, second] : [first];
  return corners.map((corner, i) => {
    const [sx, sy] = CORNERS[corner] as (typeof CORNERS)[number];
    const far = 36 + chanceOf(seed, 4, i) * 3;
    const grown = GROWN[Math.floor(chanceOf(seed, 5, i) * GROWN.length)] as number;
    return movedArt(THINGS[grown] as Art, sx * far, sy * far);
  });
}

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
  const parts = [{ paper: cutOf(seed) }, ...scenery(seed), knownRoad(face, turn)];
  const known = cards.get(key) ?? movedArt(glued(parts), x, y);
  cards.set(key, known);
  return known;
}

function glued(parts: readonly Art[]): Art {
  return Object.fromEntries(LAYERS.map((layer) => [layer, parts.map((part) => part[layer] ?? '').join('')]));
}

/** All these cards in one picture. */
export const artOf = (drawn: readonly Drawn[]): Art => glued(drawn.map(cardArt));

/** Where a card lies decides how it was cut and what grows on it. */
export const seedOf = (x: number, y: number): number => 1 + Math.floor(chanceOf(x, y) * 9999);
