"""Whether it could stand by statics alone: the bending moments at the joints (S-H3).

Cards are stiff, joints give a little: one linear solve tells what each joint carries. A card's
weight is 1, the unit of length half a card, so one card out from an edge bends its joint by 1.
"""

from functools import lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from .deck import CARDS
from .lattice import AXES, Pose, touch
from .structure import Building, Standing, structure

MOST = 3.0
DIGITS = 6
PULL, TWIST = 1000.0, 1.0

Matrix = NDArray[np.float64]


class Load(Struct, frozen=True):
    """What a joint carries, by its place among the joints of the structure."""

    joint: int
    moment: float


def centre(pose: Pose) -> Matrix:
    at = np.array([pose.x, pose.y, pose.z], dtype=float)
    at[list(AXES[pose.plane])] += 1.0
    return at


def overloads(building: Building, pose: Pose, card: int) -> Load | None:
    """The joint that would carry too much if a card stood there too, or None."""
    if CARDS[card].ground:
        return None
    worst = heaviest((*building, Standing(card, pose, 0)))
    return worst if worst is not None and worst.moment > MOST else None


@lru_cache(maxsize=4096)
def heaviest(building: Building) -> Load | None:
    loads = moments(building)
    return max(loads, key=lambda load: load.moment, default=None)


def moments(building: Building) -> tuple[Load, ...]:
    """The bending moment at every joint, rounded, so that machines agree."""
    stands = structure(building)
    free = [n for n, one in enumerate(building) if not CARDS[one.card].ground]
    if not free:
        return tuple(Load(number, 0.0) for number in range(len(stands.joints)))
    row = {number: 6 * place for place, number in enumerate(free)}
    stiffness, weight = np.zeros((6 * len(free),) * 2), np.zeros(6 * len(free))
    weight[2::6] = -1.0
    gauges = []
    for joint in stands.joints:
        gauge = np.zeros((6, 6 * len(free)))
        at = middle_of(building, joint.first, joint.second)
        for number, sign in ((joint.first, 1.0), (joint.second, -1.0)):
            if number in row:
                place = row[number]
                gauge[:, place : place + 6] += sign * motion_at(at - centre(building[number].pose))
        stiffness += gauge.T @ (SPRINGS[:, None] * gauge)
        gauges.append(gauge)
    give = np.linalg.solve(stiffness, weight)
    bends = (float(np.linalg.norm(TWIST * (gauge @ give)[3:])) for gauge in gauges)
    return tuple(Load(number, round(bend, DIGITS)) for number, bend in enumerate(bends))


SPRINGS = np.array([PULL] * 3 + [TWIST] * 3)


def motion_at(arm: Matrix) -> Matrix:
    """How a point moves and turns with a card whose centre is that far back."""
    x, y, z = arm
    motion = np.eye(6)
    motion[:3, 3:] = [[0, z, -y], [-z, 0, x], [y, -x, 0]]
    return motion


def middle_of(building: Building, first: int, second: int) -> Matrix:
    """The middle of the line two cards share."""
    one, other = building[first].pose, building[second].pose
    met = touch(one, other)
    assert met
    low = np.maximum([one.x, one.y, one.z], [other.x, other.y, other.z]).astype(float)
    low[met.along] += 1.0
    return low
