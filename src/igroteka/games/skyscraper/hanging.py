"""Every way a card can be joined to another, by number: what of it no building changes.

A card on one joint pulls at the other card with its weight, on the arm of its middle, however stiff
anything is.
"""

import numpy as np

from .lattice import JOINED, Pose
from .statics import FREEDOMS, WEIGHT, Matrix, motions

WAYS = [(plane, other) for plane, others in JOINED.items() for other in others]
# By both planes and how far the other is; NONE is no joint.
WAY = {(plane, *other): number for number, (plane, other) in enumerate(WAYS, start=1)}
NONE = 0


def way(card: Pose, other: Pose) -> int:
    x, y, z = other.x - card.x, other.y - card.y, other.z - card.z
    return WAY[card.plane, other.plane, x, y, z]


def table(matrices: list[Matrix]) -> Matrix:
    return np.array([np.zeros_like(matrices[0]), *matrices])


# How the middle of the joint moves with the card, and with the other.
NEW = table([motions(*pair)[0] for pair in WAYS])
OLD = table([motions(*pair)[1] for pair in WAYS])
# How the joint pulls by what is done to the card while it is the only one.
ALONE = table([-np.linalg.inv(own).T for own in NEW[1:]])
PULL = ALONE @ WEIGHT
MOMENT: list[float] = np.linalg.norm(PULL[:, FREEDOMS // 2 :], axis=1).tolist()
# What the card then does to the other: it pushes down, and tips it over both level axes.
AT = np.array([2, 3, 4])
LOAD = np.array([its.T @ pull for its, pull in zip(OLD, PULL, strict=True)])[:, AT]
