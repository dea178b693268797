// Each event of Clockwork as one short animation.
import { JUMP, SHAKE, handOf, seatAnchor } from '../../table/flights.svelte';
import { playedBy } from '../../table/players';
import { pause } from '../../table/queue';
import type { Event } from '../../wire/clockwork';
import { SCRAP } from './cards';
import type { Stage } from './stage.svelte';

export interface Scene {
  readonly stage: Stage;
  readonly seat: number | null;
  /** Time to look is no motion: it is given to those, too, who want none. */
  readonly linger: (ms: number) => Promise<void>;
  readonly t: (key: string, args?: Record<string, string | number>) => string;
}

/** A card that lies open is to be remembered: it stays a while, unless somebody taps. */
const LOOK_MS = 900;
const FLY_MS = 460;
const MACHINE_MS = 1900;
const START_MS = 2200;
const BACKS_DEALT = 5;

const goal = (seat: number, scene: Scene): string => handOf(seat, scene.seat);

const shake = ({ seat }: { seat: number }, { stage }: Scene, hurry: AbortSignal): Promise<void> =>
  stage.nudge(seatAnchor(seat), SHAKE, 360, hurry);

interface Passed {
  readonly seat: number;
  readonly other: number;
  readonly card: number;
}

/** Between two hands; who may not see it sees a back. */
const handOver = ({ seat, other, card }: Passed, scene: Scene, hurry: AbortSignal): Promise<void> =>
  scene.stage.fly({ card, from: goal(seat, scene), to: goal(other, scene), ms: 600 }, hurry);

async function announce(text: string, { stage, linger }: Scene): Promise<void> {
  stage.banner = text;
  await linger(1000);
  stage.banner = '';
}

export const play = playedBy<Event, Scene>({
  chosen: ({ seat }, { stage }, hurry) => stage.nudge(seatAnchor(seat), JUMP, 400, hurry),
  dealt: async ({ seat }, scene, hurry) => {
    const deal = (_: unknown, i: number): Promise<void> =>
      scene.stage.fly({ card: 0, from: 'city', to: goal(seat, scene), ms: 300, delay: i * 40 }, hurry);
    await Promise.all(Array.from({ length: BACKS_DEALT }, deal));
  },
  started: async (event, { stage, linger }) => {
    stage.started = event;
    await linger(START_MS);
    stage.started = null;
  },
  thrown: async (_, { stage }, hurry) => {
    stage.throws += 1;
    await pause(560, hurry);
  },
  moved: ({ seat, way, straight }, { stage }, hurry) => stage.walk(seat, way, straight ? 450 : 600, hurry),
  stuck: shake,
  took: ({ seat, yard, card }, scene, hurry) =>
    scene.stage.fly({ card, from: `yard-${yard}`, to: goal(seat, scene), ms: FLY_MS }, hurry),
  bare: shake,
  kept: shake,
  discarded: async ({ seat, card }, scene, hurry) => {
    await scene.stage.fly({ card, from: goal(seat, scene), to: 'open', ms: FLY_MS }, hurry);
    if (seat !== scene.seat) await scene.linger(LOOK_MS);
  },
  laid: async ({ seat, place }, { stage, seat: me, linger }, hurry) => {
    stage.look = 'table';
    if (seat !== me) await pause(420, hurry);
    await stage.fly({ card: 0, from: 'open', to: `place-${place}`, ms: FLY_MS }, hurry);
    stage.awaited = null;
    if (seat !== me) await linger(LOOK_MS / 2);
    stage.look = null;
  },
  demanded: handOver,
  gave: handOver,
  returned: handOver,
  scrapped: ({ seat, other, out }, scene, hurry) =>
    scene.stage.fly(
      { card: SCRAP, from: goal(seat, scene), to: out ? 'city' : goal(other, scene), ms: 600 },
      hurry,
    ),
  nothing: shake,
  sought: ({ seat, card }, scene, hurry) =>
    scene.stage.fly({ card, from: goal(seat, scene), to: 'open', ms: FLY_MS }, hurry),
  turned: async ({ seat, place, card }, scene, hurry) => {
    const { stage } = scene;
    stage.look = 'table';
    await pause(420, hurry);
    stage.turned = { place, card };
    await scene.linger(LOOK_MS + 300);
    stage.turned = null;
    await stage.fly({ card, from: `place-${place}`, to: goal(seat, scene), ms: FLY_MS }, hurry);
    stage.look = null;
  },
  swapped: async ({ seat, place, card }, scene, hurry) => {
    const { stage } = scene;
    stage.look = 'table';
    await stage.fly({ card, from: goal(seat, scene), to: `place-${place}`, ms: FLY_MS }, hurry);
    stage.turned = { place, card };
    await scene.linger(LOOK_MS);
    stage.turned = null;
    stage.awaited = null;
    await pause(250, hurry);
    stage.look = null;
  },
  completed: async ({ seat, set }, { stage, linger }) => {
    stage.machine = { seat, set };
    await linger(MACHINE_MS);
    stage.machine = null;
  },
  rested: shake,
  lost: shake,
  emptied: (_, scene) => announce(scene.t('clockwork-ui-ending'), scene),
  over: async ({ winners }, { stage }, hurry) => {
    await Promise.all(winners.map((seat) => stage.nudge(seatAnchor(seat), JUMP, 500, hurry)));
  },
});
