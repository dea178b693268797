import { expect, test } from 'vitest';
import type { Figure, RoomSeen, Thing } from '../../wire/prison';
import { PORTCULLIS, SLIT, WALL, groundOf, squareIn } from './floor';
import { seenAlong, seenFrom, standingIn } from './sight';
import { figureAt, roomAt, thingAt, walled } from './tables.svelte';
import { firstOf, mayStop, reachOf, wayTo, type Walker } from './ways';

const CLERIC = 2;
const COLOSSUS = 3;
const NAGA = 5;
const TELEPATH = 6;
const WIZARD = 7;

function walker(figures: Figure[], rooms: RoomSeen[] = [roomAt(0)], things: Thing[] = []): Walker {
  return { number: 0, view: { figures, things }, ground: groundOf(rooms) };
}
const at = (inside: number): number => squareIn(0, inside);
const near = (w: Walker, ap = 1): Set<number> => new Set(reachOf(w, 0, ap).keys());

test('a Cleric goes four squares for one action point and eight for two', () => {
  const w = walker([figureAt(0, { kind: CLERIC })], [roomAt(0), roomAt(2)]);
  expect(near(w).has(40)).toBe(true);
  expect(near(w).has(50)).toBe(false);
  expect(reachOf(w, 0, 2).get(80)).toMatchObject({ ap: 2, squares: 8 });
});

test('points left of a move cost nothing more', () => {
  const w = walker([figureAt(0, { kind: CLERIC })]);
  expect(reachOf(w, 2, 0).get(20)).toMatchObject({ ap: 0, squares: 2 });
  expect(reachOf(w, 2, 0).has(30)).toBe(false);
});

test('a way begins with a move, and goes on step by step', () => {
  const end = reachOf(walker([figureAt(0, { kind: CLERIC })]), 0, 1).get(10);
  expect(end && firstOf(end)).toBe('begin');
  expect(end && wayTo(end).map(({ first }) => first)).toEqual(['begin', 'begin', 2]);
});

test('walls, slits and shut portcullises stop everybody; a Naga slips through slits', () => {
  for (const edge of [WALL, PORTCULLIS, SLIT]) {
    const rooms = [0, 1, 2, 3, 4].reduce((room, inside) => walled(room, inside, 2, edge), roomAt(0));
    expect(near(walker([figureAt(at(0), { kind: CLERIC })], [rooms])).has(at(5))).toBe(false);
    expect(near(walker([figureAt(at(0), { kind: NAGA })], [rooms])).has(at(5))).toBe(edge === SLIT);
  }
});

test('nobody walks into a closed room, through an enemy, or stops on a friend', () => {
  const figures = [
    figureAt(at(0), { kind: TELEPATH }),
    figureAt(at(5), { kind: CLERIC, side: 1 }),
    figureAt(at(1), { kind: CLERIC }),
  ];
  const found = near(walker(figures));
  expect(found.has(at(5))).toBe(false);
  expect(found.has(at(1))).toBe(false);
  expect(found.has(at(2))).toBe(true);
  expect([...found].some((square) => square % 10 > 4 && square > 9)).toBe(false);
});

test('the weak walk through a Colossus, the strong do not', () => {
  const rooms = [
    [1, 6],
    [5, 6],
  ].reduce((room, [inside]) => walled(room, inside ?? 0, inside === 1 ? 2 : 1, WALL), roomAt(0));
  const past = (kind: Figure['kind']): boolean => {
    const shut = walled(walled(rooms, 0, 1, WALL), 5, 2, WALL);
    const figures = [figureAt(at(0), { kind }), figureAt(at(5), { kind: COLOSSUS, side: 1 })];
    return near(walker(figures, [walled(shut, 5, 2, 0)])).has(at(10));
  };
  expect(past(TELEPATH)).toBe(true);
  expect(past(CLERIC)).toBe(false);
});

test('a pit stops all but the Wizard, who may not stay there; a rope bridges it', () => {
  const rooms = [roomAt(0, { pits: [at(6)] })];
  const onto = (kind: Figure['kind'], thing = -1): Walker =>
    walker([figureAt(at(5), { kind, thing })], rooms, thing < 0 ? [] : [thingAt(-2)]);
  expect(near(onto(CLERIC)).has(at(6))).toBe(false);
  expect(near(onto(WIZARD)).has(at(6))).toBe(false);
  expect(near(onto(WIZARD)).has(at(7))).toBe(true);
  expect(near(onto(CLERIC, 0)).has(at(6))).toBe(true);
});

test('two tokens a square: a loaded figure does not stop where something lies', () => {
  const w = (thing: number): Walker =>
    walker([figureAt(at(5), { thing })], [roomAt(0)], [thingAt(-2, 1), thingAt(at(6), 3)]);
  expect(mayStop(w(-1), at(6))).toBe(true);
  expect(mayStop(w(0), at(6))).toBe(false);
});

test('whoever enters the far line is out, and walks no further', () => {
  const rooms = [roomAt(6)];
  const found = reachOf(walker([figureAt(squareIn(6, 20), { kind: NAGA })], rooms), 0, 2);
  expect(found.get(210)).toMatchObject({ ap: 1, squares: 1 });
  expect(found.get(211)?.from?.square).toBe(squareIn(6, 21));
});

test('one sees straight on up to the first character, through a slit only from beside it', () => {
  const ground = groundOf([walled(roomAt(0), 2, 1, SLIT)]);
  const nobody = new Set<number>();
  expect(seenAlong(ground, at(2), 1, nobody)).toEqual([at(3), at(4)]);
  expect(seenAlong(ground, at(1), 1, nobody)).toEqual([at(2)]);
  const standing = standingIn({ figures: [figureAt(at(7)), figureAt(at(17), { wounded: true })] });
  expect(seenFrom(ground, at(2), standing)).not.toContain(at(12));
  expect(seenFrom(ground, at(22), standing)).toContain(at(12));
});
