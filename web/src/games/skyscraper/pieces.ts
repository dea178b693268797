// The pieces of Skyscraper as pictures: every card with its back, workers, markers.
import { sprite, type Box, type Sprite } from '../../press/sprite';
import CardArt from './CardArt.svelte';
import { CARDS, mirrored } from './deck';
import Worker from './Worker.svelte';

const past = 5;
const CARD: Box = [-past, -past, 200 + 2 * past, 200 + 2 * past];
const WORKER: Box = [-8, -16, 16, 29];
export const CREWS = [0, 1, 2, 3];

const cards = CARDS.flatMap(({ id, beams }, card): [string, Sprite][] => [
  [`card-${id}`, sprite(CardArt, { card, beams, past }, CARD)],
  [`behind-${id}`, sprite(CardArt, { card, beams: mirrored(beams), past }, CARD)],
]);

export const pieces: Readonly<Record<string, Sprite>> = {
  ...Object.fromEntries(cards),
  ...Object.fromEntries(CREWS.map((seat) => [`worker-${seat}`, sprite(Worker, { seat }, WORKER)])),
  ...Object.fromEntries(
    CREWS.map((seat) => [`marker-${seat}`, sprite(Worker, { seat, flag: true }, WORKER)]),
  ),
};
