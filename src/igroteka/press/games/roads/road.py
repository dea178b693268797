"""Where the road runs on a card: the ribbons of a face, by the width at each of its sides."""

import math

from msgspec import Struct

from igroteka.press.svg import Point, line, num

from .ink import BLEED, SIZE

MIDDLE = SIZE / 2
PAST = BLEED + 1  # roads run past the edge, so that a crooked cut shows no beige
HALF = {1: 15.0, 2: 12.5, 4: 25.0}  # half the asphalt, by width
FILLET = 10.0
NORTH, EAST, SOUTH, WEST = range(4)
Sides = tuple[int, ...]


class Ribbon(Struct, frozen=True):
    """A piece of road of one width: an arm to a side, a straight through, or a bend."""

    kind: str
    side: int
    width: int

    @property
    def half(self) -> float:
        return HALF[self.width]

    def path(self, offset: float = 0) -> str:
        """Its middle line, or a line beside it."""
        if self.kind == "bend":
            return bend(MIDDLE + offset)
        end = MIDDLE if self.kind == "arm" else SIZE + PAST
        return line(
            turned((MIDDLE + offset, -PAST), self.side), turned((MIDDLE + offset, end), self.side)
        )


def turned(point: Point, turns: int) -> Point:
    """So many quarter turns clockwise about the middle of the card."""
    x, y = point
    for _ in range(turns % 4):
        x, y = SIZE - y, x
    return x, y


def bend(radius: float) -> str:
    """From the north edge to the east edge, about the corner between them."""
    r = num(radius)
    return f"M{num(SIZE - radius)} {num(-PAST)}V0A{r} {r} 0 0 0 {num(SIZE)} {r}H{num(SIZE + PAST)}"


def ribbons(sides: Sides) -> tuple[Ribbon, ...]:
    """The wider and the through roads first, so that markings of the lesser end at them."""
    roads = [side for side in range(4) if sides[side]]
    if roads == [NORTH, EAST]:
        return (Ribbon("bend", NORTH, sides[NORTH]),)
    through = [side for side in (NORTH, EAST) if is_through(sides, side)]
    straight = tuple(Ribbon("through", side, sides[side]) for side in through)
    arms = (side for side in roads if side % 2 not in through)
    return (
        *sorted(straight, key=lambda road: -road.width),
        *(Ribbon("arm", side, sides[side]) for side in arms),
    )


def is_through(sides: Sides, side: int) -> bool:
    return sides[side] > 0 and sides[side] == sides[side + 2]


def is_crossing(sides: Sides) -> bool:
    return all(sides)


def is_dead_end(sides: Sides) -> bool:
    return sum(map(bool, sides)) == 1


def turning_circle(width: int) -> tuple[float, float, float]:
    """Middle and radius of the place where a car turns round."""
    radius = HALF[width] + 7
    return MIDDLE, MIDDLE + 4, radius


def clearance(sides: Sides, point: Point) -> float:
    """How far a place on the card is from the asphalt."""
    circle = [turning_circle(sides[NORTH])] if is_dead_end(sides) else []
    rounds = [math.dist(point, (x, y)) - radius for x, y, radius in circle]
    return min(*rounds, *(beside(road, point) for road in ribbons(sides)), SIZE)


def beside(road: Ribbon, point: Point) -> float:
    if road.kind == "bend":
        return abs(math.dist(point, (SIZE, 0)) - MIDDLE) - road.half
    x, y = turned(point, -road.side)
    past = max(0.0, y - MIDDLE) if road.kind == "arm" else 0.0
    return math.hypot(max(0.0, abs(x - MIDDLE) - road.half), past)


def fillets(sides: Sides, spread: float) -> tuple[str, ...]:
    """The rounded inner corners of a junction, grown by `spread` as its ribbons are."""
    if len([side for side in range(4) if sides[side]]) < 3:
        return ()
    corners = (side for side in range(4) if sides[side] and sides[(side + 1) % 4])
    return tuple(fillet(sides, side, spread) for side in corners)


def fillet(sides: Sides, side: int, spread: float) -> str:
    """Between this side and the next one clockwise, as if this side were north."""
    radius = FILLET - spread
    corner = (MIDDLE + HALF[sides[side]] + spread, MIDDLE - HALF[sides[(side + 1) % 4]] - spread)
    inside = (corner[0] - 1, corner[1] + 1)
    arc = [
        (corner[0] + radius * (1 - math.sin(angle)), corner[1] - radius * (1 - math.cos(angle)))
        for angle in (math.pi / 2 * step / 8 for step in range(9))
    ]
    outline = ((inside[0], arc[-1][1]), inside, (arc[0][0], inside[1]), *arc)
    return line(*(turned(point, side) for point in outline)) + "Z"
