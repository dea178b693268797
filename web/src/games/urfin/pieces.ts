// The pieces of Urfin as pictures: soldiers, parts, a tower, the palace.
import { sprite, type Box, type Sprite } from '../../press/sprite';
import type { Built } from '../../wire/urfin';
import Palace from './Palace.svelte';
import PartArt from './PartArt.svelte';
import { KINDS, colourOf, kindOf } from './parts';
import { boxOf } from './shapes';
import Soldier from './Soldier.svelte';
import Tower from './Tower.svelte';

const SOLDIER: Box = [-28, -58, 56, 92];
const TOWER: Built = { cell: 0, base: 0, roof: 9, wall: -1, axis: '' };

export const numbered = (one: Sprite, x: number, y: number): Sprite => ({
  ...one,
  spots: { number: [[x, y]] },
});

const parts = Array.from({ length: 3 * KINDS.length }, (_, part): [name: string, drawn: Sprite] => {
  const kind = kindOf(part);
  return [`${kind.replace('-', '')}-${colourOf(part)}`, sprite(PartArt, { part }, boxOf(kind))];
});

export const pieces: Readonly<Record<string, Sprite>> = {
  soldier: numbered(sprite(Soldier, { shade: false }, SOLDIER), 0, 9),
  'soldier-smiling': numbered(sprite(Soldier, { smiling: true, shade: false }, SOLDIER), 0, 9),
  ...Object.fromEntries(parts),
  tower: sprite(Tower, { built: TOWER }, [-42, -60, 84, 98]),
  palace: sprite(Palace, {}, [-90, -130, 180, 220]),
};
