// Each event of Prison as one short animation on the board; those told by cards alone are short pauses.
import { SHAKE } from '../../table/flights.svelte';
import { glided } from '../../table/glide';
import type { EventOf, Player, Players } from '../../table/players';
import { pause } from '../../table/queue';
import type { Event, View } from '../../wire/prison';
import { FALL_MS, HIT_MS, JUMP_MS, LAND_MS, MOST_WALK_MS, OPEN_MS, STEP_MS, TURN_MS } from './pace';
import type { Fights } from './panels/fights.svelte';
import type { Minds } from './panels/minds.svelte';
import type { Stage } from './stage.svelte';

export interface Scene {
  readonly stage: Stage;
  readonly view: View;
  readonly minds: Minds;
  readonly fights: Fights;
  /** The camera goes where something happens. */
  readonly look: (square: number) => void;
  readonly lookRoom: (place: number) => void;
}

const FADE = [
  { opacity: 1, transform: 'none' },
  { opacity: 0, transform: 'translate(0, 8px) scale(.5)' },
];

async function gone(
  event: EventOf<Event, 'died' | 'fell' | 'left'>,
  { stage, view, look }: Scene,
  hurry: AbortSignal,
): Promise<void> {
  look(event.square);
  const fading = stage.nudge(event.figure, FADE, FALL_MS, hurry);
  if (event.kind !== 'left') void stage.spark('poof', event.square, pause(FALL_MS, hurry));
  await fading;
  await stage.apply(event, view);
}

/** Without a motion of its own: what it changes glides. */
const quietly: Player<Event, Scene> = (event, { stage, view }, hurry) =>
  glided(stage.root, () => void stage.apply(event, view), hurry);

const table: Players<Event, Scene> = {
  picked: async (event, { stage, view, look }, hurry) => {
    await stage.apply(event, view);
    look(event.square);
    await stage.land(event.figure, false, LAND_MS, hurry);
  },
  jumped: async (event, { stage, view, look }, hurry) => {
    look(event.end);
    await stage.apply(event, view);
    await stage.leap(event.figure, event.start, event.end, JUMP_MS, hurry);
  },
  pushed: async (event, scene, hurry) => {
    const { stage, look } = scene;
    look(event.start);
    void stage.spark('scream', stage.squareOf(event.figure), pause(HIT_MS, hurry));
    await stage.lunge(event.figure, event.start, HIT_MS / 2, hurry);
    await quietly(event, scene, hurry);
  },
  opened: async (event, { stage, view, lookRoom }, hurry) => {
    lookRoom(event.place);
    await stage.apply(event, view);
    await stage.flip(event.place, OPEN_MS, hurry);
  },
  looked: ({ place }, { lookRoom }, hurry) => (lookRoom(place), pause(300, hurry)),
  rotated: async (event, { stage, view, lookRoom }, hurry) => {
    lookRoom(event.place);
    await stage.apply(event, view);
    await stage.turn(event.place, event.quarters, TURN_MS, hurry);
  },
  spun: async ({ quarters }, { stage }, hurry) => {
    stage.spin = quarters;
    await pause(650, hurry);
    stage.spin = null;
  },
  diced: async ({ red, white }, { stage }, hurry) => {
    stage.dice = { red, white };
    stage.throws += 1;
    await pause(600, hurry);
  },
  placed: async (event, { stage, view, look }, hurry) => {
    look(event.square);
    await stage.apply(event, view);
    await stage.land(event.number, event.thing, LAND_MS, hurry);
    stage.dice = null;
  },
  challenged: async (event, { stage, look, fights }, hurry) => {
    const square = stage.squareOf(event.target);
    look(square);
    await stage.lunge(event.attacker, square, HIT_MS, hurry);
    await fights.challenge(event, hurry);
  },
  turned: (event, { fights }, hurry) => fights.turn(event, hurry),
  fought: async (event, { stage, look, fights }, hurry) => {
    const square = stage.squareOf(event.target);
    look(square);
    await fights.fight(event, hurry);
    void stage.spark('hit', square, pause(HIT_MS, hurry));
    await Promise.all([
      stage.lunge(event.attacker, square, HIT_MS, hurry),
      stage.nudge(event.target, SHAKE, HIT_MS, hurry),
    ]);
  },
  wounded: async (event, { stage, view, look }, hurry) => {
    look(event.square);
    await stage.nudge(event.figure, [{ transform: 'none' }, { transform: 'rotate(-80deg)' }], FALL_MS, hurry);
    await stage.apply(event, view);
  },
  died: gone,
  fell: gone,
  left: gone,
  healed: async (event, { stage, view, look }, hurry) => {
    look(stage.squareOf(event.target));
    void stage.spark('heal', stage.squareOf(event.target), pause(HIT_MS, hurry));
    await stage.lunge(event.figure, stage.squareOf(event.target), HIT_MS, hurry);
    await stage.apply(event, view);
  },
  burnt: async (event, { stage, view, look }, hurry) => {
    const [from, to] = [stage.squareOf(event.figure), stage.squareOf(event.target)];
    look(to);
    stage.bolt = { from, to };
    await pause(HIT_MS, hurry);
    stage.bolt = null;
    await stage.apply(event, view);
  },
  gated: async (event, { stage, view, look }, hurry) => {
    look(event.square);
    await stage.apply(event, view);
    await stage.nudge(event.figure, SHAKE, 260, hurry);
  },
  broke: async (event, { stage, view, look }, hurry) => {
    look(event.square);
    void stage.spark('hit', event.square, pause(HIT_MS, hurry));
    await stage.nudge(event.figure, SHAKE, HIT_MS, hurry);
    await stage.apply(event, view);
  },
  activated: async ({ figure }, { stage, look }, hurry) => {
    stage.acting = figure;
    look(stage.squareOf(figure));
    await pause(320, hurry);
  },
  tied: (event, { minds }, hurry) => minds.tie(event, hurry),
  thought: async (event, { stage, look, minds }, hurry) => {
    stage.acting = event.figure;
    look(stage.squareOf(event.figure));
    await minds.think(event, hurry);
  },
  ended: (_, { minds }) => minds.rest(),
  rested: ({ figure }, { stage }) => {
    if (stage.acting === figure) stage.acting = null;
  },
};

async function walk(
  steps: readonly EventOf<Event, 'walked'>[],
  { stage, view, look }: Scene,
  hurry: AbortSignal,
): Promise<void> {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return;
  look(last.end);
  await stage.apply(last, view);
  const squares = [first.start, ...steps.map(({ end }) => end)];
  await stage.walk(last.figure, squares, Math.min(STEP_MS * steps.length, MOST_WALK_MS), hurry);
}

/** Steps of one figure come together, everything else alone. */
export async function play(act: readonly Event[], scene: Scene, hurry: AbortSignal): Promise<void> {
  const [event] = act;
  if (!event) return;
  if (event.kind === 'walked') return walk(act as EventOf<Event, 'walked'>[], scene, hurry);
  await ((table[event.kind] ?? quietly) as Player<Event, Scene>)(event, scene, hurry);
}
