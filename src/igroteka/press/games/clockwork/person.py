"""A card for each character, to lie before its player; behind it, the two ways to escape (C-C1)."""

from igroteka.press.lettering import lettered, lines
from igroteka.press.svg import box, disc, drawing, moved, ring, shape

from .back import back
from .cog import cog
from .face import FRAME, MIDDLE, frame
from .figure import FIGURES, figure
from .ink import (
    BLEED,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CARD_HIGH,
    CARD_WIDE,
    CREAM,
    LAMP,
    NIGHT,
    NIGHT_DEEP,
    PAPER,
)
from .machines import machines, whole

# What must lie open to win, row by row (C-W2, C-W3).
ESCAPES = (("dragonfly", "owl", "fuel"), ("airship", "power"))
DIAL = (MIDDLE, 50.0, 33.0)
FLOOR = 99.0
PANEL = 7.0  # from the edge


def person(who: int, name: str) -> str:
    """Before a great dial, on a brass floor, in the coat's own colour."""
    coat = FIGURES[who - 1].coat
    return drawing(
        CARD_WIDE,
        CARD_HIGH,
        frame(coat),
        dial(coat),
        floor(),
        moved(MIDDLE, FLOOR, figure(who), scale=0.98),
        plate(name),
        bleed=BLEED,
    )


def dial(coat: str) -> str:
    x, y, radius = DIAL
    hours = "".join(
        moved(0, 0, box(-1.1, -radius + 4, 2.2, 6, BRASS_DARK), turn=30 * hour)
        for hour in range(12)
    )
    return moved(
        x,
        y,
        shape(cog(radius + 7, 18, 5), BRASS, stroke=BRASS_DARK, stroke_width=1.2),
        disc(0, 0, radius, PAPER, stroke=BRASS_DARK, stroke_width=1.4),
        hours,
        ring(0, 0, radius - 13, coat, 1, opacity=0.5),
    )


def floor() -> str:
    wide = CARD_WIDE - 2 * FRAME
    return box(FRAME, FLOOR - 2, wide, 9, BRASS) + box(FRAME, FLOOR - 2.6, wide, 1.2, BRASS_DARK)


def plate(name: str) -> str:
    top, high = CARD_HIGH - FRAME - 25, 22.0
    return "".join(
        (
            box(9, top, CARD_WIDE - 18, high, BRASS_DARK, rx=3.5),
            box(10, top + 1, CARD_WIDE - 20, high - 2, PAPER, rx=2.8),
            *(disc(x, top + high / 2, 1.3, BRASS_DARK) for x in (13.6, CARD_WIDE - 13.6)),
            lines(name, MIDDLE, top + high / 2, 8.4, CARD_WIDE - 34, BRASS_DARK, display=True),
        )
    )


def escapes() -> str:
    """A flying machine, a code breaker and fuel; or the airship with its power."""
    middle = CARD_HIGH / 2
    three, two = ESCAPES
    rule = box(18, middle - 0.6, CARD_WIDE - 36, 1.2, BRASS)
    clock = disc(MIDDLE, middle, 9, PAPER, stroke=BRASS, stroke_width=2.4)
    hands = shape(f"M{MIDDLE - 0.9:g} {middle:g}v-6h1.8v6h4v1.8h-5.8z", NIGHT_DEEP)
    return back(panel(), row(three, 37, 22), row(two, 100, 32), rule, clock, hands)


def panel() -> str:
    wide, high = CARD_WIDE - 2 * PANEL, CARD_HIGH - 2 * PANEL
    return box(PANEL, PANEL, wide, high, NIGHT, rx=5, stroke=BRASS, stroke_width=1.6) + box(
        PANEL + 2, PANEL + 2, wide - 4, high - 4, "none", rx=4, stroke=BRASS_LIGHT, stroke_width=0.5
    )


def row(names: tuple[str, ...], y: float, side: float) -> str:
    """Badges with a plus between them, in the colours of their sets."""
    gap = 4.5
    start = MIDDLE - (len(names) * side + (len(names) - 1) * gap) / 2
    badges = (
        moved(start + number * (side + gap), y - side / 2, badge(name, side))
        for number, name in enumerate(names)
    )
    pluses = (
        lettered("+", start + number * (side + gap) - gap / 2, y + 3, 9, 9, LAMP, display=True)
        for number in range(1, len(names))
    )
    return "".join((*badges, *pluses))


def badge(name: str, side: float) -> str:
    ground = box(0, 0, side, side, machines()[name].colour, rx=3, stroke=CREAM, stroke_width=0.8)
    scale = side * 0.78 / 100
    return ground + moved(side * 0.11, side * 0.19, whole(name, 2.4), scale=scale)
