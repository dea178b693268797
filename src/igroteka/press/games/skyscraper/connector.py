"""Connectors: a cross where edges meet, a bar through the middle of a card; in millimetres (S-G2).

A slit of a card and a slit of a connector are half of a connector's arm each, so that the edge of
a card comes to lie on the middle of the connector, which is the line of the joint.
"""

from igroteka.press.nets import CUT
from igroteka.press.svg import box, drawing, stroke

from .art import ink
from .card import BLEED_MM, SLIT_MM, SLIT_WIDE_MM, cut

CONNECTOR_MM = 4 * SLIT_MM
HALF = CONNECTOR_MM / 2
BAR_MM = CONNECTOR_MM / 2
BAR_PAIRS = 8


def cross() -> str:
    """A slit in the middle of each side."""
    thin, far = SLIT_WIDE_MM / 2, CONNECTOR_MM - SLIT_MM
    return whole(
        cut(HALF - thin, 0, SLIT_WIDE_MM, SLIT_MM),
        cut(HALF - thin, far, SLIT_WIDE_MM, SLIT_MM),
        cut(0, HALF - thin, SLIT_MM, SLIT_WIDE_MM),
        cut(far, HALF - thin, SLIT_MM, SLIT_WIDE_MM),
    )


def bars() -> str:
    """Two, cut apart in the middle: a slit at each end."""
    thin, far = SLIT_WIDE_MM / 2, CONNECTOR_MM - SLIT_MM
    slits = (
        cut(x - thin, y, SLIT_WIDE_MM, SLIT_MM)
        for x in (BAR_MM / 2, 1.5 * BAR_MM)
        for y in (0, far)
    )
    return whole(stroke(f"M{HALF:g} 0V{CONNECTOR_MM:g}", CUT, 0.3), *slits)


def whole(*slits: str) -> str:
    size = CONNECTOR_MM + 2 * BLEED_MM
    outline = box(0, 0, CONNECTOR_MM, CONNECTOR_MM, "none", stroke=CUT, stroke_width=0.3)
    ground = box(-BLEED_MM, -BLEED_MM, size, size, ink("hiVis"))
    return drawing(CONNECTOR_MM, CONNECTOR_MM, ground, outline, *slits, bleed=BLEED_MM)
