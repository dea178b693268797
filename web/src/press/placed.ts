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

/** A frame around what is meant, such as the card that was just laid. */
export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly right: boolean;
}

/** Where something goes: a dotted line with a head. */
export interface Way {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly right: boolean;
}

export interface Over {
  readonly marks?: readonly Mark[];
  readonly rings?: readonly Ring[];
  readonly ways?: readonly Way[];
}

export const MARKS = {
  right: { ink: '#2e7d4f', line: 'M-6 .5-1.500 5.500 6.500-4.500' },
  wrong: { ink: '#b3372b', line: 'M-5-5 5 5M5-5-5 5' },
} as const;

export const lineOf = (points: Way['points']): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** The two strokes at the end of a way. */
export function headOf(points: Way['points'], long: number): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [from, over] = points.at(-2) ?? [x - 1, y];
  const along = Math.atan2(y - over, x - from);
  const end = (turn: number): string => {
    const [dx, dy] = [Math.cos(along + turn) * long, Math.sin(along + turn) * long];
    return `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`;
  };
  return `M${end(2.5)}L${x} ${y}L${end(-2.5)}`;
}
