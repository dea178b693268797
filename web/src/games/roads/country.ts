// The beige country beside the road, cut from paper and seen from above: groves, fields, farms.
import type { Sides } from './faces';
import type { Art, Layer } from './layers';
import { EDGE, circleOf, half, put, spot, type Spot } from './road';

const ROADSIDE = 6;
const MARGIN = 3;
const MEADOW_FROM = 8;
const SHADOW: Spot = [0.5, 0.9];

/** A snip of paper around its place; some cast a shadow. */
interface Snip {
  readonly layer: Layer;
  readonly corners: readonly Spot[];
  readonly open?: true;
  readonly casts?: true;
}

/** A round piece as scissors leave it: straight snips, never quite even. */
function cut(radius: number, corners: number, wobble: number, seed: number): Spot[] {
  return Array.from({ length: corners }, (_, n) => {
    const angle = (2 * Math.PI * (n + 0.25 * Math.sin(seed + 2.4 * n))) / corners;
    const reach = radius * (1 + wobble * Math.sin(1.7 * seed + 3.9 * n));
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
}

const moved = (snips: readonly Snip[], [dx, dy]: Spot): Snip[] =>
  snips.map((snip) => ({ ...snip, corners: snip.corners.map(([x, y]) => [x + dx, y + dy]) }));

function tree(radius: number, seed: number): Snip[] {
  const top = cut(radius * 0.55, 7, 0.09, seed + 3).map(([x, y]): Spot => [
    x - 0.16 * radius,
    y - 0.16 * radius,
  ]);
  return [
    { layer: 'leaf', corners: cut(radius, 10, 0.08, seed), casts: true },
    { layer: 'light', corners: top },
  ];
}

function grove(radius: number): Snip[] {
  const places = [
    [-0.42, -0.28, 0.5],
    [0.42, -0.36, 0.44],
    [-0.02, 0.46, 0.48],
  ] as const;
  return places.flatMap(([x, y, size], n) => moved(tree(size * radius, n), [x * radius, y * radius]));
}

const between = ([ax, ay]: Spot, [bx, by]: Spot, part: number): Spot => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** Ploughed land. */
function field(radius: number): Snip[] {
  const r = radius * 0.95;
  const [a, b, c, d] = [
    [-r, -0.55 * r],
    [0.72 * r, -0.72 * r],
    [0.94 * r, 0.5 * r],
    [-0.66 * r, 0.76 * r],
  ] as [Spot, Spot, Spot, Spot];
  const furrows = [0.2, 0.4, 0.6, 0.8].map((part): Snip => ({
    layer: 'furrow',
    corners: [between(a, d, part), between(b, c, part)],
    open: true,
  }));
  return [{ layer: 'plot', corners: [a, b, c, d], casts: true }, ...furrows];
}

/** A roof of two slopes, its yard and a tree. */
function farm(radius: number): Snip[] {
  const [w, h] = [radius * 0.475, radius * 0.36];
  const lean = (x: number, y: number): Spot => [
    x * 0.97 + y * 0.24 - radius * 0.12,
    y * 0.97 - x * 0.24 - radius * 0.12,
  ];
  const slope = (layer: Layer, top: number, foot: number): Snip => ({
    layer,
    corners: [lean(-w, top), lean(w, top), lean(w, foot), lean(-w, foot)],
    casts: true,
  });
  return [
    { layer: 'plot', corners: cut(radius, 8, 0.06, 5) },
    slope('roof', -h, 0),
    slope('ridge', 0, h),
    ...moved(tree(radius * 0.26, 4), [radius * 0.5, radius * 0.48]),
  ];
}

const bush = (radius: number): Snip[] => tree(radius * 0.8, 7);

function stones(radius: number): Snip[] {
  const places = [
    [-0.45, 0.1, 0.34],
    [0.28, -0.3, 0.42],
    [0.4, 0.45, 0.26],
  ] as const;
  return places.map(([x, y, r], n) => ({
    layer: 'stone',
    corners: cut(r * radius, 6, 0.12, n).map(([a, b]) => [a + x * radius, b + y * radius]),
  }));
}

function flowers(radius: number): Snip[] {
  const places: Spot[] = [
    [-0.5, -0.2],
    [0.1, -0.5],
    [0.45, 0.2],
    [-0.1, 0.45],
  ];
  return places.map(([x, y]) => ({
    layer: 'flower',
    corners: cut(0.17 * radius, 6, 0.05, 1).map(([a, b]) => [a + x * radius, b + y * radius]),
  }));
}

type Piece = readonly [draw: (radius: number) => Snip[], radius: number, places: readonly Spot[]];

// prettier-ignore
/** What is looked for first gets the room; a piece stands where road and neighbours leave it space. */
const PIECES: readonly Piece[] = [
  [field, 17, [[-23, 22], [-24, 30]]],
  [farm, 12, [[27, 29], [-33, -30], [33, -28]]],
  [grove, 11, [[-33, -23], [32, 28], [-33, 33], [33, -33]]],
  [field, 9.5, [[-36, 12], [36, -20], [0, -36]]],
  [grove, 8, [[-37, -37], [37, 37], [0, -38], [-37, 37], [37, -37], [37, 0]]],
  [bush, 6, [[38, -38], [-38, 38], [-10, -40], [12, 38], [40, 12], [-40, -8], [10, -38]]],
  [stones, 5, [[-20, -40], [22, 40], [-39, 0], [40, -10], [-14, 42], [-40, -20], [41, 41]]],
  [flowers, 5, [[-41, -41], [41, 10], [20, -39], [-26, 42], [0, 43], [-42, 16], [42, -42], [-42, 42]]],
];

const far = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(ax - bx, ay - by);

/** How far a place is from the asphalt. */
function clearance(sides: Sides, at: Spot): number {
  const arms = [0, 1, 2, 3].filter((side) => (sides[side] as number) > 0);
  const [first, second] = arms as [number, number];
  if (arms.length === 2 && second - first === 1) {
    const [[ax, ay], [bx, by]] = [spot(first, EDGE, 0), spot(second, EDGE, 0)];
    return Math.abs(far(at, [ax + bx, ay + by]) - EDGE) - half(sides[first] as number);
  }
  const beside = arms.map((side) => {
    const [x, y] = spot(side, 1, 0);
    const aside = Math.abs(at[0] * y - at[1] * x) - half(sides[side] as number);
    return Math.hypot(Math.max(0, aside), Math.max(0, -at[0] * x - at[1] * y));
  });
  const circle = arms.length === 1 ? far(at, [0, 0]) - circleOf(sides[first] as number) : EDGE;
  return Math.min(circle, ...beside);
}

const inside = ([x, y]: Spot): number => EDGE - Math.max(Math.abs(x), Math.abs(y));

/** A lighter sheet of paper under whatever stands there. */
function meadow(at: Spot, radius: number): Snip[] {
  if (radius < MEADOW_FROM) return [];
  const corners = cut(Math.min(radius * 1.4, inside(at) - 1), 11, 0.08, Math.trunc(at[0] + EDGE));
  return [{ layer: 'meadow', corners }];
}

function planted(sides: Sides): Snip[] {
  const taken: (readonly [at: Spot, radius: number])[] = [];
  const snips: Snip[] = [];
  for (const [draw, radius, places] of PIECES)
    for (const at of places) {
      const free =
        inside(at) >= radius * 0.6 + MARGIN &&
        clearance(sides, at) >= radius + ROADSIDE &&
        taken.every(([other, size]) => far(at, other) > radius + size);
      if (!free) continue;
      taken.push([at, radius]);
      snips.push(...moved([...meadow(at, radius), ...draw(radius)], at));
    }
  return snips;
}

/** So many quarter turns clockwise. */
const quarters = ([x, y]: Spot, turn: number): Spot =>
  (
    [
      [x, y],
      [-y, x],
      [-x, -y],
      [y, -x],
    ] as const
  )[turn % 4] as Spot;

const path = (corners: readonly Spot[], open = false): string =>
  `M${corners.map(put).join('L')}${open ? '' : 'Z'}`;

/** All that grows on a face, turned with it; shadows fall the same way in every turn. */
export function country(sides: Sides, turn: number): Art {
  const art: Partial<Record<Layer, string>> = {};
  const lay = (layer: Layer, d: string): string => (art[layer] = (art[layer] ?? '') + d);
  for (const { layer, corners, open, casts } of planted(sides)) {
    const lying = corners.map((corner) => quarters(corner, turn));
    const shadow = lying.map(([x, y]): Spot => [x + SHADOW[0], y + SHADOW[1]]);
    if (layer === 'meadow') lay('hem', path(shadow));
    if (casts) lay('shade', path(shadow));
    lay(layer, path(lying, open));
  }
  return art;
}
