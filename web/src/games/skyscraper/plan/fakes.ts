// A small site for tests: the foundation, what is built on it, and words in English.
import english from '../../../../../src/igroteka/games/skyscraper/texts/en.ftl?raw';
import { bundleOf, format } from '../../../i18n/i18n.svelte';
import type { Plane, Pose, Standing, View, Worker } from '../../../wire/skyscraper';
import type { Say } from './naming';

const bundle = bundleOf('en', [english]);
export const say: Say = (key, args) => format([bundle], key, args);

export const pose = (plane: Plane, x: number, y: number, z: number): Pose => ({ plane, x, y, z });
export const standing = (card: number, at: Pose, beams = 0, by = 0): Standing => ({
  card,
  pose: at,
  beams,
  by,
});

export const FOUNDATION_CARD = 36;
const FRAME = 0b111000;
/** Two walls facing x and a crossbar facing y (S-G3). */
export const FOUNDATION: readonly Standing[] = [pose(1, 0, 0, 0), pose(1, 2, 0, 0), pose(2, 0, 1, 0)].map(
  (at) => standing(FOUNDATION_CARD, at, FRAME, -1),
);

export const worker = (seat: number, x?: number, y = 0, z = 0): Worker => ({
  seat,
  cell: x === undefined ? null : { x, y, z },
  lying: false,
});

export function viewOf(change: Partial<View> = {}): View {
  return {
    seat: 0,
    seats: 2,
    hands: 'calm',
    stage: 'play',
    turn: 0,
    left: 3,
    building: FOUNDATION,
    joints: [],
    floors: [{ number: 0, height: 0, cards: [] }],
    workers: [],
    lost: [],
    fallen: [],
    cards: [],
    supports: [[], []],
    picked: -1,
    scores: [0, 0],
    out: [false, false],
    act: null,
    places: [],
    gained: 0,
    raised: false,
    quiet: 0,
    film: '',
    ...change,
  };
}
