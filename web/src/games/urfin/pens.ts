// What lies flat on the land, from the ground up, and the pens it is drawn with.
import type { Inks } from './ink';

/** In the order in which they are drawn. */
export const LAYERS = [
  'sheet',
  'straw',
  'strawRows',
  'stubble',
  'stubbleRows',
  'poppies',
  'river',
  'waves',
  'city',
  'gems',
  'walls',
  'grid',
  'rays',
  'roads',
  'bricks',
  'zone2',
  'edge2',
  'zone3',
  'edge3',
] as const;
export type Layer = (typeof LAYERS)[number];

/** Zones matter to grown-ups only. */
export const isZone = (layer: Layer): boolean => /\d$/.test(layer);

type Pen = Readonly<Record<string, string | number>>;

const ROUND: Pen = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
const line = (stroke: string, width: number, more: Pen = {}): Pen => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  ...more,
});
const rows = (inks: Inks): Pen =>
  line(inks.furrow, 2.4, { 'stroke-dasharray': '9 4', 'stroke-linecap': 'round' });

/** Each path of a layer is drawn with all its pens, the first below. */
export const pensOf = (inks: Inks): Readonly<Record<Layer, readonly Pen[]>> => ({
  sheet: [{ fill: inks.land }],
  straw: [{ fill: inks.straw, 'fill-opacity': 0.75 }],
  strawRows: [rows(inks)],
  stubble: [{ fill: inks.stubble, 'fill-opacity': 0.75 }],
  stubbleRows: [rows(inks)],
  poppies: [line(inks.poppy, 6.5, ROUND)],
  river: [line(inks.bank, 70, ROUND), line(inks.deep, 60, ROUND), line(inks.water, 46, ROUND)],
  waves: [line(inks.wave, 3, ROUND)],
  city: [{ fill: inks.city }, { fill: 'url(#urfin-tiles)' }],
  gems: [{ fill: inks.gem, 'fill-opacity': 0.5 }],
  walls: [line(inks.rampart, 9, ROUND), line(inks.merlon, 4.5, { ...ROUND, 'stroke-dasharray': '9 7' })],
  grid: [line(inks.grid, 1.3, { 'stroke-dasharray': '5 5', 'stroke-opacity': 0.28 })],
  rays: [{ fill: inks.shine, 'fill-opacity': 0.55 }],
  roads: [line(inks.kerb, 37, ROUND), line(inks.road, 31, ROUND)],
  bricks: [line(inks.brick, 31, { 'stroke-dasharray': '2 13' })],
  zone2: [{ fill: 'url(#urfin-zone-2)' }],
  edge2: [line(inks.zone2, 5, { ...ROUND, 'stroke-dasharray': '16 8' })],
  zone3: [{ fill: 'url(#urfin-zone-3)' }],
  edge3: [line(inks.zone3, 7, { ...ROUND, 'stroke-dasharray': '3 9' })],
});
