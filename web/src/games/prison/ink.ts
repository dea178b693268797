// The inks of Prison: stone, torch, purple.
import type { LevelName } from './panels/icons';

export const INK = {
  ink: '#2a2520',
  paper: '#fdf6e3',
  fight: '#fbe9c6',
  night: '#1d1826',
  slab: '#5b5268',
  inner: '#4a4257',
  joint: '#3a3247',
  stone: '#c9bfb0',
  tint: '#bdb2a2',
  seam: '#9d9181',
  wall: '#4d4558',
  wallEdge: '#241d2f',
  wallLight: '#857b92',
  iron: '#2b2530',
  wood: '#6d4a20',
  brass: '#d9a441',
  brassPale: '#f1d089',
  brassDeep: '#5d4013',
  torch: '#ffb347',
  flame: '#f0802b',
  stick: '#7a5228',
  purple: '#7b3fb5',
  purpleDeep: '#4a2173',
  purplePale: '#dcc4f4',
  plan: '#9c7fbf',
  rim: '#8d8070',
  pit: '#2b2130',
  deep: '#0e0913',
  blood: '#b3261e',
  plaster: '#fff6ea',
  ground: '#efe6d2',
  cream: '#fff8e6',
  yellowLine: '#e0bb4a',
  blueLine: '#6d9bd0',
  red: '#d8453a',
  yellow: '#f4c62f',
  yellowPale: '#fbe9a8',
  yellowDeep: '#6d4d00',
  blue: '#5fa3ea',
  bluePale: '#cfe4fb',
  blueDeep: '#123f75',
  np: '#9a5fd0',
  npPale: '#dcc4f5',
  npDeep: '#371257',
} as const;

export type Owner = 'yellow' | 'blue' | 'np';

export interface Paint {
  readonly tone: string;
  readonly pale: string;
  readonly deep: string;
  /** What characters stand on and objects lie on: round, square, six corners. */
  readonly base: string;
  readonly chip: string;
}

export const PAINTS: Readonly<Record<Owner, Paint>> = {
  yellow: {
    tone: INK.yellow,
    pale: INK.yellowPale,
    deep: INK.yellowDeep,
    base: 'M-25.5 0a25.5 25.5 0 1 0 51 0a25.5 25.5 0 1 0-51 0Z',
    chip: 'M-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0Z',
  },
  blue: {
    tone: INK.blue,
    pale: INK.bluePale,
    deep: INK.blueDeep,
    base: 'M-23-23h46v46h-46z',
    chip: 'M-19-19h38v38h-38z',
  },
  np: {
    tone: INK.np,
    pale: INK.npPale,
    deep: INK.npDeep,
    base: 'M-14-24h28l13 24l-13 24h-28l-13-24z',
    chip: 'M-11-19h22l9 19l-9 19h-22l-9-19z',
  },
};

/** A level is told by its colour and by its sign. */
export const GEMS: Readonly<Record<LevelName, { readonly tone: string; readonly sign: string }>> = {
  pink: { tone: '#e884ab', sign: 'M-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z' },
  yellow: { tone: '#f2cf3b', sign: 'M0-1.7L1.7 1.3H-1.7Z' },
  green: { tone: '#6cc07f', sign: 'M-1.5-1.5h3v3h-3z' },
  blue: { tone: '#79aee6', sign: 'M0-1.9L1.9 0L0 1.9L-1.9 0Z' },
  red: { tone: '#e0654f', sign: 'M-.6-1.9h1.2v1.3h1.3v1.2h-1.3v1.3h-1.2v-1.3h-1.3v-1.2h1.3z' },
  white: { tone: '#f6f1e6', sign: 'M-1.8-.45h3.6v.9h-3.6z' },
  black: { tone: '#1d1a18', sign: 'M0-2L.6-.6L2-.5L.9.5L1.3 1.9L0 1.1L-1.3 1.9L-.9.5L-2-.5L-.6-.6Z' },
};

/** A dungeon by day, for thrifty printers. */
export const PALE: Readonly<Record<string, string>> = {
  [INK.night]: '#cfc8d8',
  [INK.slab]: '#e4e0ea',
  [INK.inner]: '#eeebf2',
  [INK.joint]: '#c9c2d4',
  [INK.stone]: '#faf8f4',
  [INK.tint]: '#f3f0e9',
  [INK.seam]: '#d5cec2',
  [INK.wall]: '#8d8499',
  [INK.ground]: '#ffffff',
  [INK.paper]: '#ffffff',
  [INK.fight]: '#ffffff',
  [INK.yellowLine]: '#fbf3d6',
  [INK.blueLine]: '#e2edf9',
  [INK.purple]: '#cdb2e6',
  [INK.yellow]: '#fbe7a0',
  [INK.blue]: '#bcd8f6',
  [INK.np]: '#d8c0ee',
  [INK.plan]: '#e9def4',
  [INK.red]: '#f3cfcb',
};

export const TEXT = 'Nunito Variable, Nunito, sans-serif';
export const DISPLAY = 'Yeseva One, Georgia, serif';

export const ownerOf = (side: number, npc: boolean): Owner => (npc ? 'np' : side === 0 ? 'yellow' : 'blue');
