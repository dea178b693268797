"""What a position of the duel is worth to the starter: the rules' end, or else the taste."""

from math import exp, log

import numpy as np

from .faces import Faces, Ints
from .njit import njit

# As `Duel` tells them, in its order.
Weights = tuple[float, ...]


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
    needs: Ints,
    gaps: Ints,
    count: int,
    hands: Ints,
    mover: int,
    lanes: bool,
    faces: Faces,
    weights: Weights,
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
        threat = weights[13]
    found = odds(count, count - filled, hands, faces.roads, weights)
    return 1 / (1 + exp(-found + threat)), False


@njit
def odds(gaps: int, holes: int, hands: Ints, roads: Ints, weights: Weights) -> float:
    """Must agree with `first_odds`, to the last bit: a search breaks ties by it."""
    gap, gap_early, hole_early, hole, several, last = weights[:6]
    branch_first, branch_second, end_first, end_second = weights[6:10]
    early, by_cards, start = weights[10:13]
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
    opening = branch_first * branches[0] + branch_second * branches[1]
    closing = end_first * dead_ends[0] + end_second * dead_ends[1]
    time = early * left - by_cards * log(1 + cards) + log(cards / left) - start
    found = opening - closing + time + (gap - gap_early * left) * log(1 + gaps)
    if holes:
        found += hole_early * left - hole + several * (holes > 1)
    return float(found + last if gaps == 1 else found)
