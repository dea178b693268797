// What happens on the map, as motion.
import { playedBy } from '../../table/players';
import { pause } from '../../table/queue';
import { tone } from '../../sound/sound';
import type { TextArgs } from '../../table/contract';
import { stagger, type Act } from './march';
import type { Stage } from './stage.svelte';
import type { Event } from '../../wire/urfin';

export interface Scene {
  readonly stage: Stage;
  readonly t: (key: string, args?: TextArgs) => string;
  /** Everybody sees the whole map. */
  readonly whole: () => void;
}

const STEP_MS = 165;
const BUMP_MS = 280;
const BREAK_MS = 300;
const SHOT_MS = 420;
const LEAVE_MS = 520;
const SHOTS_MS = 110;
const FLY_MS = 480;
const BANNER_MS = 1500;
/** With dice they go one by one, and the next waits. */
const WALK_ALONE_MS = 250;

const soldier = (road: number): string => `[data-soldier="${road}"]`;
const cellOf = (cell: number): string => `cell-${cell}`;

const BUMP: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-6px) rotate(9deg)', offset: 0.35 },
  { transform: 'translateY(2px) rotate(-6deg)', offset: 0.7 },
  { transform: 'none' },
];
const STRIKE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'rotate(-14deg)', offset: 0.4 },
  { transform: 'rotate(16deg)', offset: 0.65 },
  { transform: 'none' },
];
const LEAVE: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'translateY(-16px)', opacity: 1, offset: 0.3 },
  { transform: 'translateY(0)', opacity: 1, offset: 0.5 },
  { transform: 'translateY(-34px)', opacity: 0 },
];

/** Several parts at once, one a little after the other. */
async function toBag(
  parts: readonly number[],
  from: (i: number) => string,
  { stage }: Scene,
  hurry: AbortSignal,
): Promise<void> {
  await Promise.all(
    parts.map((part, i) =>
      stage.fly({ card: { part }, ms: FLY_MS, from: from(i), to: 'bag', delay: i * 90 }, hurry),
    ),
  );
}

async function razed(
  { road, cell, parts }: { road: number; cell: number; parts: readonly number[] },
  scene: Scene,
  hurry: AbortSignal,
): Promise<void> {
  const { stage } = scene;
  tone(150, 0.12, 'thud');
  await stage.stir(soldier(road), STRIKE, BREAK_MS, hurry);
  void toBag(parts, () => cellOf(cell), scene, hurry);
  stage.raze(cell);
  void stage.burst(cell, 'dust', 500, hurry);
  stage.change(road, { bumped: false });
}

const say = (key: string, args: TextArgs, { stage, t }: Scene, hurry: AbortSignal): void =>
  void stage.announce(t(key, args), BANNER_MS, hurry);

const one = playedBy<Event, Scene>({
  began: ({ turn }, scene, hurry) => (turn > 0 ? say('urfin-ui-turn', { turn }, scene, hurry) : undefined),
  turned: ({ seconds }, scene, hurry) =>
    seconds ? say('urfin-event-turned', { seconds }, scene, hurry) : undefined,
  shown: ({ parts, seat }, { stage }, hurry) => {
    parts.forEach(
      (part, i) =>
        void stage.fly(
          { card: { part }, ms: FLY_MS, from: `seat-${seat}`, to: 'tray', delay: i * 120 },
          hurry,
        ),
    );
  },
  banned: ({ parts, seat }, scene, hurry) => {
    say('urfin-event-banned', { parts: parts.length }, scene, hurry);
    parts.forEach(
      (part) => void scene.stage.fly({ card: { part }, ms: FLY_MS, from: `seat-${seat}`, to: 'out' }, hurry),
    );
  },
  building: (_, scene, hurry) => say('urfin-ui-build', {}, scene, hurry),
  raised: ({ cell }, { stage }, hurry) => void stage.stir(`[data-built="${cell}"]`, BUMP, 360, hurry),
  toppled: async ({ cell, parts }, scene, hurry) => {
    scene.stage.raze(cell);
    void scene.stage.burst(cell, 'dust', 600, hurry);
    say('urfin-event-toppled', { parts: parts.length }, scene, hurry);
    await toBag(parts, () => cellOf(cell), scene, hurry);
  },
  sand: async (_, scene, hurry) => {
    say('urfin-event-sand', {}, scene, hurry);
    await pause(700, hurry);
  },
  returned: async ({ parts, cells }, scene, hurry) => {
    const lone = parts.length - cells.length;
    const flown = toBag(parts, (i) => (i >= lone ? cellOf(cells[i - lone] ?? 0) : 'tray'), scene, hurry);
    cells.forEach((cell) => scene.stage.raze(cell));
    await flown;
  },
  tried: ({ parts }, scene, hurry) => toBag(parts, () => 'tray', scene, hurry),
  thrown: ({ road, pips }, { stage }) => {
    stage.die = { road, pips };
    stage.throws += 1;
  },
  walked: async ({ road, cells }, { stage }, hurry) => {
    tone(210 + road * 9, 0.05, 'steps');
    await stage.walk(road, cells, stage.die ? WALK_ALONE_MS : STEP_MS * (cells.length - 1), hurry);
  },
  bumped: async ({ road }, { stage }, hurry) => {
    tone(110, 0.14, 'thud');
    stage.change(road, { bumped: true });
    const at = stage.actor(road)?.cell ?? 0;
    void stage.burst(at, 'star', 620, hurry);
    await stage.stir(soldier(road), BUMP, BUMP_MS, hurry);
  },
  broke: razed,
  tore: razed,
  crossed: ({ road }, scene, hurry) => say('urfin-event-crossed', { road }, scene, hurry),
  limited: ({ limit, road }, scene, hurry) => say('urfin-event-limited', { limit, road }, scene, hurry),
  shot: async ({ road, cell, towers }, { stage }, hurry) => {
    tone(660 + road * 20, 0.2, 'ding');
    await stage.shoot(towers, cell, SHOT_MS, hurry);
    stage.change(road, { smiling: true, bumped: false });
    await stage.stir(soldier(road), LEAVE, LEAVE_MS, hurry);
    stage.soldiers = stage.soldiers.filter((each) => each.road !== road);
  },
  entered: async ({ cell }, { stage }, hurry) => {
    tone(98, 0.6, 'gong');
    await stage.burst(cell, 'alarm', 900, hurry);
  },
});

async function inOrder(
  events: readonly Event[],
  scene: Scene,
  delay: number,
  hurry: AbortSignal,
): Promise<void> {
  await pause(delay, hurry);
  for (const event of events) await one(event, scene, hurry);
}

export async function play(act: Act, scene: Scene, hurry: AbortSignal): Promise<void> {
  if (act.kind === 'one') return one(act.event, scene, hurry);
  scene.whole();
  const [each, groups] =
    act.kind === 'march'
      ? [stagger(act.soldiers.length), act.soldiers]
      : [SHOTS_MS, act.shots.map((shot) => [shot])];
  await Promise.all(groups.map((events, i) => inOrder(events, scene, i * each, hurry)));
}
