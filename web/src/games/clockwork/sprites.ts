// What the press prints of Clockwork: its pieces and its lid.
import { sprite, type Portfolio } from '../../press/sprite';
import { INK, PALE } from './ink';
import Lid from './Lid.svelte';
import { pieces } from './pieces';

export default {
  inks: INK,
  pale: PALE,
  sprites: { lid: sprite(Lid, {}, [0, 36, 400, 200]), ...pieces },
} satisfies Portfolio;
