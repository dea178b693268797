// The pictures beside the rules in short.
import { compose, row } from '../../press/compose';
import { sprite, type Box, type Sprite } from '../../press/sprite';
import Covered from './Covered.svelte';
import Dyes from './Dyes.svelte';
import { KINDS, type Kind } from './parts';
import { pieces } from './pieces';

const FIELD: Box = [-100, -100, 200, 200];
const covered = (kind: Kind): Sprite => sprite(Covered, { part: 3 * KINDS.indexOf(kind) }, FIELD);
const dyes = { one: sprite(Dyes, {}, [0, 0, 1, 1]), x: 0, y: 0, wide: 0.01 };
const named = (name: string): Sprite => pieces[name]!;

export default {
  'U-E1': compose(200, 130, [
    { one: named('palace'), x: 50, y: 4, wide: 102 },
    { one: named('soldier'), x: 8, y: 54, wide: 44 },
    { one: named('soldier'), x: 150, y: 54, wide: 44 },
  ]),
  'U-T1': row(60, named('base1-green'), named('tower'), named('soldier'), named('soldier-smiling')),
  'U-D3': row(60, named('base2-green'), named('roof1-green'), named('wall-green')),
  'U-B1': compose(220, 96, [
    { one: named('base1-green'), x: 0, y: 40, wide: 60 },
    { one: named('roof1-green'), x: 62, y: 36, wide: 68 },
    { one: named('tower'), x: 142, y: 0, wide: 80 },
  ]),
  'U-B8': row(60, named('base2-green'), named('roof2-green')),
  'U-F2': row(100, covered('base-1'), covered('base-2')),
  'U-F3': row(100, covered('roof-1'), covered('roof-2')),
  'U-M3': row(60, named('soldier'), named('wall-green')),
  'U-A7': compose(212, 70, [
    dyes,
    { one: named('base1-green'), x: 0, y: 4, wide: 64 },
    { one: named('base1-light'), x: 72, y: 4, wide: 64 },
    { one: named('base1-yellow'), x: 144, y: 4, wide: 64 },
  ]),
} satisfies Readonly<Record<string, Sprite>>;
