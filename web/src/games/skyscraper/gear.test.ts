import { describe, expect, it } from 'vitest';
import { FINE_PX, geared } from './gear';

const mm = (px: number, toPixel: number, hands: 'forgiving' | 'real' = 'real'): number =>
  px * toPixel * geared(px, toPixel, hands);

describe('a card near its place', () => {
  it('follows a steady finger to a millimetre, small screen or large', () => {
    for (const toPixel of [0.5, 1.2, 2.4]) expect(mm(3, toPixel)).toBeLessThan(1.2);
  });

  it('is where the finger is, farther away or seen from near', () => {
    expect(mm(FINE_PX, 1.2)).toBeCloseTo(FINE_PX * 1.2);
    expect(mm(5, 0.2)).toBeCloseTo(1);
  });

  it('never turns back as the finger goes on', () => {
    const way = Array.from({ length: 80 }, (_, px) => mm(px, 1.6));
    expect(way).toEqual([...way].sort((a, b) => a - b));
  });

  it('is held more finely by forgiving hands', () => {
    expect(mm(8, 1.2, 'forgiving')).toBeLessThan(mm(8, 1.2));
  });
});
