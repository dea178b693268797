// The floating city as it lies in the box: fields, ways, and where they lie on the screen.
import type { Point, Rect } from '../../table/camera';
import { apart } from '../../table/gestures';
import { WAYS as BOX, YARDS } from '../../wire/clockwork.box';

export const TOWERS = 0;
const CENTRE: Point = { x: 0, y: 0 };
export const CITY: Rect = { x: -500, y: -505, w: 1000, h: 1010 };
const RING = 432;
const YARD_REACH = 74;
const TOWERS_REACH = 122;
/** How far a spoke bends aside, as the arms of a turning wheel do. */
const SWIRL = 64;

/** On a way; `turn` in degrees, along it. */
export interface Lying extends Point {
  readonly turn: number;
}

export interface Field extends Lying {
  readonly number: number;
}

export interface Way {
  readonly from: string;
  readonly to: string;
  readonly fields: readonly number[];
  /** White planks: each space between two of them is a field (C-C3). */
  readonly slats: readonly Lying[];
  readonly path: string;
}

/** A plain field in words: its way, and which it is on it. */
export interface Plank {
  readonly from: string;
  readonly to: string;
  readonly number: number;
}

export { YARDS };
const PLACES: readonly string[] = ['towers', ...YARDS];

export const isYard = (field: number): boolean => field > TOWERS && field <= YARDS.length;

function seat(place: string): Point {
  const yard = YARDS.indexOf(place);
  if (yard < 0) return CENTRE;
  const angle = ((yard * 360) / YARDS.length - 90) * (Math.PI / 180);
  return { x: RING * Math.cos(angle), y: RING * Math.sin(angle) };
}

/** The bent line of a way, as many small steps. */
function line(from: Point, to: Point): Point[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = apart(from, to);
  const inward = apart(to, CENTRE) < 1;
  const aside = inward ? SWIRL : -(RING - apart(middle, CENTRE)) * 2;
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const bend = { x: middle.x + normal.x * aside, y: middle.y + normal.y * aside };
  return Array.from({ length: 121 }, (_, i) => {
    const t = i / 120;
    const mix = (a: number, b: number, c: number): number =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
  });
}

const reach = (place: string): number => (place === 'towers' ? TOWERS_REACH : YARD_REACH);

/** What lies between the two platforms. */
function between(start: string, end: string): Point[] {
  const [a, b] = [seat(start), seat(end)];
  return line(a, b).filter((p) => apart(p, a) >= reach(start) && apart(p, b) >= reach(end));
}

/** At so large a share of the line. */
function lying(path: readonly Point[], share: number): Lying {
  const at = Math.round(share * (path.length - 1));
  const [before, here, after] = [
    path[Math.max(at - 1, 0)],
    path[at],
    path[Math.min(at + 1, path.length - 1)],
  ] as [Point, Point, Point];
  const turn = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
  return { x: here.x, y: here.y, turn };
}

/** Evenly along the line, each in the middle of its share. */
const planted = (path: readonly Point[], count: number, first: number): Field[] =>
  Array.from({ length: count }, (_, i) => ({ number: first + i, ...lying(path, (i + 0.5) / count) }));

/** Before, between and behind them. */
const slatted = (path: readonly Point[], count: number): Lying[] =>
  Array.from({ length: count + 1 }, (_, i) => lying(path, i / count));

const drawn = (path: readonly Point[]): string =>
  `M${path.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

function build(): { fields: Field[]; ways: Way[]; planks: Plank[] } {
  const fields: Field[] = PLACES.map((place, number) => ({ number, ...seat(place), turn: 0 }));
  const ways: Way[] = [];
  const planks: Plank[] = [];
  for (const { from, to, fields: count } of BOX) {
    const path = between(from, to);
    const planted_ = planted(path, count, fields.length);
    planted_.forEach((_, i) => planks.push({ from, to, number: i + 1 }));
    ways.push({
      from,
      to,
      fields: planted_.map(({ number }) => number),
      slats: slatted(path, Number(count)),
      path: drawn([seat(from), ...path, seat(to)]),
    });
    fields.push(...planted_);
  }
  return { fields, ways, planks };
}

const built = build();
export const FIELDS: readonly Field[] = built.fields;
export const WAYS: readonly Way[] = built.ways;

export const fieldAt = (number: number): Field => FIELDS[number] ?? (FIELDS[TOWERS] as Field);

export const plankOf = (number: number): Plank | null => built.planks[number - PLACES.length] ?? null;

export const placeName = (place: string): string =>
  place === 'towers' ? 'clockwork-towers' : `clockwork-yard-${place}`;

/** Where the name of a yard is written: beside the upper and the lower one, else above or below. */
export function nameAt({ x, y }: Point): Point & { readonly aside: boolean } {
  const aside = Math.abs(x) < 1;
  return aside
    ? { x: x + 78, y: y + Math.sign(y) * 58 + 6, aside }
    : { x, y: y + (y < 0 ? -90 : 112), aside };
}

/** The field under a point of the board; nobody has to hit it exactly. */
export function fieldNear(at: Point, within: number): number | null {
  const near = FIELDS.map((field) => ({
    field,
    far: apart(field, at) / (field.number <= YARDS.length ? 1.6 : 1),
  }));
  const best = near.reduce((a, b) => (b.far < a.far ? b : a));
  return best.far <= within ? best.field.number : null;
}

/** A little aside for each of those who share a field; the Towers have room for all. */
export function standing(number: number, index: number, company: number): Point {
  const { x, y } = fieldAt(number);
  if (number === TOWERS) return { x: x + (index - (company - 1) / 2) * 50, y: y + 78 + (index % 2) * 12 };
  const aside = company > 1 ? (index - 0.5) * 46 : 0;
  return isYard(number) ? { x: x + aside, y: y + 56 } : { x: x + aside, y };
}

/** Beside a field, towards the middle of the city: room for something large. */
export function inward(number: number): Point {
  const { x, y } = fieldAt(number);
  const far = Math.hypot(x, y);
  if (far < TOWERS_REACH) return { x: 0, y: 205 };
  const nearer = Math.max(far - 175, 190) / far;
  return { x: x * nearer, y: y * nearer };
}

/** A line from field to field. */
export function trail(way: readonly number[]): string {
  const line = way.map(fieldAt).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return line.length ? `M${line.join('L')}` : '';
}
