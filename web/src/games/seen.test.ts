// @vitest-environment happy-dom
// Nothing beside a board tells the end of a flight before it has landed.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { expect, test } from 'vitest';
import type { AnyCtrl } from '../table/contract';
import { doubleOf } from '../table/double';
import ClockworkPanel from './clockwork/Panel.svelte';
import ClockworkSeats from './clockwork/Seats.svelte';
import { viewOf as clockwork } from './clockwork/tables';
import { ctrlOf as prisonOf } from './prison/ctrl.svelte';
import PrisonHand from './prison/panels/Hand.svelte';
import PrisonPanel from './prison/Panel.svelte';
import Score from './prison/Score.svelte';
import { viewOf as prison } from './prison/tables.svelte';
import { RoadsCtrl } from './roads/ctrl.svelte';
import RoadsPanel from './roads/Panel.svelte';
import RoadsSeats from './roads/Seats.svelte';
import { viewOf as roads } from './roads/tables';
import RoadsTray from './roads/Tray.svelte';
import { viewOf as skyscraper } from './skyscraper/plan/fakes';
import SkyPanel from './skyscraper/Panel.svelte';
import UrfinPanel from './urfin/Panel.svelte';
import UrfinSeats from './urfin/Seats.svelte';
import Status from './urfin/Status.svelte';
import { viewOf as urfin } from './urfin/tables';

type Props = Record<string, unknown>;
interface Beside {
  readonly what: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly part: Component<any>;
  readonly props: (table: AnyCtrl) => Props;
  readonly before: unknown;
  readonly after: unknown;
}

const panel = (ctrl: AnyCtrl): Props => ({ ctrl });
const heap = { variant: 'heap' as const };
const cards = (jumps: number): object => ({ actions: [3], fights: [1, 2], jumps, spent: [] });
const tray = { advice: '', wide: true, coming: null, drag: () => ({}), onpick: () => undefined };

const BESIDE: readonly Beside[] = [
  {
    what: "Roads' panel",
    part: RoadsPanel,
    props: panel,
    before: roads({ ...heap, box_left: 9 }),
    after: roads({ ...heap, box_left: 8 }),
  },
  {
    what: "Roads' heap",
    part: RoadsTray,
    props: (table) => ({ ctrl: new RoadsCtrl(table), ...tray }),
    before: roads({ ...heap, box_left: 9 }),
    after: roads({ ...heap, box_left: 8 }),
  },
  {
    what: "Roads' seats",
    part: RoadsSeats,
    props: (table) => ({ table, wide: true }),
    before: roads({ hand_sizes: [3, 3] }),
    after: roads({ hand_sizes: [3, 2] }),
  },
  {
    what: "Clockwork's panel",
    part: ClockworkPanel,
    props: panel,
    before: clockwork({ pile_sizes: [4, 4, 4, 4, 4, 4] }),
    after: clockwork({ pile_sizes: [4, 4, 4, 4, 4, 3] }),
  },
  {
    what: "Clockwork's seats",
    part: ClockworkSeats,
    props: (table) => ({ table, building: null }),
    before: clockwork({ hand_sizes: [4, 7] }),
    after: clockwork({ hand_sizes: [4, 8] }),
  },
  {
    what: "Urfin's status",
    part: Status,
    props: (table) => ({ table }),
    before: urfin({ bag_size: 20 }),
    after: urfin({ bag_size: 22 }),
  },
  {
    what: "Urfin's panel",
    part: UrfinPanel,
    props: panel,
    before: urfin(),
    after: urfin({ soldiers: [] }),
  },
  {
    what: "Urfin's team",
    part: UrfinSeats,
    props: (table) => ({ table, wide: true }),
    before: urfin({ done: [] }),
    after: urfin({ done: [1] }),
  },
  {
    what: "Prison's score",
    part: Score,
    props: (table) => ({ ctrl: prisonOf(table) }),
    before: prison({ points: [0, 0] }),
    after: prison({ points: [1, 0] }),
  },
  {
    what: "Prison's panel",
    part: PrisonPanel,
    props: panel,
    before: prison({ reinforcements: 24 }),
    after: prison({ reinforcements: 23 }),
  },
  {
    what: "Prison's hand",
    part: PrisonHand,
    props: (table) => ({ ctrl: prisonOf(table) }),
    before: prison({ cards: cards(3) as never, ap: 2 }),
    after: prison({ cards: cards(2) as never, ap: 1 }),
  },
  {
    what: "Skyscraper's panel",
    part: SkyPanel,
    props: panel,
    before: skyscraper({ scores: [0, 0] }),
    after: skyscraper({ scores: [5, 0] }),
  },
];

function said({ part, props }: Beside, view: unknown, seen: unknown): string {
  const target = document.createElement('div');
  const table = doubleOf<AnyCtrl>(view, { seen: { view: seen, active: [0], outcome: null } });
  const mounted = mount(part, { target, props: props(table) });
  flushSync();
  const { innerHTML } = target;
  void unmount(mounted);
  // Ids are counted on and on.
  return innerHTML.replace(/<!--.*?-->/g, '');
}

test.each(BESIDE)('$what tells what has been seen', (beside) => {
  const { before, after } = beside;
  const landed = said(beside, after, after);
  expect(said(beside, after, before)).not.toBe(landed);
  expect(said(beside, before, after)).toBe(landed);
});
