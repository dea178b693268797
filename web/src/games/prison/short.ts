// The pictures beside the rules in short.
import { compose, row } from '../../press/compose';
import { sprite, type Sprite } from '../../press/sprite';
import { ROOMS } from '../../wire/prison.box';
import Room from './Room.svelte';
import portfolio from './sprites';

const named = (name: string): Sprite => (portfolio.sprites as Readonly<Record<string, Sprite>>)[name]!;
const people = (...names: string[]): Sprite => row(70, ...names.map(named));
const room = (turned: number): Sprite =>
  sprite(Room, { room: ROOMS[0]!, turned, past: 0 }, [-150, -150, 300, 300]);

export default {
  'P-7.6': people('figure-naga-yellow', 'figure-wizard-yellow', 'wounded-colossus-np'),
  'P-3.2': row(70, ...[2, 3, 4, 5].map((value) => named(`yellow-action-${value}`))),
  'P-4.1': people('figure-backstabber-yellow', 'figure-mekanork-yellow', 'figure-cleric-yellow'),
  'P-4.8': row(130, named('closed'), room(0)),
  'P-4.9': row(130, room(0), room(1)),
  'P-4.6': row(70, named('figure-telepath-yellow'), named('thing-rope-yellow')),
  'P-7.1': compose(320, 110, [
    { one: named('figure-colossus-yellow'), x: 0, y: 28, wide: 76 },
    { one: named('yellow-fight-3'), x: 80, y: 2, wide: 76 },
    { one: named('np-fight-5'), x: 164, y: 2, wide: 76 },
    { one: named('wounded-banshee-np'), x: 244, y: 28, wide: 76 },
  ]),
  'P-9.2': people('figure-naga-np', 'figure-cleric-np', 'figure-mekanork-np', 'figure-banshee-np'),
  'P-D1': people('figure-wizard-yellow', 'figure-wizard-blue'),
} satisfies Readonly<Record<string, Sprite>>;
