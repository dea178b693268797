// Where a key starts on the map: near the soldier that is closest to the palace, or in the middle.
import { spotOf } from './ground';
import type { View } from '../../wire/urfin';

export function startCell(view: View, among: ReadonlySet<number> | null): number | undefined {
  const { map, soldiers } = view;
  const left = ({ road, index }: (typeof soldiers)[number]): number =>
    (map.roads.find(({ number }) => number === road)?.cells.length ?? 0) - index;
  const first = [...soldiers].sort((a, b) => left(a) - left(b))[0];
  if (!among?.size) return first?.cell;
  const from = first ? spotOf(map, first.cell) : { col: map.width / 2, row: map.height / 2 };
  const far = (cell: number): number => {
    const { col, row } = spotOf(map, cell);
    return Math.abs(col - from.col) + Math.abs(row - from.row);
  };
  return [...among].reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}
