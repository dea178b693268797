// What one touch tells, for eyes, ears, skin and voice.
import type { TextArgs } from '../../table/contract';
import type { Felt } from '../../wire/urfin';

export type { Felt };

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const SIDE = 12;
export const HIGHEST = 9;
const LOWEST_HERTZ = 165;
const OCTAVES = 2;
const FLAT = 0.9;
const STEEP = 2.4;

export const keyOf = ({ x, y }: Spot): number => y * SIDE + x;
export const inBag = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x < SIDE && y < SIDE;
export const sameSpot = (one: Spot | null, other: Spot | null): boolean =>
  one?.x === other?.x && one?.y === other?.y;

export const steepness = ({ slope_x, slope_y }: Felt): number => Math.hypot(slope_x, slope_y);

export const hertzOf = ({ height }: Felt): number => LOWEST_HERTZ * 2 ** ((OCTAVES * height) / HIGHEST);

/** A breath on the plain, a knock on an edge; nothing at the bottom of the bag. */
export function buzzOf(felt: Felt): number {
  const steep = steepness(felt);
  if (felt.height < 1 && steep < FLAT) return 0;
  return Math.round(6 + felt.height + 14 * steep);
}

export type HeightWord = 'nothing' | 'low' | 'middling' | 'high' | 'top';

export function heightWord({ height }: Felt): HeightWord {
  if (height < 1) return 'nothing';
  if (height < 3) return 'low';
  if (height < 5) return 'middling';
  return height < 7 ? 'high' : 'top';
}

/** Clockwise from the right, in eighths of a turn; the screen's y grows downwards. */
const WAYS = ['right', 'down-right', 'down', 'down-left', 'left', 'up-left', 'up', 'up-right'] as const;
export type Way = (typeof WAYS)[number] | 'flat';

/** Where a drop of water would run. */
export function wayDown(felt: Felt): Way {
  if (steepness(felt) < FLAT) return 'flat';
  const eighths = Math.round((Math.atan2(-felt.slope_y, -felt.slope_x) / Math.PI) * 4);
  return WAYS[(eighths + WAYS.length) % WAYS.length] as Way;
}

type Speak = (key: string, args?: TextArgs) => string;

/** “High, falling to the right.” */
export function feltWords(felt: Felt, t: Speak): string {
  const way = wayDown(felt);
  const height = t('urfin-ui-felt-height', { height: heightWord(felt) });
  if (way === 'flat') return t('urfin-ui-felt-flat', { height });
  const slope = t('urfin-ui-felt-way', { way });
  return t(steepness(felt) >= STEEP ? 'urfin-ui-felt-steep' : 'urfin-ui-felt-slope', { height, slope });
}

export const spotWords = ({ x, y }: Spot, t: Speak): string =>
  t('urfin-ui-felt-spot', { column: x + 1, row: y + 1 });
