// What the press prints of Roads: every face, and the back they share.
import { sprite, type Box, type Portfolio } from '../../press/sprite';
import Back from './Back.svelte';
import { FACES } from './faces';
import { INK, PALE } from './ink';
import Printed from './Printed.svelte';
import { EDGE } from './road';

const PAST = 5;
const reach = EDGE + PAST;
const CARD: Box = [-reach, -reach, 2 * reach, 2 * reach];

export default {
  inks: INK,
  pale: PALE,
  sprites: {
    back: sprite(Back, { past: PAST }, CARD),
    ...Object.fromEntries(
      Object.keys(FACES).map((face) => [face, sprite(Printed, { face, past: PAST }, CARD)]),
    ),
  },
} satisfies Portfolio;
