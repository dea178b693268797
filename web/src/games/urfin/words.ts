// Parts, cells and happenings in words: for labels, and for those who listen to the screen.
import type { TextArgs } from '../../table/contract';
import { spotOf } from './ground';
import { kindOf } from './parts';
import type { Built, Event, MapSeen, Preview, SoldierSeen } from '../../wire/urfin';

type Say = (key: string, args?: TextArgs) => string;

export const partName = (part: number, t: Say): string => t('urfin-part', { part });

/** The letters a part wears. */
export const markOf = (part: number, t: Say): string => t('urfin-ui-mark', { kind: kindOf(part) });

export const partNames = (parts: readonly number[], t: Say): string =>
  parts.map((part) => partName(part, t)).join(', ');

/** A cell with what lies there; the same words for all cells of one kind are said once. */
export function cellNamer(map: MapSeen, t: Say): (cell: number) => string {
  const grounds = new Map(
    ['.', 'B', 'c', '~', 'P'].map((ground) => [
      ground,
      t('urfin-ui-ground', { ground: GROUNDS[ground] ?? '' }),
    ]),
  );
  const roads = new Map<number, number[]>();
  for (const { number, cells } of map.roads)
    for (const cell of cells) roads.set(cell, [...(roads.get(cell) ?? []), number]);
  return (cell) => {
    const here = roads.get(cell);
    const ground = grounds.get(map.ground[cell] ?? '.') ?? '';
    const { col, row } = spotOf(map, cell);
    return `${t('urfin-ui-cell', { column: col + 1, row: row + 1 })}, ${here ? `${ground}, ${t('urfin-ui-road', { roads: here.join(', ') })}` : ground}`;
  };
}

const GROUNDS: Readonly<Record<string, string>> = {
  '.': 'land',
  B: 'bridge',
  c: 'city',
  '~': 'river',
  P: 'palace',
};

export function builtName({ base, roof, axis, wall }: Built, t: Say): string {
  if (wall >= 0) return partName(wall, t);
  if (roof < 0) return t('urfin-ui-bare', { base: partName(base, t) });
  const tower = t('urfin-ui-tower', { base: partName(base, t), roof: partName(roof, t) });
  return axis ? `${tower}, ${t('urfin-ui-axis', { axis })}` : tower;
}

export function soldierName({ road, bumped }: Pick<SoldierSeen, 'road' | 'bumped'>, t: Say): string {
  return t(bumped ? 'urfin-ui-soldier-bumped' : 'urfin-ui-soldier', { road });
}

export const percent = (odds: number): string => `${Math.round(odds * 100)} %`;

/** What a part on the cell would do, in a sentence; empty where it would do nothing to anybody. */
export function foreseen({ covers, hits }: Preview, t: Say): string {
  if (!covers.length && hits.every(([, odds]) => odds === 0)) return '';
  const sure = hits
    .filter(([, odds]) => odds > 0)
    .map(([road, odds]) => (odds < 1 ? `${road} (${percent(odds)})` : `${road}`));
  const args = { cells: covers.length, roads: sure.join(', ') };
  return t(sure.length ? 'urfin-ui-foreseen-hits' : 'urfin-ui-foreseen', args);
}

/** One line of what a turn came to; empty for what needs no telling. */
export function recapOf(event: Event, t: Say): string {
  switch (event.kind) {
    case 'sand':
      return t('urfin-event-sand');
    case 'returned':
      return event.parts.length ? t('urfin-ui-recap-returned', { parts: partNames(event.parts, t) }) : '';
    case 'banned':
      return t('urfin-ui-recap-banned', { parts: partNames(event.parts, t) });
    case 'toppled':
      return t('urfin-ui-recap-toppled', { parts: partNames(event.parts, t) });
    case 'bumped':
      return t('urfin-event-bumped', { road: event.road });
    case 'broke':
    case 'tore':
      return t('urfin-ui-recap-broke', { road: event.road, parts: partNames(event.parts, t) });
    case 'crossed':
      return t('urfin-event-crossed', { road: event.road });
    case 'limited':
      return t('urfin-event-limited', { limit: event.limit, road: event.road });
    case 'shot':
      return t('urfin-event-shot', { road: event.road });
    case 'entered':
      return t('urfin-event-entered', { road: event.road });
    default:
      return '';
  }
}
