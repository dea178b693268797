"""Floors, their numbers, and which lie one above another (S-M3); places to stand (S-M4)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from operator import attrgetter

from msgspec import Struct

from .lattice import SIZE, Cell, Plane, Pose, covered, touch
from .space import space
from .structure import Building, is_ground

GROUND = -1
NOWHERE = -1
PLACE = attrgetter("x", "y", "z")
SITE = 0  # the ground's own place among the floors


class Floor(Struct, frozen=True):
    """Floor cards at one height, linked by shared edges. `number` is NOWHERE if it can't be
    entered; the ground is number 0."""

    cards: tuple[int, ...]
    height: int
    number: int
    above: tuple[int, ...]
    below: tuple[int, ...]


class FloorPlan(Struct, frozen=True):
    """`places` are the open cells by floor card, GROUND for those at the foundation's feet;
    `feet` are the foundation cards that a ground cell touches. What was asked of `own` is kept."""

    floors: tuple[Floor, ...]
    floor_of: dict[int, int]
    card_at: dict[Cell, int]
    places: dict[int, tuple[Cell, ...]]
    feet: dict[Cell, tuple[int, ...]]
    own: dict[Cell, tuple[Cell, ...]] = {}

    def own_places(self, cell: Cell) -> tuple[Cell, ...]:
        """The open places of its card; on the ground those at the feet it touches (S-M1, S-M4)."""
        found = self.own.get(cell)
        if found is None:
            found = self.own[cell] = self.places_beside(cell)
        return found

    def places_beside(self, cell: Cell) -> tuple[Cell, ...]:
        card = self.card_at[cell]
        if card != GROUND:
            return self.places[card]
        feet = set(self.feet[cell])
        return tuple(
            [place for place in self.places[GROUND] if feet.intersection(self.feet[place])]
        )

    def neighbours(self, floor: int) -> tuple[int, ...]:
        return (*self.floors[floor].below, *self.floors[floor].above)

    def open_on(self, floor: int) -> Iterator[Cell]:
        for card in self.floors[floor].cards:
            yield from self.places[card]

    def floor_under(self, cell: Cell) -> int:
        return self.floor_of[self.card_at[cell]]


@lru_cache(maxsize=1024)
def floor_plan(building: Building) -> FloorPlan:
    feet = feet_of(building)
    storeys = [(GROUND,), *linked(building)]
    floor_of = {card: n for n, cards in enumerate(storeys) for card in cards}
    card_at = dict.fromkeys(feet, GROUND)
    for card in floor_of:
        if card != GROUND:
            card_at.update(dict.fromkeys(covered(building[card].pose), card))
    return FloorPlan(
        floors=numbered(building, storeys, floor_of),
        floor_of=floor_of,
        card_at=card_at,
        places=open_places(building, card_at),
        feet=feet,
    )


def is_storey(building: Building, card: int) -> bool:
    """A flat support is ground, not a floor (S-B4)."""
    return building[card].pose.is_floor and not is_ground(building, card)


def feet_of(building: Building) -> dict[Cell, tuple[int, ...]]:
    """Ground cells wholly against a foundation card, or on a flat one (S-W1)."""
    grounds = [number for number in range(len(building)) if is_ground(building, number)]
    return at_feet(tuple([(number, building[number].pose) for number in grounds]))


@lru_cache(maxsize=64)
def at_feet(grounds: tuple[tuple[int, Pose], ...]) -> dict[Cell, tuple[int, ...]]:
    found: dict[Cell, tuple[int, ...]] = {}
    for number, pose in grounds:
        for cell in at_foot(pose):
            found[cell] = (*found.get(cell, ()), number)
    return found


def at_foot(pose: Pose) -> Iterator[Cell]:
    for cell in covered(pose):
        if cell.z == 0:
            yield cell
            if pose.plane == Plane.FACES_X:
                yield Cell(cell.x - 1, cell.y, 0)
            elif pose.plane == Plane.FACES_Y:
                yield Cell(cell.x, cell.y - 1, 0)


def linked(building: Building) -> list[tuple[int, ...]]:
    """Floor cards at one height with at least a unit of edge in common."""
    left = [card for card in range(len(building)) if is_storey(building, card)]
    storeys = []
    while left:
        storey, edge = [left[0]], [left.pop(0)]
        while edge:
            here = building[edge.pop()].pose
            beside = [card for card in left if share_an_edge(here, building[card].pose)]
            left = [card for card in left if card not in beside]
            storey += beside
            edge += beside
        storeys.append(tuple(sorted(storey)))
    return sorted(storeys, key=lambda cards: (building[cards[0]].pose.z, cards))


def share_an_edge(one: Pose, other: Pose) -> bool:
    away = sorted((abs(one.x - other.x), abs(one.y - other.y)))
    return one.z == other.z and away[0] < SIZE and away[1] == SIZE


def numbered(
    building: Building, storeys: list[tuple[int, ...]], floor_of: dict[int, int]
) -> tuple[Floor, ...]:
    """1 + the highest of its lower neighbours (S-M3)."""
    below: list[set[int]] = [set() for _ in storeys]
    above: list[set[int]] = [set() for _ in storeys]
    for lower, upper in climbs(building, floor_of):
        below[upper].add(lower)
        above[lower].add(upper)
    numbers = [0]
    for floor in range(1, len(storeys)):
        entered = [numbers[low] for low in below[floor] if numbers[low] != NOWHERE]
        numbers.append(1 + max(entered) if entered else NOWHERE)
    heights = [0, *(building[cards[0]].pose.z for cards in storeys[1:])]
    rows = zip(storeys, heights, numbers, above, below, strict=True)
    return tuple(Floor(c, h, n, tuple(sorted(a)), tuple(sorted(b))) for c, h, n, a, b in rows)


def climbs(building: Building, floor_of: dict[int, int]) -> Iterator[tuple[int, int]]:
    """Lower and upper floor of every stretch of wall with no floor between them."""
    for number, wall in enumerate(building):
        if wall.pose.is_floor:
            continue
        steps: dict[int, set[int]] = {0: {SITE}} if is_ground(building, number) else {}
        for card, floor in floor_of.items():
            if card != GROUND and touch(wall.pose, building[card].pose):
                steps.setdefault(building[card].pose.z, set()).add(floor)
        heights = sorted(steps)
        for low, high in pairwise(heights):
            yield from ((one, other) for one in steps[low] for other in steps[high])


def open_places(building: Building, card_at: dict[Cell, int]) -> dict[int, tuple[Cell, ...]]:
    free = space(building)
    found: dict[int, tuple[Cell, ...]] = dict.fromkeys(card_at.values(), ())
    for cell in sorted(card_at, key=PLACE):
        if free.is_open(cell):
            found[card_at[cell]] = (*found[card_at[cell]], cell)
    return found
