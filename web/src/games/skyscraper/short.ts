// The pictures beside the rules in short.
import { compose, row } from '../../press/compose';
import { sprite, type Sprite } from '../../press/sprite';
import CardArt from './CardArt.svelte';
import { CARDS, BOTTOM, MID_V, TOP, beamsOf } from './deck';
import { pieces } from './pieces';

const named = (name: string): Sprite => pieces[name]!;
const worker = (seat: number): Sprite => named(`worker-${seat}`);

const numbered = (id: string): number => CARDS.findIndex((card) => card.id === id);
/** A card with these beams, of which some are lit. */
const meeting = (lines: readonly string[], ...lit: number[]): Sprite =>
  sprite(CardArt, { card: numbered('b21'), beams: beamsOf(lines), lit }, [0, 0, 200, 200]);

const above = meeting(['mid_v', 'bottom'], MID_V, BOTTOM);
const below = meeting(['mid_v', 'top'], MID_V, TOP);
const joined: Sprite = compose(100, 202, [
  { one: above, x: 0, y: 0, wide: 100 },
  { one: below, x: 0, y: 102, wide: 100 },
]);
const tower = (workers: readonly (readonly [seat: number, x: number, y: number, turn?: number])[]): Sprite =>
  compose(170, 206, [
    { one: named('card-foundation'), x: 35, y: 104, wide: 100 },
    { one: named('card-b03'), x: 35, y: 2, wide: 100 },
    ...workers.map(([seat, x, y, turn = 0]) => ({ one: worker(seat), x, y, wide: 26, turn })),
  ]);

export default {
  'S-T1': compose(230, 100, [
    { one: worker(0), x: 4, y: 20, wide: 42 },
    { one: named('card-b03'), x: 62, y: 0, wide: 100 },
    { one: worker(1), x: 182, y: 20, wide: 42 },
  ]),
  'S-B1': compose(170, 104, [
    { one: named('card-foundation'), x: 0, y: 2, wide: 100 },
    { one: worker(0), x: 118, y: 8, wide: 50 },
  ]),
  'S-B2': row(90, named('card-b01'), named('card-b13'), named('card-b25')),
  'S-B7': joined,
  'S-P1': row(90, above, named('card-b06')),
  'S-P3': tower([[0, 8, 156]]),
  'S-F1': tower([[2, 140, 150, 75]]),
  'S-F4': compose(190, 120, [
    { one: named('card-b08'), x: 46, y: 12, wide: 92, turn: 24 },
    { one: worker(1), x: 146, y: 66, wide: 26, turn: -80 },
  ]),
  'S-E1': row(80, worker(0), worker(1), worker(2), worker(3)),
} satisfies Readonly<Record<string, Sprite>>;
