"""What a position of the duel is worth to the starter: the rules' end, or else the taste."""

from math import exp, log

import numpy as np

from .faces import Faces, Ints
from .njit import njit

THREAT = -3.0


@njit
def held(hand: Ints) -> int:
    faces = 0
    for face in range(len(hand)):
        if hand[face] > 0:
            faces |= 1 << face
    return faces


@njit
def fitting(needs: Ints, gaps: Ints, count: int, takers: Ints, faces: int) -> int:
    """How many gaps take one of these faces."""
    found = 0
    for gap in range(count):
        if takers[needs[gaps[gap]]] & faces:
            found += 1
    return found


@njit
def judge(
    needs: Ints, gaps: Ints, count: int, hands: Ints, mover: int, lanes: bool, faces: Faces
) -> tuple[float, bool]:
    """And whether it is over (R-1.3, R-1.4, R-1.5, R-L2); the starter is hand 0."""
    first, second = held(hands[0]), held(hands[1])
    if count == 0:
        return 0.0, True
    filled = fitting(needs, gaps, count, faces.takers, first | second)
    if lanes and filled == 0 and first | second:
        return 0.0, True
    if not first | second:
        return 1.0, True
    if fitting(needs, gaps, count, faces.takers, second if mover else first) == 0:
        return 0.5, True
    threat = 0.0
    if count == 1 and mover == 1 and faces.takers[faces.shut[needs[gaps[0]]]] & second:
        threat = THREAT
    return 1 / (1 + exp(-odds(count, count - filled, hands, faces.roads) - threat)), False


@njit
def odds(gaps: int, holes: int, hands: Ints, roads: Ints) -> float:
    """Must agree with `first_odds`, to the last bit: a search breaks ties by it."""
    whole = hands[2, 0]
    cards = 0
    branches, dead_ends = np.zeros(2, np.int64), np.zeros(2, np.int64)
    for seat in range(2):
        for face in range(len(roads)):
            cards += hands[seat, face]
            if roads[face] > 2:
                branches[seat] += hands[seat, face] * (roads[face] - 2)
            elif roads[face] == 1:
                dead_ends[seat] += hands[seat, face]
    left = cards / whole
    opening = 0.42 * branches[0] + 0.3 * branches[1]
    closing = 0.63 * dead_ends[0] + 0.78 * dead_ends[1]
    time = 3.3 * left - 1.4 * log(1 + cards) + log(cards / left) - 4.0
    found = opening - closing + time + (4.3 - 2.2 * left) * log(1 + gaps)
    if holes:
        found += 2.7 * left - 0.2 + 0.5 * (holes > 1)
    return float(found + 0.45 if gaps == 1 else found)
