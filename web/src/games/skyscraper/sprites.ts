// What the press prints of Skyscraper: its pieces and its lid.
import { sprite, type Portfolio } from '../../press/sprite';
import { INK, PALE, crewColour } from './ink';
import Lid from './Lid.svelte';
import { CREWS, pieces } from './pieces';

export default {
  inks: { ...INK, ...Object.fromEntries(CREWS.map((seat) => [`crew-${seat}`, crewColour(seat)])) },
  pale: PALE,
  sprites: { lid: sprite(Lid, {}, [0, 20, 400, 200]), ...pieces },
} satisfies Portfolio;
