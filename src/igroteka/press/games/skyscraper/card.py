"""A card with its name and the places for connectors; in millimetres (S-C3, S-C4)."""

from igroteka.press.lettering import lettered
from igroteka.press.nets import CUT
from igroteka.press.svg import box, drawing, moved

from .art import art, ink

CARD_MM = 80.0
BLEED_MM = 2.0
SLIT_MM, SLIT_WIDE_MM = 6.0, 0.7  # a connector's slit is as deep: together they are half of it
SLITS_AT = (20.0, 60.0)
HALF = CARD_MM / 2
UNIT = CARD_MM / 200  # a card is drawn 200 wide


def face(card: str, label: str = "") -> str:
    return pictured(f"card-{card}", label)


def back(card: str, label: str = "") -> str:
    """Beams go through the card: behind, left is right."""
    return pictured(f"behind-{card}", label)


def pictured(picture: str, label: str) -> str:
    return drawing(
        CARD_MM,
        CARD_MM,
        moved(0, 0, art()[picture].art, scale=UNIT),
        name(label) if label else "",
        *slits(),
        bleed=BLEED_MM,
    )


def name(label: str) -> str:
    return lettered(label, HALF, 64, 4.4, 62, ink("ink"), halo="#ffffff", halo_width=1.2)


def slits() -> tuple[str, ...]:
    """Two at each edge, and two slots across each median."""
    thin = SLIT_WIDE_MM / 2
    edges = (
        cut(at - thin, top, SLIT_WIDE_MM, SLIT_MM)
        for at in SLITS_AT
        for top in (0, CARD_MM - SLIT_MM)
    )
    sides = (
        cut(left, at - thin, SLIT_MM, SLIT_WIDE_MM)
        for at in SLITS_AT
        for left in (0, CARD_MM - SLIT_MM)
    )
    long = 2 * SLIT_MM
    slots = (cut(HALF - SLIT_MM, at - thin, long, SLIT_WIDE_MM) for at in SLITS_AT)
    level = (cut(at - thin, HALF - SLIT_MM, SLIT_WIDE_MM, long) for at in SLITS_AT)
    return (*edges, *sides, *slots, *level)


def cut(x: float, y: float, wide: float, high: float) -> str:
    return box(x, y, wide, high, "#ffffff", stroke=CUT, stroke_width=0.2)
