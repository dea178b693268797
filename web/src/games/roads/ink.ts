// The inks of Roads: asphalt grey, beige, traffic yellow.
import type { Layer } from './layers';

export const INK = {
  beige: '#ecdcb9',
  cut: '#c9b283',
  meadow: '#f4e9cf',
  hem: '#dfcca2',
  plot: '#e0cc9f',
  furrow: '#cbb27e',
  shade: '#3a2a10',
  stone: '#cdbc97',
  leaf: '#9cab74',
  light: '#b6c18f',
  roof: '#c4785a',
  ridge: '#a55f45',
  yellow: '#f5bd1f',
  kerb: '#a49d8f',
  chalk: '#f7f2e4',
  asphalt: '#4c5056',
  ink: '#2b2a28',
  bark: '#4a3a26',
} as const;

/** A lighter day, for thrifty printers. */
export const PALE: Readonly<Record<string, string>> = {
  [INK.asphalt]: '#b0b3b7',
  [INK.beige]: '#fdf9ef',
  [INK.meadow]: '#fffdf8',
  [INK.hem]: '#f3e9d3',
  [INK.plot]: '#f6eedd',
  [INK.furrow]: '#e6d9bb',
  [INK.leaf]: '#d3dac0',
  [INK.light]: '#e2e7d3',
  [INK.kerb]: '#d9d5cd',
};

type Pen = Readonly<Record<string, string | number>>;

const line = (stroke: string, width: number, more: Pen = {}): Pen => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  ...more,
});

/** Never `opacity` here: each use of it would be a sheet of its own for the browser to glue. */
export const PENS: Readonly<Record<Layer, Pen>> = {
  paper: { fill: INK.beige, stroke: INK.cut, 'stroke-width': 0.9 },
  hem: { fill: INK.hem },
  meadow: { fill: INK.meadow },
  shade: { fill: INK.shade, 'fill-opacity': 0.15 },
  plot: { fill: INK.plot },
  furrow: line(INK.furrow, 0.9, { 'stroke-dasharray': '5 1.4' }),
  stone: { fill: INK.stone },
  flower: { fill: INK.yellow },
  roof: { fill: INK.roof },
  ridge: { fill: INK.ridge },
  leaf: { fill: INK.leaf },
  light: { fill: INK.light },
  cast: line(INK.shade, 9, { 'stroke-opacity': 0.13 }),
  kerb: line(INK.kerb, 5.5),
  asphalt: { fill: INK.asphalt },
  lip: line(INK.chalk, 1.1, { 'stroke-opacity': 0.75 }),
  dash: line(INK.yellow, 2.6, { 'stroke-dasharray': '10 10', 'stroke-dashoffset': -5 }),
  solid: line(INK.yellow, 1.7),
  lane: line(INK.chalk, 1.7, { 'stroke-dasharray': '7 13', 'stroke-dashoffset': -6.5 }),
  stop: line(INK.chalk, 3),
  island: { fill: INK.beige, stroke: INK.yellow, 'stroke-width': 1.6 },
  garden: { fill: INK.light },
  post: line(INK.bark, 2.4),
  bar: { fill: INK.yellow, stroke: INK.ink, 'stroke-width': 0.8 },
  stripe: { fill: INK.ink },
};
