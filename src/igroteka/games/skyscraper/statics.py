"""Whether it could stand by statics alone: the bending moments at the joints (S-H3).

Cards are stiff, joints give a little. A card's weight is 1, the unit of length half a card, so one
card out from an edge bends its joint by 1. How the building gives is worked out once, from the
frame before it by as many rows as the new card has joints; a card that might be built is tried by
a system of that size only.
"""

from functools import cache, lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from .deck import CARDS
from .lattice import AXES, Offset, Plane, Pose, offset, shifted, touch
from .structure import Building, structure

MOST = 3.0
DIGITS = 6
SLACK = 1e-3  # so far below the limit no rounding matters
FREEDOMS = 6
PULL, TWIST = 1000.0, 1.0
GIVES = np.array([1 / PULL] * 3 + [1 / TWIST] * 3)
WEIGHT = np.array([0.0, 0.0, -1.0, 0.0, 0.0, 0.0])

Matrix = NDArray[np.float64]


class Load(Struct, frozen=True):
    """What a joint carries, by its place among the joints of the structure."""

    joint: int
    moment: float


class Frame(Struct, frozen=True):
    """How a building gives. `row` is where a card's six freedoms begin, none for the ground's;
    `give` how the cards move by a unit of force, `bends` what moments that makes at the joints,
    three rows each; `sag` and `bent` are both by the cards' own weight."""

    row: dict[int, int]
    give: Matrix
    bends: Matrix
    sag: Matrix
    bent: Matrix


class Hung(Struct, frozen=True):
    """A card on its joints with a frame: `old` and `new` turn movements of the frame and of the
    card into what the joints are stretched by; `solved` is the small system, inverted."""

    old: Matrix
    new: Matrix
    solved: Matrix


class Lone(Struct, frozen=True):
    """The only joint of a card: how the card `follows` the other, how it `gives` by itself to a
    force, and how that `bends` the joint."""

    follows: Matrix
    gives: Matrix
    bends: Matrix


@lru_cache(maxsize=1024)
def frame(building: Building) -> Frame:
    if not building:
        return weighed({}, np.zeros((0, 0)), np.zeros((0, 0)))
    before, pose = frame(building[:-1]), building[-1].pose
    joined = structure(building[:-1]).joined(pose)
    if len(joined) == 1 and not CARDS[building[-1].card].ground:
        other = building[joined[0]].pose
        return dangling(before, pose, other, before.row.get(joined[0]), len(building) - 1)
    hung = hang(building[:-1], before, pose, joined)
    if CARDS[building[-1].card].ground:
        return braced(before, hung)
    return extended(before, hung, len(building) - 1)


def dangling(before: Frame, pose: Pose, other: Pose, at: int | None, number: int) -> Frame:
    """One more card on one joint: it follows the other, `at` its freedoms, and weighs it down."""
    single, size, turns = lone(pose.plane, offset(pose, other)), len(before.sag), len(before.bends)
    give, bends = np.zeros((size + FREEDOMS,) * 2), np.zeros((turns + 3, size + FREEDOMS))
    give[:size, :size], bends[:turns, :size] = before.give, before.bends
    if at is not None:
        beside = slice(at, at + FREEDOMS)
        give[:size, size:] = before.give[:, beside] @ single.follows.T
        give[size:, :size] = give[:size, size:].T
        give[size:, size:] = single.follows @ give[beside, size:]
        bends[:turns, size:] = before.bends[:, beside] @ single.follows.T
    give[size:, size:] += single.gives
    bends[turns:, size:] = single.bends
    return weighed({**before.row, number: size}, give, bends)


def weighed(row: dict[int, int], give: Matrix, bends: Matrix) -> Frame:
    """A weight of 1 pulls down at the middle of each card."""
    down = slice(2, None, FREEDOMS)
    return Frame(row, give, bends, -give[:, down].sum(axis=1), -bends[:, down].sum(axis=1))


def hang(building: Building, before: Frame, pose: Pose, joined: tuple[int, ...]) -> Hung:
    size = FREEDOMS * len(joined)
    old, new = np.zeros((size, len(before.sag))), np.zeros((size, FREEDOMS))
    for place, number in enumerate(joined):
        rows = slice(FREEDOMS * place, FREEDOMS * place + FREEDOMS)
        own, its = motions(pose.plane, offset(pose, building[number].pose))
        new[rows] = own
        if number in before.row:
            first = before.row[number]
            old[rows, first : first + FREEDOMS] = its
    whole = np.zeros((size + FREEDOMS, size + FREEDOMS))
    whole[:size, :size] = springs(len(joined)) + old @ before.give @ old.T
    whole[:size, size:], whole[size:, :size] = new, new.T
    solved = np.zeros_like(whole)
    if joined:
        solved[:] = np.linalg.inv(whole)
    return Hung(old, new, solved)


