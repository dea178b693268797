"""Floors and their numbers told a second time, by the points that cards share (S-M3)."""

from itertools import combinations

from igroteka.games.skyscraper.lattice import Plane
from igroteka.games.skyscraper.structure import Building

from . import plain
from .plain_site import is_site

UNIT = 3  # points of an edge one unit long
SITE = frozenset[int]()


def floor_sets(building: Building) -> set[frozenset[int]]:
    """The ground is the floor without cards."""
    flat = [n for n, one in enumerate(building) if one.pose.plane == Plane.FLOOR]
    floors = {frozenset([n]) for n in flat if not is_site(building, n)}
    for _ in flat:
        for one, other in combinations(floors, 2):
            if any(linked(building, a, b) for a in one for b in other):
                floors = floors - {one, other} | {one | other}
                break
    return floors | {SITE}


def linked(building: Building, one: int, other: int) -> bool:
    return len(plain.shared(building[one].pose, building[other].pose)) >= UNIT


def steps(building: Building) -> set[tuple[frozenset[int], frozenset[int]]]:
    """A floor and the next above it on one and the same wall."""
    found = set()
    for number, wall in enumerate(building):
        if wall.pose.plane == Plane.FLOOR:
            continue
        met = [(0, SITE)] if is_site(building, number) else []
        met += [
            (building[min(floor)].pose.z, floor)
            for floor in floor_sets(building) - {SITE}
            if any(linked(building, number, card) for card in floor)
        ]
        for low, high in combinations(sorted(met, key=lambda pair: pair[0]), 2):
            between = [z for z, _ in met if low[0] < z < high[0]]
            if low[0] < high[0] and not between:
                found.add((low[1], high[1]))
    return found


def numbers(building: Building) -> dict[frozenset[int], int]:
    """Those that can be entered."""
    found, climbs = {SITE: 0}, steps(building)
    for _ in building:
        for floor in floor_sets(building) - {SITE}:
            below = [found[low] for low, high in climbs if high == floor and low in found]
            if below:
                found[floor] = 1 + max(below)
    return found
