import { expect, test } from 'vitest';
import { coveredBy } from './covering';
import { cellAt, offCentre } from './ground';
import { actsOf, stagger } from './march';
import { fanned, standing } from './standing';
import { startCell } from './start';
import { MAP, built, viewOf } from './tables';
import { mateOf } from './team';
import { terrainOf } from './terrain';
import { foreseenOf } from './trails';
import type { Event } from '../../wire/urfin';

const walked = (road: number): Event => ({ kind: 'walked', road, cells: [0, 1] });
const bumped = (road: number): Event => ({ kind: 'bumped', road, cell: 1 });
const shot = (road: number): Event => ({ kind: 'shot', road, cell: 1, towers: [2] });

test('a march is one act, each soldier with its own events in order, and the shots are another', () => {
  const acts = actsOf([
    { kind: 'sand', turn: 1 },
    walked(1),
    bumped(1),
    walked(2),
    shot(1),
    shot(2),
    { kind: 'began', turn: 2, left: 8 },
  ]);
  expect(acts.map(({ kind }) => kind)).toEqual(['one', 'march', 'shots', 'one']);
  expect(acts[1]).toEqual({ kind: 'march', soldiers: [[walked(1), bumped(1)], [walked(2)]] });
  expect(acts[2]).toEqual({ kind: 'shots', shots: [shot(1), shot(2)] });
});

test('ten soldiers have set out within three seconds, and two at ease', () => {
  expect(stagger(10) * 9).toBeLessThanOrEqual(2600);
  expect(stagger(2)).toBe(260);
});

test('soldiers on one cell stand apart', () => {
  expect(fanned(0, 1)).toEqual({ x: 0, y: 0 });
  const soldiers = [
    { road: 1, cell: 2 },
    { road: 2, cell: 2 },
    { road: 3, cell: 0 },
  ];
  const [one, two, three] = [1, 2, 3].map((road) => standing(MAP, soldiers, road));
  expect(one!.x).toBeLessThan(two!.x);
  expect(three).toEqual({ x: 30, y: 30 });
});

test('a tower covers by its base and its roof, a bare base nothing (U-F2, U-F3, U-F4)', () => {
  const at = 17;
  const cover = (base: number, roof: number, axis: '' | 'ns' | 'ew' = ''): number[] =>
    coveredBy(MAP, built(at, { base, roof, axis })).sort((a, b) => a - b);
  expect(cover(3, 6)).toEqual([3, 10, 15, 16, 18, 19, 24, 31]);
  expect(cover(0, 12, 'ns')).toEqual([3, 9, 10, 11, 16, 18, 23, 24, 25, 31]);
  expect(cover(3, 12, 'ew')).toEqual([10, 15, 16, 18, 19, 24]);
  expect(cover(3, 9)).toHaveLength(12);
  expect(cover(3, -1)).toEqual([]);
  expect(coveredBy(MAP, built(0, { base: 3, roof: 6 })).sort((a, b) => a - b)).toEqual([1, 2, 7, 14]);
});

test('a hand lets go off the middle of a cell', () => {
  expect(cellAt(MAP, { x: 150, y: 90 })).toBe(9);
  expect(cellAt(MAP, { x: -1, y: 90 })).toBeNull();
  expect(offCentre(MAP, 9, { x: 165, y: 84 })).toEqual({ dx: 250, dy: -100 });
});

test('a key starts near the soldier that is closest to the palace', () => {
  const view = viewOf({
    soldiers: [
      { road: 1, cell: 9, index: 1, bumped: false },
      { road: 2, cell: 0, index: 0, bumped: false },
    ],
  });
  expect(startCell(view, null)).toBe(9);
  expect(startCell(view, new Set([6, 3, 14]))).toBe(3);
});

test('the team is told apart by what each is doing', () => {
  const hand = { due: 2, taken: 1, met: 0, touches: 0, aim: 'roof' as const };
  const view = viewOf({
    stage: 'draw',
    hands: [
      { ...hand, seat: 0, state: 'in' },
      { ...hand, seat: 1, state: 'out', aim: null },
    ],
  });
  expect(
    [0, 1].map((seat) => mateOf(view, seat)).map(({ doing, aim, taken }) => [doing, aim, taken]),
  ).toEqual([
    ['in', 'roof', 1],
    ['out', null, 1],
  ]);
  expect([0, 1].map((seat) => mateOf(viewOf({ stage: 'build', done: [1] }), seat).doing)).toEqual([
    'building',
    'done',
  ]);
});

test('sure places are marks, possible ones are not, and the trail leads there', () => {
  const { soldiers } = viewOf();
  const sure = foreseenOf(
    MAP,
    soldiers,
    [
      [1, [[23, 1]]],
      [2, [[23, 1]]],
    ],
    (road) => road === 2,
  );
  expect(sure.marks.map(({ road, hit, aside }) => [road, hit, aside])).toEqual([
    [1, false, -0.5],
    [2, true, 0.5],
  ]);
  expect(sure.trails).toContain('M');
  const maybe = foreseenOf(
    MAP,
    soldiers,
    [
      [
        1,
        [
          [9, 0.5],
          [16, 0.5],
        ],
      ],
    ],
    () => false,
  );
  expect([maybe.marks.length, maybe.maybe.length]).toEqual([0, 2]);
});

test('any map is drawn: its bridges, its starts, its palace', () => {
  const land = terrainOf(MAP);
  expect(land.bridges).toHaveLength(1);
  expect(land.bridges[0]?.turn).toBe(90);
  expect(land.starts.map(({ number, y }) => [number, y < 0])).toEqual([
    [1, true],
    [2, true],
  ]);
  expect(land.palace).toEqual({ x: 210, y: 210, size: 60 });
  expect(land.flags.map(({ zone }) => zone)).toEqual([2, 3, 2, 3]);
});
