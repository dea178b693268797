"""The face of a card: a piece of road on a beige field (R-C1, R-C2, R-L1)."""

from igroteka.press.svg import box, disc, drawing, moved, polygon, ring, shape, stroke

from .country import country, tree
from .ink import (
    ASPHALT,
    BEIGE,
    BEIGE_EDGE,
    BLEED,
    CHALK,
    INK,
    KERB,
    KERB_JOINT,
    SAND,
    SIZE,
    YELLOW,
)
from .marks import marks
from .road import NORTH, Sides, fillets, is_dead_end, ribbons, turning_circle

SHOULDER = 5.5
KERB_WIDTH = 2.6
STONES = "0.7 4.3"


def face(sides: Sides, bleed: float = 0) -> str:
    return drawing(SIZE, SIZE, *layers(sides), bleed=bleed)


def layers(sides: Sides) -> tuple[str, ...]:
    """Paper on paper: ground, country, shoulder, kerb, asphalt, paint."""
    return (
        box(-BLEED, -BLEED, SIZE + 2 * BLEED, SIZE + 2 * BLEED, BEIGE),
        country(sides),
        layer(sides, SHOULDER, BEIGE_EDGE),
        layer(sides, KERB_WIDTH + 0.5, KERB_JOINT),
        layer(sides, KERB_WIDTH, KERB),
        kerb_joints(sides),
        layer(sides, 0, ASPHALT),
        marks(sides),
        dead_end(sides[NORTH]) if is_dead_end(sides) else "",
    )


def layer(sides: Sides, spread: float, colour: str) -> str:
    """All roads of the card in one colour, `spread` wider on both sides than the asphalt."""
    roads = [stroke(road.path(), colour, 2 * (road.half + spread)) for road in ribbons(sides)]
    corners = [shape(corner, colour) for corner in fillets(sides, spread)]
    if is_dead_end(sides):
        x, y, radius = turning_circle(sides[NORTH])
        roads.append(disc(x, y, radius + spread, colour))
    return "".join((*roads, *corners))


def kerb_joints(sides: Sides) -> str:
    """Where one kerb stone ends and the next begins; what crosses the road is paved over."""
    beside = [
        stroke(road.path(offset), KERB_JOINT, KERB_WIDTH, stroke_dasharray=STONES)
        for road in ribbons(sides)
        for offset in (-road.half - KERB_WIDTH / 2, road.half + KERB_WIDTH / 2)
    ]
    if is_dead_end(sides):
        x, y, radius = turning_circle(sides[NORTH])
        reach = radius + KERB_WIDTH / 2
        beside.append(ring(x, y, reach, KERB_JOINT, KERB_WIDTH, stroke_dasharray=STONES))
    return "".join(beside)


def dead_end(width: int) -> str:
    """An island to turn round, and a barrier across the far side."""
    x, y, radius = turning_circle(width)
    island = radius * 0.3
    return (
        ring(x, y, radius * 0.66, CHALK, 1.2, stroke_dasharray="4 3")
        + disc(x, y, island + 1.8, KERB)
        + disc(x, y, island, BEIGE)
        + moved(x, y, tree(island * 0.72, 2))
        + moved(x, y + radius + 1.2, barrier(radius * 1.1))
    )


def barrier(width: float) -> str:
    """A striped board on two posts, laid flat like the rest of the paper."""
    height, stripes = 4.6, 6
    step = width / stripes
    board = box(-width / 2, -height / 2, width, height, YELLOW, stroke=INK, stroke_width=0.6)
    slants = (
        polygon(
            (
                (x, height / 2),
                (x + step / 2, height / 2),
                (x + step, -height / 2),
                (x + step / 2, -height / 2),
            )
        )
        for x in (-width / 2 + step * number for number in range(stripes))
    )
    posts = "".join(
        box(x - 1.1, -height, 2.2, 2 * height, INK) for x in (-width * 0.3, width * 0.3)
    )
    shadow = moved(0.6, 1.2, box(-width / 2, -height / 2, width, height, SAND))
    return shadow + posts + board + "".join(shape(slant, INK) for slant in slants)
