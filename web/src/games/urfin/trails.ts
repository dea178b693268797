// Where the soldiers will be after the coming march, as marks on the map.
import type { Point } from '../../table/camera';
import { centre, roadOf } from './ground';
import { winding } from './outline';
import type { MapSeen, SoldierSeen, View } from '../../wire/urfin';

type Ahead = View['ahead'];

export interface Mark extends Point {
  readonly road: number;
  readonly odds: number;
  readonly hit: boolean;
  /** How far aside it stands where several share a cell: -1, 0, 1 … */
  readonly aside: number;
}

/** Rounding of odds that were summed. */
const SURE = 0.9995;

export interface Foreseen {
  /** Sure places, one a soldier. */
  readonly marks: readonly Mark[];
  /** Possible ones, larger where they are likelier. */
  readonly maybe: readonly Mark[];
  readonly trails: string;
}

export function foreseenOf(
  map: MapSeen,
  soldiers: readonly SoldierSeen[],
  ahead: Ahead,
  hit: (road: number, cell: number) => boolean,
): Foreseen {
  const all = ahead.flatMap(([road, places]) => places.map(([cell, odds]) => ({ road, cell, odds })));
  const marks = all.map(({ road, cell, odds }) => {
    const here = all.filter((each) => each.cell === cell && each.odds >= SURE);
    const place = here.findIndex((each) => each.road === road);
    const { x, y } = centre(map, cell);
    const aside = here.length > 1 && odds >= SURE ? place - (here.length - 1) / 2 : 0;
    return { road, odds, hit: hit(road, cell), aside, x, y: y + 14 };
  });
  return {
    marks: marks.filter(({ odds }) => odds >= SURE),
    maybe: marks.filter(({ odds }) => odds < SURE),
    trails: ahead.map(([road, places]) => trail(map, soldiers, road, places.at(-1)?.[0])).join(''),
  };
}

function trail(map: MapSeen, soldiers: readonly SoldierSeen[], road: number, to: number | undefined): string {
  const cells = roadOf(map, road)?.cells ?? [];
  const from = soldiers.find((each) => each.road === road)?.index ?? 0;
  const end = to === undefined ? -1 : cells.indexOf(to);
  return end > from ? winding(map, cells.slice(from, end + 1)) : '';
}
