import { expect, test } from 'vitest';
import { CITY } from './city';
import { PLACES, placeAt, placeNear, tableRect } from './discards';

const places = Array.from({ length: PLACES }, (_, place) => place);

test.each([true, false])('every place is found under its own middle (wide: %s)', (wide) => {
  expect(places.map((place) => placeNear(placeAt(place, wide), wide))).toEqual(places);
});

test('on a wide screen the city lies between the two halves of the table', () => {
  for (const place of places) {
    const { x } = placeAt(place, true);
    expect(x < CITY.x || x > CITY.x + CITY.w).toBe(true);
    expect(x < 0).toBe(place % 8 < 4);
  }
});

test('on a phone the table lies below the city', () => {
  expect(tableRect(false).y).toBeGreaterThan(CITY.y + CITY.h);
});