def extended(before: Frame, hung: Hung, number: int) -> Frame:
    """One more card that hangs on its joints."""
    rows, size = hung.old.shape
    turns = len(before.bends)
    inner, mixed = hung.solved[:rows, :rows], hung.solved[:rows, rows:]
    reach, bent = before.give @ hung.old.T, before.bends @ hung.old.T
    give = np.empty((size + FREEDOMS, size + FREEDOMS))
    give[:size, :size] = before.give - reach @ inner @ reach.T
    give[:size, size:] = reach @ mixed
    give[size:, :size] = give[:size, size:].T
    give[size:, size:] = -hung.solved[rows:, rows:]
    bends = np.empty((turns + rows // 2, size + FREEDOMS))
    bends[:turns, :size] = before.bends - bent @ inner @ reach.T
    bends[:turns, size:] = bent @ mixed
    bends[turns:] = twists(hung) @ give
    return weighed({**before.row, number: size}, give, bends)


def braced(before: Frame, hung: Hung) -> Frame:
    """A card of the ground does not move: it only holds those it is joined to."""
    rows, size = hung.old.shape
    reach, bent = before.give @ hung.old.T, before.bends @ hung.old.T
    stretch = springs(rows // FREEDOMS) + hung.old @ reach
    held = np.linalg.inv(stretch) if rows else stretch
    give = before.give - reach @ held @ reach.T
    bends = np.concatenate([before.bends - bent @ held @ reach.T, twists(hung)[:, :size] @ give])
    return weighed(before.row, give, bends)


def twists(hung: Hung) -> Matrix:
    """The rows of the new joints: how far the card turns against those it is joined to."""
    stretched = np.hstack([hung.old, -hung.new])
    turned: Matrix = TWIST * stretched[turning(len(stretched))]
    return turned


@cache
def turning(rows: int) -> NDArray[np.int_]:
    """The rows of rotations among those of joints, each first moved, then turned."""
    return np.array([row for row in range(rows) if row % FREEDOMS >= FREEDOMS // 2], dtype=int)


@cache
def springs(joints: int) -> Matrix:
    """How so many joints give, each by itself."""
    return np.diag(np.tile(GIVES, joints))


@cache
def motions(plane: Plane, other: Offset) -> tuple[Matrix, Matrix]:
    """How the middle of a joint moves with a card at the origin in that plane, and with another."""
    own = Pose(plane, 0, 0, 0)
    its = shifted(own, other)
    at = middle_of(own, its)
    return motion_at(at - centre(own)), motion_at(at - centre(its))


@cache
def lone(plane: Plane, other: Offset) -> Lone:
    own, its = motions(plane, other)
    back = np.linalg.inv(own)
    return Lone(back @ its, back @ springs(1) @ back.T, -TWIST * (springs(1) @ back.T)[turning(6)])


def moments(building: Building) -> tuple[Load, ...]:
    """The bending moment at every joint, rounded, so that machines agree."""
    return loads(frame(building).bent)


def loads(turned: Matrix) -> tuple[Load, ...]:
    bent = bending(turned)
    return tuple(Load(joint, round(float(moment), DIGITS)) for joint, moment in enumerate(bent))


def bending(turned: Matrix) -> Matrix:
    bent: Matrix = np.linalg.norm(turned.reshape(-1, 3), axis=1)
    return bent


def overloads(building: Building, pose: Pose, card: int) -> Load | None:
    """The joint that would carry too much if a card stood there too, or None."""
    return None if CARDS[card].ground else overload(building, pose)


@lru_cache(maxsize=65536)
def overload(building: Building, pose: Pose) -> Load | None:
    """Of the joints of the building first, then of those of the new card."""
    turned = pulled(building, pose)
    if bending(turned).max(initial=0.0) < MOST - SLACK:
        return None
    worst = max(loads(turned), key=lambda load: load.moment, default=None)
    return worst if worst is not None and worst.moment > MOST else None


def tried(building: Building, pose: Pose) -> tuple[Load, ...]:
    """What every joint would carry with one more card."""
    return loads(pulled(building, pose))


def pulled(building: Building, pose: Pose) -> Matrix:
    """How every joint would be turned: the frame, pulled at by the joints of the new card."""
    before, joined = frame(building), structure(building).joined(pose)
    hung = hang(building, before, pose, joined)
    answer = hung.solved @ np.concatenate([hung.old @ before.sag, -WEIGHT])
    pulls, moved = answer[: len(hung.old)], answer[len(hung.old) :]
    load = hung.old.T @ pulls
    own = twists(hung) @ np.concatenate([before.sag - before.give @ load, moved])
    return np.concatenate([before.bent - before.bends @ load, own])


def joint_of(building: Building, pose: Pose, joint: int) -> tuple[int, int]:
    """The two cards of a joint by their places, one that would stand at that pose the last."""
    stands = structure(building)
    if joint < len(stands.joints):
        return stands.joints[joint].first, stands.joints[joint].second
    return stands.joined(pose)[joint - len(stands.joints)], len(building)


def centre(pose: Pose) -> Matrix:
    at = np.array([pose.x, pose.y, pose.z], dtype=float)
    at[list(AXES[pose.plane])] += 1.0
    return at


def motion_at(arm: Matrix) -> Matrix:
    """How a point moves and turns with a card whose centre is that far back."""
    x, y, z = arm
    motion = np.eye(FREEDOMS)
    motion[:3, 3:] = [[0, z, -y], [-z, 0, x], [y, -x, 0]]
    return motion


def middle_of(one: Pose, other: Pose) -> Matrix:
    """The middle of the line two cards share."""
    met = touch(one, other)
    assert met
    low = np.maximum([one.x, one.y, one.z], [other.x, other.y, other.z]).astype(float)
    low[met.along] += 1.0
    return low
