// What the press prints of Urfin: soldiers, parts, the palace, and what any land is made of. The land
// itself is put together when its map is known.
import { sprite, type Box, type Portfolio, type Sprite } from '../../press/sprite';
import Bridge from './Bridge.svelte';
import Dyes from './Dyes.svelte';
import Flag from './Flag.svelte';
import { CELL } from './ground';
import Hatching from './Hatching.svelte';
import { INK, PALE } from './ink';
import LayerArt from './Layer.svelte';
import Lid from './Lid.svelte';
import { LAYERS, type Layer } from './pens';
import { numbered, pieces } from './pieces';
import { raysAt } from './rays';
import { SMALL, type Small } from './scatter';
import Shield from './Shield.svelte';
import Signpost from './Signpost.svelte';
import { PALACE } from './terrain';
import Tiles from './Tiles.svelte';
import { rowOf } from './trees';
import Wood from './Wood.svelte';

const around = (half: number): Box => [-half, -half, 2 * half, 2 * half];
/** Where the press writes the line of a map. */
const LINE = '{line}';
const PAST = 100;
const origin = { x: 0, y: 0 };

/** Zone 3 is the city itself: on paper its wall and flags say so, without dots all over it. */
const PRINTED = LAYERS.filter((layer) => !layer.endsWith('3'));

const isSmall = (layer: Layer): layer is Layer & Small => layer in SMALL;

/** Small things are drawn once and put wherever they lie; lines are drawn for each map. */
function ofTheLand(layer: Layer): Sprite {
  const d = layer === 'rays' ? raysAt(origin, 1) : isSmall(layer) ? `M0 0${SMALL[layer]}` : LINE;
  return sprite(LayerArt, { layer, d }, around(layer === 'rays' ? PALACE : CELL));
}

const posts = { east: 0, south: 90, west: 180, north: -90 };

export default {
  inks: INK,
  pale: PALE,
  sprites: {
    lid: sprite(Lid, { past: PAST }, [-PAST, 0, 400 + 2 * PAST, 300]),
    dyes: sprite(Dyes, {}, around(CELL)),
    'dyes-folded': sprite(Dyes, { folded: true }, around(CELL)),
    ...pieces,
    tiles: sprite(Tiles, {}, around(CELL)),
    hatching: sprite(Hatching, {}, around(CELL)),
    ...Object.fromEntries(PRINTED.map((layer) => [`land-${layer}`, ofTheLand(layer)])),
    bridge: sprite(Bridge, {}, around(50)),
    fir: sprite(Wood, { row: rowOf([{ kind: 'fir', size: 1, ...origin }]) }, around(20)),
    round: sprite(Wood, { row: rowOf([{ kind: 'round', size: 1, ...origin }]) }, around(20)),
    shield: numbered(sprite(Shield, {}, around(30)), 0, 9),
    ...Object.fromEntries(
      Object.entries(posts).map(([way, turn]) => [
        `post-${way}`,
        numbered(sprite(Signpost, { turn }, [-30, -62, 60, 70]), 0, -23.5),
      ]),
    ),
    'flag-2': sprite(Flag, { zone: 2 }, [-4, -22, 34, 42]),
    'flag-3': sprite(Flag, { zone: 3 }, [-4, -22, 34, 42]),
  },
} satisfies Portfolio;
