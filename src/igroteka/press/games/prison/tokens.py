"""Tokens, 64 units wide: healthy in front, wounded behind; objects alike on both sides."""

from igroteka.press.lettering import lines
from igroteka.press.svg import box, drawing, moved, shape, stroke

from .figures import figure, thing
from .ink import BLOOD, GROUND, INK, IRON, SIDES

TOKEN_MM = 16.0
BLEED_MM = 2.0
WIDE = 64.0
BLEED = BLEED_MM * WIDE / TOKEN_MM


def plain(*parts: str) -> str:
    whole = WIDE + 2 * BLEED
    return drawing(WIDE, WIDE, box(-BLEED, -BLEED, whole, whole, GROUND), *parts, bleed=BLEED)


def character(name: str, side: str, label: str, wounded: bool = False) -> str:
    """An NPC has its name on it; one's own are known by their figure."""
    drawn = figure(name, side, wounded)
    if not label:
        return plain(moved(WIDE / 2, WIDE / 2, drawn, scale=1.05))
    return plain(
        moved(WIDE / 2, 25, drawn, scale=0.84), lines(label, WIDE / 2, 55, 8.4, WIDE - 5, INK)
    )


def object_(name: str, side: str) -> str:
    return plain(moved(WIDE / 2, WIDE / 2, thing(name, side), scale=1.35))


def hidden(side: str) -> str:
    """The back of a slip that stands for a token while nobody may see which (P-D1)."""
    paint = SIDES[side]
    whole = WIDE + 2 * BLEED
    return drawing(
        WIDE,
        WIDE,
        box(-BLEED, -BLEED, whole, whole, paint.tone),
        moved(
            WIDE / 2, WIDE / 2, shape(paint.chip, paint.pale, stroke=paint.deep), gate(paint.deep)
        ),
        bleed=BLEED,
    )


def gate(colour: str) -> str:
    bars = "M-8 11V-3a8 8 0 0 1 16 0V11M-3.5 11V-10M3.5 11V-10M-8 2h16"
    return stroke(bars, colour, 2.4, stroke_linecap="round")


def markers(broken: bool) -> str:
    """Two, cut apart in the middle: on a portcullis that is open, or broken for good (P-1.8)."""
    middle = stroke(f"M{-BLEED:g} {WIDE / 2:g}H{WIDE + BLEED:g}", "#3c3b40", 0.8)
    return plain(marker(broken), moved(0, WIDE / 2, marker(broken)), middle)


def marker(broken: bool) -> str:
    """Bars drawn up over a free way, or in pieces on it."""
    posts = box(6, 4, 5, 24, IRON) + box(53, 4, 5, 24, IRON)
    if broken:
        pieces = "M16 24l7-4M26 12l5-6M33 25l8-2M44 9l3 6M20 10l-2 6M40 16l5 6"
        cross = stroke("M14 5L50 27M50 5L14 27", BLOOD, 2.4, stroke_linecap="round")
        return posts + stroke(pieces, IRON, 3, stroke_linecap="round") + cross
    bars = stroke("M17 4v8M24.5 4v8M32 4v8M39.5 4v8M47 4v8", IRON, 3, stroke_linecap="round")
    return (
        posts
        + bars
        + stroke("M11 6H53", IRON, 2)
        + stroke("M32 28V17M28 21l4-4l4 4", "#2f7a46", 2.6)
    )
