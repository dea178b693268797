// The figures of the rules: the site with what was just built, sent or moved there.
import { over } from '../../press/compose';
import { drawnBy } from '../../press/figures';
import type { Mark, Way } from '../../press/placed';
import { sprite, type Box, type Sprite } from '../../press/sprite';
import type { Action, Cell, Move, Send } from '../../wire/skyscraper';
import { FIGURES, type Figure } from '../../wire/skyscraper.figures';
import CardArt from './CardArt.svelte';
import { LINES, beamsOf } from './deck';
import { meetings } from './meeting';
import { farToNear, standingOn, type OnSite } from './onSite';
import Site from './Site.svelte';
import { on, seen } from './space';

type Point = readonly [number, number];
type Ground = readonly [left: number, top: number, right: number, foot: number];

const MARGIN = 26;

const isStep = (move: Action): move is Move | Send => move.type === 'Move' || move.type === 'Send';
const standAt = ({ x, y, z }: Cell): Point => seen(x + 0.5, y + 0.5, z);

/** The card in hand is set; beams that meet are lit. */
function built({ before, moves, right }: Figure): OnSite[] {
  let held = before.picked;
  const standing = [...before.building];
  return moves.flatMap((move) => {
    if (move.type === 'Pick') held = move.card;
    if (move.type !== 'Build') return [];
    const { pose, beams } = move;
    const lit = right ? meetings(standing, pose, beams).map(({ own }) => own) : [];
    standing.push({ card: held, pose, beams, by: 0 });
    return [{ card: { card: held, pose, beams }, tried: right, lit }];
  });
}

/** A worker that is refused is shown where it was to go. */
function stepped({ before, moves, right }: Figure): { things: OnSite[]; ways: Way[] } {
  const step = moves.find(isStep);
  const things = standingOn(before);
  if (!step) return { things, ways: [] };
  if (step.type === 'Send')
    return { things: [...things, { worker: { seat: 0, cell: step.cell } }], ways: [] };
  const from = before.workers[step.worker]?.cell ?? step.cell;
  const high = (point: Point): Point => [Math.round(point[0]), Math.round(point[1] - 26)];
  return { things, ways: [{ points: [high(standAt(from)), high(standAt(step.cell))], right }] };
}

/** A little beyond all that stands. */
function groundOf(things: readonly OnSite[]): Ground {
  const far = ({ card, worker }: OnSite): number => (card && card.pose.plane !== 1 ? 2 : worker ? 1 : 0);
  const xs = things.map((thing) => [(thing.card?.pose ?? thing.worker!.cell).x, far(thing)] as const);
  return [
    Math.min(...xs.map(([x]) => x)) - 0.5,
    -0.5,
    Math.max(...xs.map(([x, wide]) => x + wide)) + 0.5,
    2.6,
  ];
}

function boxOf(things: readonly OnSite[], ground: Ground): Box {
  const [left, top, right, foot] = ground;
  const points: Point[] = [
    seen(left, top, 0),
    seen(right, top, 0),
    seen(right, foot, 0),
    seen(left, foot, 0),
    ...things.flatMap(({ card, worker }): Point[] => {
      if (worker) return [[standAt(worker.cell)[0], standAt(worker.cell)[1] - 75]];
      return card ? [on(card.pose, 0, 0), on(card.pose, 2, 0), on(card.pose, 2, 2), on(card.pose, 0, 2)] : [];
    }),
  ];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return [x, y, Math.max(...xs) + MARGIN - x, Math.max(...ys) + MARGIN - y].map(Math.round) as unknown as Box;
}

/** Where the verdict stands: at the last thing that was tried. */
function markOf({ moves, right }: Figure): Mark[] {
  const last = moves.at(-1);
  if (last?.type === 'Build') {
    const [x, y] = on(last.pose, 1, 2);
    return [{ x: Math.round(x), y: Math.round(y), right }];
  }
  if (!last || !isStep(last)) return [];
  const [x, y] = standAt(last.cell);
  return [{ x: Math.round(x + 30), y: Math.round(y - 60), right }];
}

/** The six places of a card that hold a connector (S-C3). */
const sixPlaces: Sprite = sprite(
  CardArt,
  { card: 36, beams: beamsOf(LINES), lit: LINES.map((_, line) => line) },
  [-6, -6, 212, 212],
);

function drawn(figure: Figure): Sprite {
  if (figure.id === 'six-places') return sixPlaces;
  const { things, ways } = stepped(figure);
  const all = farToNear([...things, ...built(figure)]);
  const ground = groundOf(all);
  const site = sprite(Site, { things: all, ground }, boxOf(all, ground));
  return over(site, { marks: markOf(figure), ways }, 1.1);
}

export default drawnBy(FIGURES, drawn);
