// The pictures beside the rules in short.
import { compose, row } from '../../press/compose';
import type { Sprite } from '../../press/sprite';
import { pieces } from './pieces';

const named = (name: string): Sprite => pieces[name]!;
const yards = (...names: string[]): Sprite => row(90, ...names.map(named));

export default {
  'C-W3': yards('dragonfly-1', 'owl-1', 'fuel-1'),
  'C-W2': yards('airship-1', 'airship-6', 'power-1'),
  'C-T1': row(60, named('figure-1'), named('figure-2'), named('figure-3')),
  'C-T4': row(120, named('towers')),
  'C-Y1': yards('back', 'heron-2'),
  'C-Y2': yards('back', 'back', 'back'),
  'C-H1': compose(300, 130, [
    { one: named('figure-1'), x: 0, y: 28, wide: 66 },
    { one: named('heron-1'), x: 72, y: 4, wide: 70 },
    { one: named('heron-3'), x: 158, y: 4, wide: 70 },
    { one: named('figure-4'), x: 234, y: 28, wide: 66 },
  ]),
  'C-R1': compose(280, 130, [
    { one: named('towers'), x: 0, y: 0, wide: 100 },
    { one: named('swallow-1'), x: 110, y: 8, wide: 78 },
    { one: named('back'), x: 200, y: 8, wide: 78 },
  ]),
} satisfies Readonly<Record<string, Sprite>>;
