"""How a building leans by its own weight, its clips being springs, and whether it would buckle.

A card's weight is 1 and the unit of length half a card, as in the statics. Cards that lean weigh on
their joints the more, so there is a weight beyond which nothing holds (S-H1).
"""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from msgspec import Struct

from .deck import CARDS
from .lattice import Pose, offset
from .measures import CLIP_BEND, CLIP_PULL, MOMENT, UNIT, WEIGHT, Vector
from .statics import FREEDOMS, Matrix, centre, middle_of, motions
from .statics import WEIGHT as DOWN
from .structure import Building, Standing, structure

# As many times its own weight as it must bear: workers come, and hands.
SPARE = 2.0
# So low, or with so much to spare, one card more cannot make it buckle.
LOW, PLENTY = 6, 1.5 * SPARE
EYE = np.eye(3)
SPRINGS = np.repeat([CLIP_PULL * UNIT / WEIGHT, CLIP_BEND / MOMENT], 3)


class Side(Struct, frozen=True):
    """A free card at a joint: where its six freedoms begin, how far the joint is from its middle,
    and how the joint moves with it."""

    first: int
    arm: Vector
    motion: Matrix

    @property
    def rows(self) -> slice:
        return slice(self.first, self.first + FREEDOMS)

    @property
    def turns(self) -> slice:
        return slice(self.first + 3, self.first + FREEDOMS)


class Bent(Struct, frozen=True):
    """`row` is where a card's six freedoms begin; `stiff` is what its joints give back, `leans`
    what its weight adds to a lean."""

    row: dict[int, int]
    stiff: Matrix
    leans: Matrix


@lru_cache(maxsize=4)
def bent(building: Building) -> Bent:
    free = [n for n, card in enumerate(building) if not CARDS[card.card].ground]
    row = {number: FREEDOMS * place for place, number in enumerate(free)}
    size = FREEDOMS * len(free)
    stiff, leans = np.zeros((size, size)), np.zeros((size, size))
    joints = list(sides(building, row))
    for joint in joints:
        for one in joint:
            for other in joint:
                stiff[one.rows, other.rows] += one.motion.T @ (SPRINGS[:, None] * other.motion)
    sag = np.linalg.solve(stiff, np.tile(DOWN, len(free))) if size else np.zeros(0)
    for joint in joints:
        stretched = sum((side.motion @ sag[side.rows] for side in joint), np.zeros(FREEDOMS))
        force = (SPRINGS * stretched)[:3]
        for side in joint:
            leans[side.turns, side.turns] += tipping(force, side.arm, side.motion[0, 0])
    return Bent(row, stiff, leans)


def sides(building: Building, row: dict[int, int]) -> Iterator[tuple[Side, ...]]:
    """Of every joint, one or two; what moves with the second is taken off."""
    for joint in structure(building).joints:
        new, old = building[joint.second].pose, building[joint.first].pose
        own, its = motions(new.plane, offset(new, old))
        at = middle_of(new, old)
        ends = ((joint.first, old, its), (joint.second, new, -own))
        yield tuple(
            Side(row[number], at - centre(pose), motion)
            for number, pose, motion in ends
            if number in row
        )


def tipping(force: Vector, arm: Vector, sign: float) -> Matrix:
    """What a force at the end of an arm adds when the arm is turned."""
    across = np.outer(force, arm)
    turned: Matrix = sign * ((across + across.T) / 2 - np.trace(across) * EYE)
    return turned


def lean(building: Building) -> dict[int, Vector]:
    """By card how far it is shifted, in metres, and turned, in radians."""
    here = bent(building)
    moved = np.linalg.solve(here.stiff + here.leans, np.tile(DOWN, len(here.row)))
    scale = np.repeat([UNIT, 1.0], 3)
    return {number: moved[at : at + FREEDOMS] * scale for number, at in here.row.items()}


@lru_cache(maxsize=1024)
def bears(building: Building, times: float) -> bool:
    """Whether it would still spring back if it were so many times as heavy."""
    here = bent(building)
    try:
        np.linalg.cholesky(here.stiff + times * here.leans)
    except np.linalg.LinAlgError:
        return False
    return True


def buckles(building: Building, pose: Pose, card: int) -> bool:
    """Whether it would with one more card."""
    if CARDS[card].ground or structure(building).top <= LOW or bears(building, PLENTY):
        return False
    return not bears((*building, Standing(card, pose, CARDS[card].beams)), SPARE)
