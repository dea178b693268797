// The six kinds of parts as flat shapes, around the middle of their cell.
import type { Box } from '../../press/sprite';
import type { Axis, Kind } from './parts';

export interface Shape {
  /** What wears the colour, and what of it lies in the shade. */
  readonly body: string;
  readonly dark: string;
  /** What wears a lighter tone: the upper sides. */
  readonly top: string;
  readonly lines: string;
  /** Where its letters stand. */
  readonly mark: readonly [x: number, y: number];
}

/** Eight sides: it shoots all around. */
const BASE_1: Shape = {
  body: 'M-25-3V18L-11 26H11L25 18V-3L11 4H-11Z',
  dark: 'M11 26V4L25-3V18Z',
  top: 'M-25-10L-11-17H11L25-10V-3L11 4H-11L-25-3Z',
  lines: 'M-11 4V26M11 4V26M-18 8V14M18 8V14M-15-8L-7-12H7L15-8V-5L7-1H-7L-15-5Z',
  mark: [0, 20],
};

/** Four sides: it shoots straight. */
const BASE_2: Shape = {
  body: 'M-19-4V26H19V-4Z',
  dark: 'M10 26V-4H19V26Z',
  top: 'M-19-4L-14-16H14L19-4Z',
  lines: 'M-11-7L-8-13H8L11-7Z',
  mark: [0, 17.5],
};

const ROOF_1: Shape = {
  body: 'M-22-3L0-46L22-3Q0 6-22-3Z',
  dark: 'M0-46L22-3Q14 1 6 1.500Z',
  top: 'M0-46L-14-9Q-9-5-3-6Z',
  lines: 'M0-46V-55L11-51L0-47',
  mark: [0, -6],
};

const ROOF_2: Shape = {
  body: 'M-28-5L-18-15L-23-31L-10-25L0-48L10-25L23-31L18-15L28-5Q0 8-28-5Z',
  dark: 'M0-48L10-25L23-31L18-15L28-5Q18 0 7 1Z',
  top: 'M0-48L-7-25L-16-27L-12-14Q-8-12-3-13Z',
  lines: 'M-23-31V-37M0-48V-55M23-31V-37',
  mark: [0, -5],
};

/** Seen from its upright side. */
const ROOF_3_NS: Shape = {
  body: 'M-24-2V-14L0-44L24-14V-2Z',
  dark: 'M0-44L24-14V-2H19V-13L0-37L-19-13V-2H-24V-14Z',
  top: 'M-6-22A6 6 0 1 1 6-22A6 6 0 1 1-6-22Z',
  lines: 'M0-44V-54M-4-50L0-55L4-50',
  mark: [0, -4],
};

/** Seen from its sloping side; the upright ones look left and right. */
const ROOF_3_EW: Shape = {
  body: 'M-29-2L-22-36H22L29-2Z',
  dark: 'M-29-2L-22-36H-17L-22-2ZM29-2L22-36H17L22-2Z',
  top: 'M-16-31H16L17-25H-17Z',
  lines: 'M-33-20L-38-16L-33-12M33-20L38-16L33-12',
  mark: [0, -7],
};

const WALL: Shape = {
  body: 'M-28 22V-9H28V22Z',
  dark: 'M-28 22V14H28V22Z',
  top: 'M-29-6V-17H-17V-6ZM-6-6V-17H6V-6ZM17-6V-17H29V-6Z',
  lines: 'M-28 3H28M-14-6V3M14-6V3M-28 14H28M0 14V22',
  mark: [0, 13.5],
};

export function shapeOf(kind: Kind, axis: Axis): Shape {
  switch (kind) {
    case 'base-1':
      return BASE_1;
    case 'base-2':
      return BASE_2;
    case 'roof-1':
      return ROOF_1;
    case 'roof-2':
      return ROOF_2;
    case 'roof-3':
      return axis === 'ew' ? ROOF_3_EW : ROOF_3_NS;
    case 'wall':
      return WALL;
  }
}

/** What a lone part needs to be seen whole. */
export const boxOf = (kind: Kind): Box => {
  if (kind.startsWith('base')) return [-34, -25, 68, 62];
  return kind === 'wall' ? [-34, -28, 68, 62] : [-42, -60, 84, 70];
};
