// Colours and pictures of the cards: the same on the plates of the site and in the hand.
import type { Card, Kind } from './deck';

export interface Face {
  readonly paper: string;
  readonly line: string;
  readonly ink: string;
}

export const FACES: Readonly<Record<Kind, Face>> = {
  upright: { paper: '#f4c58e', line: '#d89b56', ink: '#6b3c10' },
  flat: { paper: '#b9d3da', line: '#86acb7', ink: '#1f4b59' },
  any: { paper: '#ece0c6', line: '#cdbb95', ink: '#5b4a2b' },
  foundation: { paper: '#a19d98', line: '#7e7974', ink: '#2f2c2a' },
  prop: { paper: '#d6c07c', line: '#a88f45', ink: '#463a12' },
  slab: { paper: '#d6c07c', line: '#a88f45', ink: '#463a12' },
};

export interface Shape {
  readonly d: string;
  readonly fill: string;
}

export const HI_VIS = '#f26a1b';
const [SKIN, DARK, HAT, STRIPE] = ['#e6b48a', '#3b4650', '#ffd23d', '#fff3b0'];

/** In a box of 200 × 200, y down. */
export const PICTURES: Readonly<Record<string, readonly Shape[]>> = {
  side: [
    { d: 'M84 178l6-44h22l8 44h-14l-6-30l-4 30z', fill: DARK },
    { d: 'M82 90q18-12 36 0l4 48H78z', fill: HI_VIS },
    { d: 'M79 116h42l1 9H78z', fill: STRIPE },
    { d: 'M114 96l26 18l-5 9l-26-12z', fill: HI_VIS },
    { d: 'M133 110l14 8l-6 10l-13-8z', fill: SKIN },
    { d: 'M86 66a15 15 0 1 1 30 0v6a15 15 0 1 1-30 0z', fill: SKIN },
    { d: 'M80 64a21 22 0 0 1 42 0h10q2 7-6 7H80z', fill: HAT },
  ],
  above: [
    { d: 'M52 100a48 26 0 1 1 96 0a48 26 0 1 1-96 0z', fill: HI_VIS },
    { d: 'M60 92h14v16H60zM126 92h14v16h-14z', fill: STRIPE },
    { d: 'M70 96a30 30 0 1 1 60 0v8a30 34 0 1 1-60 0z', fill: HAT },
    { d: 'M96 68h8v62h-8zM82 72h5v54h-5zM113 72h5v54h-5z', fill: '#d9a316' },
  ],
  below: [
    { d: 'M62 70a16 22 0 0 1 34 0l-3 62a14 15 0 0 1-28 0z', fill: DARK },
    { d: 'M104 70a16 22 0 0 1 34 0l-3 62a14 15 0 0 1-28 0z', fill: DARK },
    { d: 'M67 68h24v6H67zM67 82h24v6H67zM68 96h22v6H68zM69 124h20v6H69z', fill: '#77838d' },
    { d: 'M109 68h24v6h-24zM109 82h24v6h-24zM110 96h22v6h-22zM111 124h20v6h-20z', fill: '#77838d' },
  ],
  arrow: [{ d: 'M100 14l12 16h-8v12h-8V30h-8z', fill: '#6b3c10' }],
};

/** Its worker, and an arrow where it must stand upright (S-B2). */
export const picturesOf = ({ worker, stance }: Pick<Card, 'worker' | 'stance'>): readonly Shape[] => [
  ...(PICTURES[worker] ?? []),
  ...(stance === 'upright' ? (PICTURES.arrow ?? []) : []),
];

/** On what stands on the site. */
export const STRIPES = 'M0 176l24 24H0zM40 200L0 160v-30l70 70zM200 24L176 0h24zM160 0l40 40v30L130 0z';

/** How much a joint carries, from easy to about to give way (at 3): darker, too, for all eyes. */
export function strainColour(strain: number): string {
  const part = Math.max(0, Math.min(1, strain / 3));
  return `hsl(${Math.round(130 * (1 - part))}, 85%, ${Math.round(66 - 34 * part)}%)`;
}
