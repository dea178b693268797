import { expect, test } from 'vitest';
import { CITY, FIELDS, WAYS, YARDS, fieldAt, fieldNear, plankOf, standing } from './city';

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

test('the city has the Towers, six scrapyards and the planks the rules count', () => {
  expect(YARDS).toEqual(['boiler', 'spring', 'cog', 'chain', 'lamp', 'bell']);
  expect(WAYS.map(({ fields }) => fields.length)).toEqual([6, 7, 6, 7, 6, 7, 5, 6, 5]);
  expect(FIELDS).toHaveLength(1 + 6 + 39 + 16);
  expect(FIELDS.map(({ number }) => number)).toEqual(FIELDS.map((_, i) => i));
});

test('each field of a way lies between two white planks', () => {
  expect(WAYS.map(({ slats }) => slats.length)).toEqual([7, 8, 7, 8, 7, 8, 6, 7, 6]);
  for (const { fields, slats } of WAYS)
    fields.map(fieldAt).forEach((field, i) => {
      const [before, after] = [far(field, slats[i]!), far(field, slats[i + 1]!)];
      expect(Math.abs(before - after)).toBeLessThan(6);
    });
});

test('every field lies inside the picture', () => {
  for (const { x, y } of FIELDS) {
    expect(x).toBeGreaterThan(CITY.x);
    expect(x).toBeLessThan(CITY.x + CITY.w);
    expect(y).toBeGreaterThan(CITY.y);
    expect(y).toBeLessThan(CITY.y + CITY.h);
  }
});

test('no plank lies on another, and neighbours are one step apart', () => {
  for (const a of FIELDS)
    for (const b of FIELDS) if (a.number < b.number) expect(far(a, b)).toBeGreaterThan(36);
  for (const { fields } of WAYS)
    for (const [i, field] of fields.slice(1).entries())
      expect(far(fieldAt(field), fieldAt(fields[i] ?? 0))).toBeLessThan(70);
});

test('a way begins at its scrapyard and ends at the next', () => {
  const [first] = WAYS;
  const [from, to] = [first?.fields[0] ?? 0, first?.fields.at(-1) ?? 0];
  expect(far(fieldAt(from), fieldAt(1))).toBeLessThan(far(fieldAt(from), fieldAt(2)));
  expect(far(fieldAt(to), fieldAt(2))).toBeLessThan(far(fieldAt(to), fieldAt(1)));
});

test('a plank is named by its way', () => {
  expect(plankOf(7)).toEqual({ from: 'boiler', to: 'spring', number: 1 });
  expect(plankOf(61)).toEqual({ from: 'lamp', to: 'towers', number: 5 });
  expect(plankOf(3)).toBeNull();
});

test('a finger beside a field still finds it, and open sky is no field', () => {
  const { x, y } = fieldAt(20);
  expect(fieldNear({ x: x + 9, y: y - 9 }, 30)).toBe(20);
  expect(fieldNear({ x: 190, y: 190 }, 30)).toBeNull();
});

test('two who share a field stand side by side', () => {
  expect(standing(20, 0, 2).x).toBeLessThan(standing(20, 1, 2).x);
});
