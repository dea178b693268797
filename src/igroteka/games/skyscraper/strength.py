"""Where one more card would overload a joint (S-H3): all slots of a building in a few reckonings.

What `statics` tries card by card, of many cards at a time; whatever comes near the limit, where
rounding decides, is left to it.
"""

from collections.abc import Iterable, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from .lattice import Pose, offset
from .statics import DIGITS, FREEDOMS, MOST, TWIST, WEIGHT, Frame, Matrix, frame, motions, overload
from .statics import springs as springs_of
from .structure import Building, Structure, structure

# What is rounded to the limit is no more than it; so near that, two ways of reckoning may part.
EDGE, DOUBT = MOST + 0.5 * 10**-DIGITS, 1e-8
TURNS = slice(FREEDOMS // 2, FREEDOMS)

Rows = NDArray[np.int_]


class Tries(Struct, frozen=True):
    """Cards that might be built, of as many joints each: by card and joint how its middle moves
    with the `new` card and with the `old` one, and the rows of the frame `at` which that one is;
    what is joined to the ground moves with nothing."""

    new: Matrix
    old: Matrix
    at: Rows

    @property
    def size(self) -> int:
        return FREEDOMS * len(self.new[0])


def overloaded(building: Building, poses: Iterable[Pose]) -> frozenset[Pose]:
    """Those at which some joint would carry too much."""
    here, stands = frame(building), structure(building)
    by_joints: dict[int, list[Pose]] = {}
    for pose in poses:
        by_joints.setdefault(len(stands.joined(pose)), []).append(pose)
    found: list[Pose] = []
    for joints, alike in by_joints.items():
        worst = bent_most(here, tries(here, stands, alike, joints)).tolist()
        for pose, moment in zip(alike, worst, strict=True):
            doubtful = abs(moment - EDGE) < DOUBT
            if overload(building, pose) if doubtful else moment > EDGE:
                found.append(pose)
    return frozenset(found)


def tries(here: Frame, stands: Structure, poses: Sequence[Pose], joints: int) -> Tries:
    new = np.empty((len(poses), joints, FREEDOMS, FREEDOMS))
    old = np.zeros_like(new)
    first = np.zeros((len(poses), joints), dtype=np.int_)
    for row, pose in enumerate(poses):
        for place, number in enumerate(stands.joined(pose)):
            own, its = motions(pose.plane, offset(pose, stands.building[number].pose))
            new[row, place] = own
            if number in here.row:
                old[row, place] = its
                first[row, place] = here.row[number]
    return Tries(new, old, first[:, :, None] + np.arange(FREEDOMS))


def bent_most(here: Frame, cards: Tries) -> Matrix:
    """By card what the joint that carries most would carry."""
    pulls, moved = pulled(here, cards)
    sag = sagged(here, cards, pulls)
    stretched = cards.old @ taken(sag, cards.at)[..., None] - cards.new @ moved[:, None, :, None]
    standing = (sag @ here.bends.T).reshape(len(sag), -1, 3)
    turned = np.concatenate([standing, TWIST * stretched[:, :, TURNS, 0]], axis=1)
    most: Matrix = np.linalg.norm(turned, axis=2).max(axis=1)
    return most


def pulled(here: Frame, cards: Tries) -> tuple[Matrix, Matrix]:
    """How each joint pulls at the frame, and how the card moves."""
    many, size = len(cards.new), cards.size
    new = cards.new.reshape(many, size, FREEDOMS)
    whole = np.zeros((many, size + FREEDOMS, size + FREEDOMS))
    whole[:, :size, :size] = gives(here, cards)
    whole[:, :size, size:], whole[:, size:, :size] = new, new.transpose(0, 2, 1)
    asked = np.empty((many, size + FREEDOMS, 1))
    sag = np.broadcast_to(here.sag, (many, len(here.sag)))
    asked[:, :size] = (cards.old @ taken(sag, cards.at)[..., None]).reshape(many, size, 1)
    asked[:, size:] = -WEIGHT[:, None]
    answer = np.asarray(np.linalg.solve(whole, asked)[..., 0], dtype=np.float64)
    return answer[:, :size].reshape(many, -1, FREEDOMS), answer[:, size:]


def gives(here: Frame, cards: Tries) -> Matrix:
    """How the joints give together: each by itself, and by what the building does."""
    many, size = len(cards.old), cards.size
    springs = springs_of(size // FREEDOMS)
    if not len(here.sag):
        return springs
    between = here.give[cards.at[:, :, None, :, None], cards.at[:, None, :, None, :]]
    blocks = cards.old[:, :, None] @ between @ cards.old[:, None].swapaxes(-1, -2)
    together: Matrix = springs + blocks.transpose(0, 1, 3, 2, 4).reshape(many, size, size)
    return together


def sagged(here: Frame, cards: Tries, pulls: Matrix) -> Matrix:
    """By card how all others would have moved."""
    many, size = len(pulls), len(here.sag)
    force = np.zeros((many, max(size, FREEDOMS)))
    each = np.arange(many)[:, None, None]
    np.add.at(force, (each, cards.at), (pulls[:, :, None] @ cards.old)[:, :, 0])
    sag: Matrix = here.sag - force[:, :size] @ here.give
    return sag


def taken(sag: Matrix, at: Rows) -> Matrix:
    """By card and joint how the one it is joined to has moved; foundation alone does not."""
    if not sag.shape[1]:
        return np.zeros(at.shape)
    found: Matrix = sag[np.arange(len(sag))[:, None, None], at]
    return found
