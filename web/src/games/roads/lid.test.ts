import { expect, test } from 'vitest';
import { SIDES, beside, opposite, turned } from './faces';
import { LID } from './lid';
import { cardsByKey, keyOf } from './places';

test('the lid of the box keeps the rules', () => {
  const all = cardsByKey(LID);
  for (const { face, x, y, turn } of LID) {
    for (const side of SIDES) {
      const [nx, ny] = beside(x, y, side);
      const next = all.get(keyOf({ x: nx, y: ny }));
      if (next) expect(turned(next.face, next.turn)[opposite(side)]).toBe(turned(face, turn)[side]);
    }
  }
});
