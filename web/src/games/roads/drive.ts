// A toy car on the finished network: keeps to the right, turns round where the road ends.
import type { LaidCard } from '../../wire/roads';
import { beside, leads, opposite, turned, type Side } from './faces';
import { CELL, cardsByKey, keyOf } from './places';
import { EDGE, circleOf, half, spot } from './road';

/** Through one card, in by a side and out by a side. */
export interface Pass {
  readonly card: LaidCard;
  readonly enter: Side;
  readonly leave: Side;
}

type Spot = readonly [x: number, y: number];
type Curve = readonly [Spot, Spot, Spot, Spot];

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
}

/** Where the right-hand lane lies, to the right of the way one drives. */
const lane = (width: number): number => half(width) * (width === 4 ? 0.72 : 0.48);

export function firstPass(cards: readonly LaidCard[]): Pass | null {
  const card = cards[0];
  const enter = card && leads(card.face, card.turn)[0];
  return card && enter !== undefined ? onward(card, enter, new Map()) : null;
}

/** Goes where it has been least; back only where there is no other way. */
function onward(card: LaidCard, enter: Side, been: Map<string, number>): Pass {
  const exits = leads(card.face, card.turn).filter((side) => side !== enter);
  const seen = (side: Side): number => been.get(`${keyOf(card)}/${side}`) ?? 0;
  const straight = (side: Side): number => (side === opposite(enter) ? 0 : 0.5);
  const worth = (side: Side): number => seen(side) + straight(side) / 2;
  const leave = exits.sort((a, b) => worth(a) - worth(b))[0] ?? enter;
  been.set(`${keyOf(card)}/${leave}`, seen(leave) + 1);
  return { card, enter, leave };
}

/** An endless drive. Where a road leads off the table the car turns round at the edge. */
export function* drive(cards: readonly LaidCard[]): Generator<Pass, void> {
  const all = cardsByKey(cards);
  const been = new Map<string, number>();
  for (let pass = firstPass(cards); pass;) {
    yield pass;
    const [x, y] = beside(pass.card.x, pass.card.y, pass.leave);
    const next = all.get(keyOf({ x, y }));
    pass = next ? onward(next, opposite(pass.leave), been) : onward(pass.card, pass.leave, been);
  }
}

/** The lane through a card as a curve around the card's middle. */
export function curveOf({ card, enter, leave }: Pass): Curve {
  const sides = turned(card.face, card.turn);
  const [coming, going] = [lane(sides[enter]), lane(sides[leave])];
  const [from, to] = [spot(enter, EDGE, -coming), spot(leave, EDGE, going)];
  if (enter === leave) {
    const deep = circleOf(sides[enter]) * 1.25;
    return [from, spot(enter, -deep, -deep), spot(enter, -deep, deep), to];
  }
  const pull = opposite(enter) === leave ? EDGE / 3 : EDGE * 0.45;
  return [from, spot(enter, pull, -coming), spot(leave, pull, going), to];
}

const bezier = ([a, b, c, d]: Curve, t: number, axis: 0 | 1): number => {
  const s = 1 - t;
  return s ** 3 * a[axis] + 3 * s ** 2 * t * b[axis] + 3 * s * t ** 2 * c[axis] + t ** 3 * d[axis];
};

const slope = ([a, b, c, d]: Curve, t: number, axis: 0 | 1): number => {
  const s = 1 - t;
  return s ** 2 * (b[axis] - a[axis]) + 2 * s * t * (c[axis] - b[axis]) + t ** 2 * (d[axis] - c[axis]);
};

/** Where the car is, in board units, after that part of the pass. */
export function poseAt(pass: Pass, t: number): Pose {
  const curve = curveOf(pass);
  const heading = Math.atan2(slope(curve, t, 1), slope(curve, t, 0));
  return {
    x: pass.card.x * CELL + bezier(curve, t, 0),
    y: pass.card.y * CELL + bezier(curve, t, 1),
    degrees: (heading * 180) / Math.PI,
  };
}
