"""Where one more card would overload a joint (S-H3): all slots of a building in a few reckonings.

What `statics` tries card by card, of many cards at a time: those with one joint, most of them, need
nothing solved, the others are solved together. Whatever comes near the limit, where rounding
decides, is left to `statics`.
"""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from .hanging import ALONE, AT, LOAD, MOMENT, NEW, NONE, OLD, PULL, way
from .lattice import Pose
from .statics import DIGITS, FREEDOMS, GIVES, MOST, Frame, Matrix, frame, overload
from .structure import Building, structure

# What is rounded to the limit is no more than it; so near that, two ways of reckoning may part.
EDGE, DOUBT = MOST + 0.5 * 10**-DIGITS, 1e-8

Rows = NDArray[np.int_]
SIX, ONES = np.arange(FREEDOMS), np.eye(FREEDOMS)


def overloaded(building: Building, poses: Iterable[Pose]) -> frozenset[Pose]:
    """Those at which some joint would carry too much."""
    slots, here = structure(building).slots, frame(building)
    one: list[Pose] = []
    more: list[Pose] = []
    for pose in poses:
        (more if len(slots[pose]) > 1 else one).append(pose)
    worst = [*bent_by_one(building, here, one), *bent_by_more(building, here, more)]
    found: list[Pose] = []
    for pose, moment in zip((*one, *more), worst, strict=True):
        if moment > EDGE - DOUBT and (moment > EDGE + DOUBT or overload(building, pose)):
            found.append(pose)
    return frozenset(found)


def bent_by_one(building: Building, here: Frame, poses: Sequence[Pose]) -> list[float]:
    """By card what the joint that carries most would carry; each hangs by one joint."""
    slots, row = structure(building).slots, here.row
    rows, loads, own = [], [], []
    for pose in poses:
        (number,) = slots[pose]
        joint = way(pose, building[number].pose)
        rows.append(row.get(number, 0))
        loads.append(joint if number in row else NONE)
        own.append(MOMENT[joint])
    if not rows:
        return []
    at = np.array(rows)[:, None] + AT
    worst: list[float] = np.maximum(bent_most(here, at, LOAD[loads]), own).tolist()
    return worst


def bent_by_more(building: Building, here: Frame, poses: Sequence[Pose]) -> list[float]:
    """The same; each hangs by several. With fewer than another it has joints that are none."""
    if not poses:
        return []
    slots, row = structure(building).slots, here.row
    most = max([len(slots[pose]) for pose in poses])
    new, old, rows = [], [], []
    for pose in poses:
        joined, short = slots[pose], [NONE] * (most - len(slots[pose]))
        joints = [way(pose, building[number].pose) for number in joined]
        moves = [
            joint if number in row else NONE for joint, number in zip(joints, joined, strict=True)
        ]
        new.append(joints + short)
        old.append(moves + short)
        rows.append([row.get(number, 0) for number in joined] + short)
    at = (np.array(rows)[:, :, None] + SIX).reshape(len(rows), -1)
    pulls, loads = borne(here, at, np.array(new), OLD[old])
    turned = pulls[:, :, FREEDOMS // 2 :]
    own = np.sqrt((turned * turned).sum(axis=2).max(axis=1))
    worst: list[float] = np.maximum(bent_most(here, at, loads), own).tolist()
    return worst


def borne(here: Frame, at: Rows, new: Rows, old: Matrix) -> tuple[Matrix, Matrix]:
    """By card how each of its joints pulls, and what that does to those it is joined to. The first
    joint bears what the others leave; they bear so much that none of them comes apart."""
    many, joints = new.shape
    asked = FREEDOMS * (joints - 1)
    pulls = np.zeros((many, joints, FREEDOMS, asked + 1))
    for joint in range(1, joints):
        columns = slice(FREEDOMS * (joint - 1), FREEDOMS * joint)
        pulls[:, joint, :, columns] = ONES
        pulls[:, 0, :, columns] = ALONE[new[:, 0]] @ NEW[new[:, joint]].transpose(0, 2, 1)
    pulls[:, 0, :, asked] = PULL[new[:, 0]]
    loads = (old.transpose(0, 1, 3, 2) @ pulls).reshape(many, -1, asked + 1)
    stretched = (GIVES[:, None] * pulls).reshape(many, -1, asked + 1)
    pulls = pulls.reshape(many, -1, asked + 1)
    whole = pulls[:, :, :asked].transpose(0, 2, 1) @ stretched
    if len(here.give):
        moved = here.give[at[:, :, None], at[:, None, :]] @ loads
        moved[:, :, asked] -= here.sag[at]
        whole += loads[:, :, :asked].transpose(0, 2, 1) @ moved
    bears = np.ones((many, asked + 1, 1))
    bears[:, :asked] = -np.linalg.solve(whole[:, :, :asked], whole[:, :, asked:])
    return (pulls @ bears).reshape(many, joints, FREEDOMS), (loads @ bears)[:, :, 0]


def bent_most(here: Frame, at: Rows, loads: Matrix) -> Matrix:
    """By card what the joint of the building that carries most would carry; `at` are the freedoms
    the card loads, and they all begin at 0 while nothing there can move."""
    bent = here.bent[:, None]
    if len(here.give):
        bent = bent - np.einsum("jcf,cf->jc", here.bends[:, at], loads)
    turned = bent.reshape(-1, 3, bent.shape[1])
    most: Matrix = np.sqrt((turned * turned).sum(axis=1).max(axis=0, initial=0.0))
    return most
