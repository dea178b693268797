// The figures of the rules: a piece of the map, what is built there, where soldiers go and who is hit.
import { compose } from '../../press/compose';
import { drawnBy } from '../../press/figures';
import type { Over, Placed, Way } from '../../press/placed';
import { sprite, type Sprite } from '../../press/sprite';
import type { Built, Event } from '../../wire/urfin';
import { FIGURES, MAP, type Figure } from '../../wire/urfin.figures';
import { coveredBy } from './covering';
import { cropped, inside, type Window } from './crop';
import Crop from './Crop.svelte';
import { CELL } from './ground';
import PartArt from './PartArt.svelte';
import { kindOf } from './parts';
import { pieces } from './pieces';
import { boxOf } from './shapes';
import Tower from './Tower.svelte';

type Told<K extends Event['kind']> = Extract<Event, { kind: K }>;

const SOLDIER = 34;
const PART = 44;
const TOWER = 54;
const heardOf =
  <K extends Event['kind']>(kind: K) =>
  (event: Event): event is Told<K> =>
    event.kind === kind;

class Drawing {
  readonly window: Window;

  constructor(readonly figure: Figure) {
    const [x = 0, y = 0, wide = 1, high = 1] = figure.focus;
    this.window = { x, y, wide, high };
  }

  /** The middle of a cell, or nothing outside the window. */
  at(cell: number): readonly [number, number] | null {
    const here = inside(this.window, MAP, cell);
    const { wide } = this.window;
    return here < 0 ? null : [((here % wide) + 0.5) * CELL, (Math.floor(here / wide) + 0.5) * CELL];
  }

  put(one: Sprite, cell: number, wide: number): Placed[] {
    const spot = this.at(cell);
    const high = (wide * one.box[3]) / one.box[2];
    return spot ? [{ one, x: spot[0] - wide / 2, y: spot[1] - high / 2 - 3, wide }] : [];
  }

  built(built: Built): Placed[] {
    if (built.roof >= 0) return this.put(sprite(Tower, { built }, [-42, -60, 84, 98]), built.cell, TOWER);
    return this.part(built.wall >= 0 ? built.wall : built.base, built.cell);
  }

  part(part: number, cell: number): Placed[] {
    return this.put(sprite(PartArt, { part }, boxOf(kindOf(part))), cell, PART);
  }

  /** Who is hit smiles, where it was hit. */
  soldiers(): Placed[] {
    const { before, told } = this.figure;
    const walks = told.filter(heardOf('walked'));
    return before.soldiers.flatMap(({ road, cell }) => {
      const end = walks.find((walk) => walk.road === road)?.cells.at(-1) ?? cell;
      const hit = told.some((event) => event.kind === 'shot' && event.road === road);
      return this.put(pieces[hit ? 'soldier-smiling' : 'soldier']!, end, SOLDIER);
    });
  }

  ways(): Way[] {
    return this.figure.told.filter(heardOf('walked')).flatMap(({ cells }) => {
      const points = cells.flatMap((cell) => {
        const spot = this.at(cell);
        return spot ? [spot] : [];
      });
      return points.length > 1 ? [{ points, right: true }] : [];
    });
  }

  covers(stands: readonly Built[]): number[] {
    const { focus, preview } = this.figure;
    const cells = focus[4] ? (preview?.covers ?? stands.flatMap((built) => coveredBy(MAP, built))) : [];
    return cells.map((cell) => inside(this.window, MAP, cell)).filter((cell) => cell >= 0);
  }

  get tried(): { readonly part: number; readonly cell: number } | null {
    const { moves } = this.figure;
    const grabbed = moves.flatMap((move) => (move.type === 'Grab' ? [move.part] : [])).at(-1);
    const last = moves.at(-1);
    return last?.type === 'Put' && grabbed !== undefined ? { part: grabbed, cell: last.cell } : null;
  }

  over(): Over {
    const { right, told } = this.figure;
    const bumped = told.filter(heardOf('bumped')).map(({ cell }) => ({ cell, right: false }));
    const broke = told.filter(heardOf('broke')).map(({ cell }) => ({ cell, right: false }));
    const tried = this.tried ? [{ cell: this.tried.cell, right }] : [];
    const rings = [...tried, ...bumped, ...broke].flatMap((ring) => {
      const spot = this.at(ring.cell);
      return spot ? [{ x: spot[0] - 28, y: spot[1] - 28, width: 56, height: 56, right: ring.right }] : [];
    });
    const marks = tried.flatMap(({ cell }) => {
      const spot = this.at(cell);
      return spot ? [{ x: spot[0] + 24, y: spot[1] - 24, right }] : [];
    });
    return { rings, marks, ways: this.ways() };
  }
}

function drawn(figure: Figure): Sprite {
  const drawing = new Drawing(figure);
  const { before, after, right } = figure;
  const made = right && drawing.tried ? (after ?? before) : before;
  const { wide, high } = drawing.window;
  const land = { map: cropped(MAP, drawing.window), covers: drawing.covers(made.field) };
  const { tried } = drawing;
  return compose(
    wide * CELL,
    high * CELL,
    [
      { one: sprite(Crop, land, [0, 0, wide * CELL, high * CELL]), x: 0, y: 0, wide: wide * CELL },
      ...made.field.flatMap((built) => drawing.built(built)),
      ...(tried && !right ? drawing.part(tried.part, tried.cell) : []),
      ...drawing.soldiers(),
    ],
    drawing.over(),
    0.6,
  );
}

export default drawnBy(FIGURES, drawn);
