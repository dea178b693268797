// The six kinds of parts as flat shapes, around the middle of their cell.
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

const BASE_1: Shape = {
  body: 'M-24 25V-5H24V25Z',
  dark: 'M8 25V-5H24V25Z',
  top: 'M-24-5L-19-15H19L24-5ZM-25-3V-12H-15V-3ZM-5-3V-12H5V-3ZM15-3V-12H25V-3Z',
  lines: 'M-24-3H24M-24 25H24',
  mark: [0, 18],
};

const BASE_2: Shape = {
  body: 'M-23-6V15Q-23 27 0 27Q23 27 23 15V-6Q23 5 0 5Q-23 5-23-6Z',
  dark: 'M9 3.500V26.500Q23 24 23 15V-6Q22 1 9 3.500Z',
  top: 'M-23-6A23 10.500 0 1 1 23-6A23 10.500 0 1 1-23-6Z',
  lines: 'M-13-6A13 5.500 0 1 1 13-6A13 5.500 0 1 1-13-6Z',
  mark: [0, 20.5],
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
export const boxOf = (kind: Kind): string => {
  if (kind.startsWith('base')) return '-34 -25 68 62';
  return kind === 'wall' ? '-34 -28 68 62' : '-42 -60 84 70';
};
