// What the press prints of Skyscraper: every card with its back, workers, the lid.
import { sprite, type Box, type Portfolio, type Sprite } from '../../press/sprite';
import CardArt from './CardArt.svelte';
import { CARDS, mirrored } from './deck';
import { INK, PALE, crewColour } from './ink';
import Lid from './Lid.svelte';
import Worker from './Worker.svelte';

const past = 5;
const CARD: Box = [-past, -past, 200 + 2 * past, 200 + 2 * past];
const WORKER: Box = [-8, -16, 16, 29];
const CREWS = [0, 1, 2, 3];

const cards = CARDS.flatMap(({ id, beams }, card): [string, Sprite][] => [
  [`card-${id}`, sprite(CardArt, { card, beams, past }, CARD)],
  [`behind-${id}`, sprite(CardArt, { card, beams: mirrored(beams), past }, CARD)],
]);

export default {
  inks: { ...INK, ...Object.fromEntries(CREWS.map((seat) => [`crew-${seat}`, crewColour(seat)])) },
  pale: PALE,
  sprites: {
    lid: sprite(Lid, {}, [0, 20, 400, 200]),
    ...Object.fromEntries(cards),
    ...Object.fromEntries(CREWS.map((seat) => [`worker-${seat}`, sprite(Worker, { seat }, WORKER)])),
    ...Object.fromEntries(
      CREWS.map((seat) => [`marker-${seat}`, sprite(Worker, { seat, flag: true }, WORKER)]),
    ),
  },
} satisfies Portfolio;
