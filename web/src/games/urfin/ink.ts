// The inks of Urfin: emerald, straw, tin.
import type { Colour } from './parts';

export const INK = {
  // The land.
  edge: '#f7efd8',
  land: '#cfdd9f',
  straw: '#f0dc8b',
  stubble: '#e4cb74',
  furrow: '#b99a42',
  poppy: '#d8503f',
  bank: '#e9d7a3',
  deep: '#3e93c4',
  water: '#63b4de',
  wave: '#dff4fd',
  city: '#d3f0de',
  tile: '#a4d9ba',
  gem: '#1fa06e',
  rampart: '#0c5c40',
  merlon: '#3fcf98',
  grid: '#3a421e',
  kerb: '#9a6c25',
  road: '#f6d36a',
  brick: '#d9ac42',
  tree: '#4c8a53',
  leaf: '#86bd72',
  zone2: '#5b2a86',
  zone3: '#9c2f1d',
  shade: '#30200e',
  // Beside the roads.
  wood: '#c18a4d',
  beam: '#5a3613',
  plank: '#7d5224',
  wet: '#061c2b',
  pole: '#6d4319',
  board: '#f7e3ad',
  shield: '#fff6dc',
  shieldEdge: '#8a5a24',
  number: '#3a2410',
  white: '#ffffff',
  // The palace.
  emerald: '#0f7a53',
  shine: '#fff3b0',
  plinth: '#0f6a49',
  court: '#eafbef',
  window: '#fff6c9',
  moss: '#06281d',
  behind: '#23805c',
  wall: '#38ad7c',
  keep: '#56c795',
  spire: '#07402b',
  gleam: '#9af0c6',
  gold: '#f4cf5d',
  jewel: '#2fe39b',
  door: '#7a4a1f',
  doorLine: '#4c2c10',
  // Soldiers.
  legs: '#8d5a2b',
  arms: '#c48a4c',
  bark: '#3d220c',
  coat: '#93302c',
  seam: '#3a0f0d',
  gladCoat: '#2f8f62',
  gladSeam: '#0c3b26',
  brass: '#f0cf6d',
  head: '#e3b377',
  grain: '#a8713a',
  tin: '#8f9ba6',
  brim: '#2d353d',
  gladHat: '#ecd07a',
  gladBrim: '#6d4e12',
  ink: '#2a1506',
  mouth: '#7c1d16',
  cheek: '#e5776a',
  plate: '#fffaf0',
  plateEdge: '#2d1a08',
  star: '#ffd84a',
  starEdge: '#7a4f00',
  // Parts: what wears the colour, its upper sides, its lines.
  green: '#2a9560',
  greenTip: '#5cc48d',
  greenDeep: '#0d4a2e',
  light: '#b4e08f',
  lightTip: '#ddf5c6',
  lightDeep: '#3c6420',
  yellow: '#f5c93f',
  yellowTip: '#ffe9a1',
  yellowDeep: '#7a4f00',
  stripe: '#a86f00',
  letter: '#12210f',
  halo: '#fffdf2',
  open: '#fff8d8',
  // The lid.
  sky: '#bfe3ea',
  sun: '#f8dd7c',
  hill: '#a9cf8c',
  firs: '#3f7d52',
  stream: '#5fb0d8',
} as const;

export type Inks = Readonly<Record<keyof typeof INK, string>>;

const NIGHT: Partial<Inks> = {
  edge: '#12201c',
  land: '#2b4137',
  straw: '#4e4b2c',
  stubble: '#434328',
  furrow: '#6d653a',
  poppy: '#a54a44',
  bank: '#3d4a3a',
  deep: '#123f5c',
  water: '#1d5b80',
  wave: '#6aa9c9',
  city: '#1e4e3f',
  tile: '#2f6b56',
  grid: '#96ab9b',
  kerb: '#1d170c',
  road: '#a88a40',
  brick: '#846a2c',
  tree: '#173a2c',
  leaf: '#2f6147',
  zone2: '#c9a2ee',
  zone3: '#ff9d87',
  shine: '#4fae84',
  plinth: '#0b3a2a',
  court: '#236a52',
  window: '#ffdf6b',
};

/** On the screen the land lies by day or by night, as its reader likes it. */
export const SEEN = Object.fromEntries(
  Object.entries(INK).map(([name, day]) => {
    const night = NIGHT[name as keyof Inks];
    return [name, night ? `light-dark(${day}, ${night})` : day];
  }),
) as unknown as Inks;

/** As with coloured pencils, for thrifty printers. */
export const PALE: Readonly<Record<string, string>> = {
  [INK.edge]: '#ffffff',
  [INK.land]: '#f3f7e4',
  [INK.straw]: '#f6ecbb',
  [INK.stubble]: '#efe0a6',
  [INK.deep]: '#a9d3ea',
  [INK.water]: '#cfe8f5',
  [INK.wave]: '#8fc4e2',
  [INK.city]: '#f0faf4',
  [INK.tile]: '#cdebd9',
  [INK.road]: '#fdf1cc',
  [INK.tree]: '#9cc4a0',
  [INK.leaf]: '#c9e3be',
  [INK.sky]: '#e6f4f7',
  [INK.hill]: '#dfeed3',
  [INK.firs]: '#9cc4a0',
  [INK.stream]: '#cfe8f5',
};

export interface Paint {
  readonly tone: string;
  readonly tip: string;
  readonly deep: string;
}

/** The colours of parts, which are patterns, too: plain, dots, stripes. */
export const PAINTS: Readonly<Record<Colour, Paint>> = {
  green: { tone: INK.green, tip: INK.greenTip, deep: INK.greenDeep },
  light: { tone: INK.light, tip: INK.lightTip, deep: INK.lightDeep },
  yellow: { tone: INK.yellow, tip: INK.yellowTip, deep: INK.yellowDeep },
};

export const TEXT = 'Nunito Variable, Nunito, sans-serif';
