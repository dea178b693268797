type Pip = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1];

const TWO: readonly Pip[] = [
  [-1, -1],
  [1, 1],
];
const FOUR: readonly Pip[] = [...TWO, [1, -1], [-1, 1]];
const CENTRE: Pip = [0, 0];

/** Where the eyes of a die are, by its number. */
export const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: [CENTRE],
  2: TWO,
  3: [...TWO, CENTRE],
  4: FOUR,
  5: [...FOUR, CENTRE],
  6: [...FOUR, [-1, 0], [1, 0]],
};
