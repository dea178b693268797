// The pieces of Clockwork as pictures: cards and backs, characters, machines, the city.
import { sprite, type Box, type Sprite } from '../../press/sprite';
import Back from './Back.svelte';
import Badge from './Badge.svelte';
import { CARDS, PRINTED, SETS, faceOf } from './cards';
import Character from './Character.svelte';
import { FIELDS, isYard, nameAt } from './city';
import Escapes from './Escapes.svelte';
import Face from './Face.svelte';
import { CHARACTERS } from './characters';
import Gear from './Gear.svelte';
import Person from './Person.svelte';
import Poster from './Poster.svelte';
import Towers from './Towers.svelte';
import Wheel from './Wheel.svelte';

const past = 5;
const CARD: Box = [-past, -past, 100 + 2 * past, PRINTED + 2 * past];
const HALF = 530;

const all = (count: number, name: string, of: (number: number) => Sprite): Record<string, Sprite> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}-${i + 1}`, of(i + 1)]));

const badges = SETS.map(({ name, set }) => [`badge-${name}`, sprite(Badge, { set }, [0, 0, 100, 100])]);
const faces = Array.from({ length: CARDS }, (_, i) => i + 1).map((card) => {
  const { name, part } = faceOf(card) as { name: string; part: number };
  return [`${name}-${part}`, sprite(Face, { card, past }, CARD)];
});

export const pieces: Readonly<Record<string, Sprite>> = {
  back: sprite(Back, { past }, CARD),
  escapes: sprite(Escapes, { past }, CARD),
  ...Object.fromEntries(faces),
  ...all(CHARACTERS, 'person', (character) => sprite(Person, { character, past }, CARD)),
  ...all(CHARACTERS, 'figure', (character) => sprite(Character, { character }, [-34, -92, 68, 104])),
  ...all(CHARACTERS, 'behind', (character) =>
    sprite(Character, { character, behind: true }, [-34, -92, 68, 104]),
  ),
  ...Object.fromEntries(badges),
  towers: sprite(Towers, {}, [-80, -150, 160, 208]),
  gear: sprite(Gear, { x: 0, y: 0, radius: 20, teeth: 8 }, [-20, -20, 40, 40]),
  wheel: sprite(Wheel, { radius: 100, teeth: 12 }, [-100, -100, 200, 200]),
  city: {
    ...sprite(Poster, { half: HALF }, [-HALF, -HALF, 2 * HALF, 2 * HALF]),
    spots: {
      fields: FIELDS.map(({ x, y }) => [x, y] as const),
      names: FIELDS.filter(({ number }) => isYard(number)).map((field) => {
        const { x, y } = nameAt(field);
        return [x, y] as const;
      }),
    },
  },
};
