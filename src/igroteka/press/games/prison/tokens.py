"""Tokens, 64 units wide: healthy in front, wounded behind; objects alike on both sides."""

from igroteka.press.lettering import lines
from igroteka.press.svg import box, drawing, moved, stroke

from .art import art, figure, ink, thing

TOKEN_MM = 16.0
BLEED_MM = 2.0
WIDE = 64.0
BLEED = BLEED_MM * WIDE / TOKEN_MM


def plain(*parts: str, ground: str = "ground") -> str:
    whole = WIDE + 2 * BLEED
    under = box(-BLEED, -BLEED, whole, whole, ink(ground))
    return drawing(WIDE, WIDE, under, *parts, bleed=BLEED)


def character(name: str, side: str, label: str, wounded: bool = False) -> str:
    """An NPC has its name on it; one's own are known by their figure."""
    drawn = figure(name, side, wounded)
    if not label:
        return plain(moved(WIDE / 2, WIDE / 2, drawn, scale=1.05))
    return plain(
        moved(WIDE / 2, 25, drawn, scale=0.84),
        lines(label, WIDE / 2, 55, 8.4, WIDE - 5, ink("ink")),
    )


def object_(name: str, side: str) -> str:
    return plain(moved(WIDE / 2, WIDE / 2, thing(name, side), scale=1.35))


def hidden(side: str) -> str:
    """The back of a slip that stands for a token while nobody may see which (P-D1)."""
    return plain(moved(WIDE / 2, WIDE / 2, art()[f"hidden-{side}"].art), ground=side)


def markers(broken: bool) -> str:
    """Two, cut apart in the middle: on a portcullis that is open, or broken for good (P-1.8)."""
    middle = stroke(f"M{-BLEED:g} {WIDE / 2:g}H{WIDE + BLEED:g}", "#3c3b40", 0.8)
    return plain(marker(broken), moved(0, WIDE / 2, marker(broken)), middle)


def marker(broken: bool) -> str:
    gate = moved(WIDE / 2, 16, art()[f"gate-{'broken' if broken else 'open'}"].art)
    if broken:
        return gate + stroke("M14 5L50 27M50 5L14 27", ink("blood"), 2.4, stroke_linecap="round")
    return gate + stroke("M32 28V17M28 21l4-4l4 4", "#2f7a46", 2.6)
