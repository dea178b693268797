// What a picture is put together from.
import type { Sprite } from './sprite';

export interface Placed {
  readonly one: Sprite;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  /** In degrees clockwise, around its middle. */
  readonly turn?: number;
}

export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly right: boolean;
}

export const MARKS = {
  right: { ink: '#2e7d4f', line: 'M-6 .5-1.500 5.500 6.500-4.500' },
  wrong: { ink: '#b3372b', line: 'M-5-5 5 5M5-5-5 5' },
} as const;
