// What the press prints of Prison: rooms, characters and objects of every side, cards and their backs.
import { sprite, type Box, type Portfolio, type Sprite } from '../../press/sprite';
import { ROOMS } from '../../wire/prison.box';
import { FIGURES } from './bodies';
import Body from './Body.svelte';
import CardBack, { DECKS } from './CardBack.svelte';
import Closed from './Closed.svelte';
import Eye from './Eye.svelte';
import FaceDown from './FaceDown.svelte';
import Figure from './Figure.svelte';
import GateArt from './GateArt.svelte';
import Gem from './Gem.svelte';
import HandCard from './HandCard.svelte';
import { GEMS, INK, PALE, type Owner } from './ink';
import Jump from './Jump.svelte';
import NpcBack from './NpcBack.svelte';
import { ACTIONS, FIGHTS, LEVELS, calls, hasEye, type Deck } from './panels/icons';
import { CLASSES, OBJECTS } from './panels/npcs';
import Room from './Room.svelte';
import Thing from './Thing.svelte';

const MM = 2;
const UNITS = 300 / 90;
const around = (half: number): Box => [-half, -half, 2 * half, 2 * half];
const ROOM = around(150 + MM * UNITS);
const CARD: Box = [-MM, -MM, 46 + 2 * MM, 63 + 2 * MM];

const OWNERS = ['yellow', 'blue', 'np'] as const;
const sideOf = (owner: Owner): { side: number; npc: boolean } => ({
  side: owner === 'yellow' ? 0 : 1,
  npc: owner === 'np',
});

type Named = [name: string, drawn: Sprite];

const rooms = ROOMS.map((room): Named => [
  `room-${room.room}`,
  sprite(Room, { room, turned: 0, past: MM * UNITS }, ROOM),
]);

const people = OWNERS.flatMap((owner) =>
  CLASSES.flatMap((name, kind): Named[] =>
    [false, true].map((wounded) => [
      `${wounded ? 'wounded' : 'figure'}-${name}-${owner}`,
      sprite(Figure, { kind, ...sideOf(owner), wounded }, around(30)),
    ]),
  ),
);

const things = OWNERS.flatMap((owner) =>
  OBJECTS.slice(0, -1).map((name, kind): Named => [
    `thing-${name}-${owner}`,
    sprite(Thing, { kind, ...sideOf(owner) }, around(22)),
  ]),
);

function card(owner: Owner, deck: Deck, value: number): Named {
  const called = LEVELS.filter((_, level) => calls(deck, value, level));
  const name = deck === 'jump' ? `${owner}-jump` : `${owner}-${deck === 'np' ? 'fight' : deck}-${value}`;
  const props = { deck, value, owner, calls: called, eye: hasEye(deck, value), past: MM };
  return [name, sprite(HandCard, props, CARD)];
}

const cards = [
  ...(['yellow', 'blue'] as const).flatMap((owner) => [
    ...ACTIONS.map((value) => card(owner, 'action', value)),
    card(owner, 'jump', 0),
    ...[...new Set(FIGHTS)].map((value) => card(owner, 'fight', value)),
  ]),
  ...[...new Set(FIGHTS)].map((value) => card('np', 'np', value)),
];

export default {
  inks: {
    ...INK,
    ...Object.fromEntries(LEVELS.map((level) => [`gem-${level}`, GEMS[level].tone])),
  },
  pale: PALE,
  sprites: {
    ...Object.fromEntries([...rooms, ...people, ...things, ...cards]),
    closed: sprite(Closed, { past: MM * UNITS }, ROOM),
    ...Object.fromEntries(DECKS.map((kind) => [`back-${kind}`, sprite(CardBack, { kind, past: MM }, CARD)])),
    'back-prisoner': sprite(NpcBack, { past: MM }, [-MM, -MM, 62 + 2 * MM, 85 + 2 * MM]),
    ...Object.fromEntries(
      CLASSES.map((name) => [`body-${name}`, sprite(Body, { parts: FIGURES[name] }, around(30))]),
    ),
    ...Object.fromEntries(
      OWNERS.map((owner) => [`hidden-${owner}`, sprite(FaceDown, { owner }, around(22))]),
    ),
    ...Object.fromEntries(LEVELS.map((level) => [`gem-${level}`, sprite(Gem, { level }, around(4))])),
    'gate-open': sprite(GateArt, { how: 'open' }, around(32)),
    'gate-broken': sprite(GateArt, { how: 'broken' }, around(32)),
    eye: sprite(Eye, {}, around(4.5)),
    jump: sprite(Jump, { width: 2.2 }, around(12)),
  },
} satisfies Portfolio;
