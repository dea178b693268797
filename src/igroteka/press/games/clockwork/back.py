"""The back of every card: brass works, the same whichever end is up."""

from igroteka.press.svg import box, disc, drawing, moved, ring, shape

from .cog import cog
from .ink import (
    BLEED,
    BRASS,
    BRASS_DARK,
    BRASS_DEEP,
    BRASS_LIGHT,
    BRASS_PALE,
    CARD_HIGH,
    CARD_WIDE,
    LAMP,
    NIGHT,
    NIGHT_DEEP,
)

# Wheels of the upper half: x, y from the middle, radius, teeth, turn. The lower half is it, turned.
WHEELS = (
    (-29.0, -41.0, 17.0, 11, 6.0),
    (27.0, -37.0, 21.0, 13, 0.0),
)
# On the edges, half on the next card: an even number of teeth, so that each half is the other's.
EDGES = (
    (CARD_WIDE / 2, 0.0, 13.0, 10),
    (0.0, CARD_HIGH / 2, 13.0, 10),
    (CARD_WIDE / 2, CARD_HIGH / 2, 9.0, 8),
)


def back(*over: str) -> str:
    """One pattern over all cards: a printer that is a millimetre off gives none away.

    What is drawn over it leaves the edges as they are.
    """
    half = "".join(wheel(*one) for one in WHEELS)
    edges = "".join(
        wheel(across * x, down * y, radius, teeth, 0)
        for x, y, radius, teeth in EDGES
        for across in (-1, 1)
        for down in (-1, 1)
    )
    return drawing(
        CARD_WIDE,
        CARD_HIGH,
        box(-BLEED, -BLEED, CARD_WIDE + 2 * BLEED, CARD_HIGH + 2 * BLEED, NIGHT),
        moved(
            CARD_WIDE / 2,
            CARD_HIGH / 2,
            edges,
            half,
            moved(0, 0, half, turn=180),
            medallion(),
        ),
        *over,
        bleed=BLEED,
    )


def wheel(x: float, y: float, radius: float, teeth: int, turn: float) -> str:
    path = cog(radius, teeth, radius * 0.2, radius * 0.34)
    brass = shape(path, BRASS_DEEP, fill_rule="evenodd", stroke=NIGHT_DEEP, stroke_width=1)
    rim = ring(0, 0, radius * 0.62, BRASS_LIGHT, 0.9)
    return moved(x, y, brass, rim, turn=turn)


def medallion() -> str:
    """A great wheel with eight spokes, and a small one that drives it."""
    spokes = "".join(
        moved(0, 0, box(-1.1, -22, 2.2, 10, BRASS_DARK), turn=45 * n) for n in range(8)
    )
    return "".join(
        (
            shape(cog(32, 20, 4.6), BRASS, stroke=NIGHT_DEEP, stroke_width=1.2),
            ring(0, 0, 24.5, BRASS_PALE, 1.2),
            spokes,
            disc(0, 0, 14.5, NIGHT, stroke=BRASS_DARK, stroke_width=1.4),
            shape(cog(10.5, 8, 2.6, 3.6), LAMP, fill_rule="evenodd"),
        )
    )
