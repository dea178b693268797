// Each event of Roads as one short animation.
import { JUMP, SHAKE, handOf, seatAnchor } from '../../table/flights.svelte';
import { playedBy } from '../../table/players';
import { pause } from '../../table/queue';
import type { Event } from '../../wire/roads';
import { keyOf } from './places';
import type { Stage } from './stage.svelte';

export interface Scene {
  readonly stage: Stage;
  readonly seat: number | null;
  look(x: number, y: number): void;
}

export const MS = {
  lots: 600,
  dealt: 400,
  drawn: 420,
  laid: 420,
  kept: 400,
  out: 400,
  closed: 600,
  over: 500,
};

const DEALT_SHOWN = 5;
const BACK = { face: null, turn: 0 };
const STAMP: Keyframe[] = [{ transform: 'scale(1.25) rotate(-4deg)' }, { transform: 'none' }];

export const play = playedBy<Event, Scene>({
  lots: async ({ starter }, { stage }, hurry) => {
    stage.lots = starter;
    await pause(MS.lots, hurry);
    stage.lots = null;
  },
  dealt: async ({ seat, size }, scene, hurry) => {
    const cards = Array.from({ length: Math.min(size, DEALT_SHOWN) }, (_, i) => i);
    const ms = MS.dealt * 0.6;
    const deal = (i: number): Promise<void> =>
      scene.stage.fly({ card: BACK, from: 'table', to: handOf(seat, scene.seat), ms, delay: i * 40 }, hurry);
    await Promise.all(cards.map(deal));
    if (seat === scene.seat) scene.stage.coming = null;
  },
  drawn: async ({ seat, face }, scene, hurry) => {
    const trip = { from: 'heap', to: handOf(seat, scene.seat), ms: MS.drawn, flip: face !== '' };
    await scene.stage.fly({ card: { face: face || null, turn: 0 }, ...trip }, hurry);
    if (seat === scene.seat) scene.stage.coming = null;
  },
  laid: async ({ seat, face, x, y, turn }, scene, hurry) => {
    scene.look(x, y);
    if (seat !== scene.seat && !hurry.aborted) await glide(seat, face, { x, y }, turn, scene, hurry);
    scene.stage.flying = null;
    if (seat === scene.seat) await pause(MS.laid / 2, hurry);
  },
  kept: ({ seat }, { stage }, hurry) => stage.nudge(seatAnchor(seat), SHAKE, MS.kept, hurry),
  out: ({ seat }, { stage }, hurry) => stage.nudge(seatAnchor(seat), STAMP, MS.out, hurry),
  closed: async (_, { stage }, hurry) => {
    stage.ripple = true;
    await pause(MS.closed, hurry);
    stage.ripple = false;
  },
  over: async ({ winners }, { stage }, hurry) => {
    await Promise.all(winners.map((seat) => stage.nudge(seatAnchor(seat), JUMP, MS.over, hurry)));
  },
});

/** The card is on the table already, unseen: its picture comes flying from the player's badge. */
async function glide(
  seat: number,
  face: string,
  spot: { x: number; y: number },
  turn: number,
  { stage }: Scene,
  hurry: AbortSignal,
): Promise<void> {
  stage.flying = keyOf(spot);
  await stage.fly({ card: { face, turn }, from: seatAnchor(seat), to: 'landing', ms: MS.laid }, hurry);
}
