// The inks of Skyscraper: steel, sunset, hi-vis orange.
import { seatMark } from '../../table/seatMark';
import { FACES, HI_VIS } from './art';

export const INK = {
  ink: '#2b2f36',
  hiVis: HI_VIS,
  hiVisDark: '#a34c05',
  steel: '#8b96a0',
  steelDark: '#3f474e',
  lit: '#ff9d2f',
  stripe: '#2b2b2b',
  floor: '#f2f6f8',
  glass: FACES.flat.paper,
  glassDark: FACES.flat.line,
  sky: '#f7b268',
  skin: '#e9be93',
  hat: '#ffd34d',
  band: '#fff3b0',
  boot: '#3a332c',
  trousers: '#46557a',
} as const;

/** A seat's colour without what a theme may make of it. */
export const crewColour = (seat: number): string => /#\w+/.exec(seatMark(seat).colour)?.[0] ?? HI_VIS;

/** As on a blueprint, for thrifty printers. */
export const PALE: Readonly<Record<string, string>> = {
  [FACES.upright.paper]: '#fdf3e7',
  [FACES.flat.paper]: '#f1f6f8',
  [FACES.any.paper]: '#fbf8f1',
  [FACES.foundation.paper]: '#eeedeb',
  [FACES.prop.paper]: '#f7f2e2',
  [INK.steel]: '#c3cad1',
  [INK.steelDark]: '#8b949c',
  [INK.hiVis]: '#fbd3b0',
  [INK.sky]: '#fdf0e2',
  [INK.stripe]: '#a9a9a9',
  [INK.trousers]: '#c5ccdc',
  [INK.boot]: '#b3aea9',
  [crewColour(0)]: '#f6ccc9',
  [crewColour(1)]: '#c8def5',
  [crewColour(2)]: '#cde6d1',
  [crewColour(3)]: '#e0cff0',
};
