"""The bending moments told a second time: one system of all cards at once, solved from scratch.

Cards are stiff; a joint in the middle of its line gives by a thousandth to a pull of 1 and by 1 to
a twist of 1. A card weighs 1.
"""

import numpy as np
from numpy.typing import NDArray

from igroteka.games.skyscraper.deck import CARDS
from igroteka.games.skyscraper.lattice import Pose
from igroteka.games.skyscraper.structure import Building

from . import plain

Matrix = NDArray[np.float64]
STIFF = np.diag([1000.0] * 3 + [1.0] * 3)


def bending(building: Building) -> dict[tuple[int, int], float]:
    """By the two cards of each joint."""
    free = [n for n, one in enumerate(building) if not CARDS[one.card].ground]
    size = 6 * len(free)
    stiffness, weight = np.zeros((size, size)), np.zeros(size)
    stretches = {pair: stretch(building, free, *pair) for pair in joints(building)}
    for rows in stretches.values():
        stiffness += rows.T @ STIFF @ rows
    weight[2::6] = -1.0
    moved = np.linalg.solve(stiffness, weight) if size else weight
    return {
        pair: float(np.linalg.norm((STIFF @ rows @ moved)[3:])) for pair, rows in stretches.items()
    }


def joints(building: Building) -> list[tuple[int, int]]:
    return [
        (first, second)
        for second in range(len(building))
        for first in range(second)
        if plain.joint(building[first].pose, building[second].pose)
    ]


def stretch(building: Building, free: list[int], first: int, second: int) -> Matrix:
    """How far the two ends of a joint come apart, by how the cards move."""
    rows = np.zeros((6, 6 * len(free)))
    at = seam(building[first].pose, building[second].pose)
    for sign, number in ((1.0, first), (-1.0, second)):
        if number in free:
            column = 6 * free.index(number)
            rows[:, column : column + 6] = sign * carried(at - middle(building[number].pose))
    return rows


def seam(one: Pose, other: Pose) -> Matrix:
    return mean(plain.shared(one, other))


def middle(pose: Pose) -> Matrix:
    return mean(plain.square(pose))


def mean(points: set[plain.Point]) -> Matrix:
    """In units again."""
    return np.asarray(np.mean(sorted(points), axis=0) / 2)


def carried(arm: Matrix) -> Matrix:
    """A point on that arm: it moves by what its card moves, and by its turn across the arm."""
    motion = np.eye(6)
    for turn in range(3):
        motion[:3, 3 + turn] = np.cross(np.eye(3)[turn], arm)
    return motion
