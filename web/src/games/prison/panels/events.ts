// What each event sounds like, and where the camera should look; the board plays them by this table.
import type { Event } from '../../../wire/prison';

type Kind = Event['kind'];
type EventOf<K extends Kind> = Extract<Event, { kind: K }>;

/** Hertz and seconds, one after another. */
export type Tones = readonly (readonly [hertz: number, seconds: number])[];

/** Where it happens: a square, a whole room by its place, a figure wherever it stands; null where it is. */
export type Spot =
  { readonly square: number } | { readonly place: number } | { readonly figure: number } | null;

interface Told<K extends Kind> {
  readonly tones: Tones;
  readonly at: (event: EventOf<K>) => Spot;
}

const nowhere = (): null => null;
const bySquare = ({ square }: { readonly square: number }): Spot => ({ square });
const byPlace = ({ place }: { readonly place: number }): Spot => ({ place });
const byEnd = ({ end }: { readonly end: number }): Spot => ({ square: end });
const byFigure = ({ figure }: { readonly figure: number }): Spot => ({ figure });
const byTarget = ({ target }: { readonly target: number }): Spot => ({ figure: target });

const STONE: Tones = [
  [92, 0.18],
  [70, 0.22],
];
const STEP: Tones = [[170, 0.04]];
const HURT: Tones = [
  [196, 0.12],
  [147, 0.2],
];
const DEAD: Tones = [
  [147, 0.2],
  [110, 0.22],
  [82, 0.4],
];
const GATE: Tones = [
  [330, 0.05],
  [262, 0.05],
  [208, 0.09],
];
const CARD: Tones = [[260, 0.05]];
const BELL: Tones = [
  [660, 0.2],
  [495, 0.35],
];
const SILENT: Tones = [];

export const TABLE: { readonly [K in Kind]: Told<K> } = {
  picked: { tones: STEP, at: bySquare },
  first: { tones: CARD, at: nowhere },
  stood: { tones: STEP, at: bySquare },
  hid: { tones: CARD, at: byPlace },
  covered: { tones: CARD, at: byPlace },
  uncovered: { tones: STONE, at: nowhere },
  found: { tones: CARD, at: byPlace },
  named: { tones: BELL, at: nowhere },
  readied: { tones: CARD, at: nowhere },
  dealt: { tones: SILENT, at: nowhere },
  carded: { tones: CARD, at: nowhere },
  walked: { tones: STEP, at: byEnd },
  jumped: {
    tones: [
      [220, 0.06],
      [330, 0.1],
    ],
    at: byEnd,
  },
  took: {
    tones: [
      [520, 0.06],
      [660, 0.08],
    ],
    at: byFigure,
  },
  dropped: { tones: [[240, 0.08]], at: byFigure },
  gave: {
    tones: [
      [520, 0.06],
      [440, 0.08],
    ],
    at: byFigure,
  },
  opened: { tones: STONE, at: byPlace },
  drew: { tones: CARD, at: byPlace },
  diced: {
    tones: [
      [400, 0.03],
      [520, 0.03],
      [460, 0.04],
    ],
    at: nowhere,
  },
  placed: { tones: STEP, at: bySquare },
  vanished: {
    tones: [
      [600, 0.1],
      [300, 0.2],
    ],
    at: nowhere,
  },
  rotated: {
    tones: [
      [80, 0.3],
      [96, 0.3],
    ],
    at: byPlace,
  },
  fought: {
    tones: [
      [523, 0.04],
      [196, 0.1],
    ],
    at: byTarget,
  },
  challenged: {
    tones: [
      [392, 0.06],
      [392, 0.06],
    ],
    at: byTarget,
  },
  wounded: { tones: HURT, at: bySquare },
  died: { tones: DEAD, at: bySquare },
  fell: {
    tones: [
      [330, 0.1],
      [247, 0.1],
      [165, 0.2],
      [98, 0.3],
    ],
    at: bySquare,
  },
  lost: { tones: [[200, 0.12]], at: bySquare },
  broke: {
    tones: [
      [110, 0.08],
      [87, 0.2],
    ],
    at: bySquare,
  },
  gated: { tones: GATE, at: bySquare },
  healed: {
    tones: [
      [523, 0.1],
      [659, 0.14],
    ],
    at: byTarget,
  },
  pushed: {
    tones: [
      [880, 0.1],
      [1175, 0.2],
    ],
    at: byEnd,
  },
  burnt: {
    tones: [
      [140, 0.1],
      [233, 0.1],
      [349, 0.25],
    ],
    at: byTarget,
  },
  left: {
    tones: [
      [523, 0.08],
      [784, 0.16],
    ],
    at: bySquare,
  },
  scored: {
    tones: [
      [659, 0.1],
      [784, 0.2],
    ],
    at: nowhere,
  },
  arrived: { tones: BELL, at: byPlace },
  looked: { tones: [[740, 0.2]], at: byPlace },
  turned: { tones: CARD, at: nowhere },
  rowed: { tones: CARD, at: nowhere },
  ended: { tones: SILENT, at: nowhere },
  over: { tones: SILENT, at: nowhere },
  activated: { tones: SILENT, at: byFigure },
  rested: { tones: SILENT, at: nowhere },
  thought: { tones: SILENT, at: byFigure },
  tied: {
    tones: [
      [400, 0.03],
      [460, 0.04],
    ],
    at: byFigure,
  },
  spun: {
    tones: [
      [400, 0.03],
      [460, 0.04],
    ],
    at: byFigure,
  },
};

export const tonesOf = ({ kind }: Event): Tones => TABLE[kind].tones;
export const spotOf = <K extends Kind>(event: EventOf<K>): Spot => (TABLE[event.kind] as Told<K>).at(event);
