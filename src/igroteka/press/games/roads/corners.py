"""Four corners cut from newsprint, to mark the field on any table (R-2.1)."""

from igroteka.press.sprites import sprites
from igroteka.press.svg import box, drawing, line, moved, polygon, shape, stroke

WIDE = 16.0
CARDS_LONG = 2
NEST = 19.0
SPAN_MM = 164.0
NEWSPRINT = "#f5f2ea"


def corners(card: float) -> str:
    """One inside the other, to save paper; each is two cards long."""
    return drawing(SPAN_MM, SPAN_MM, *(moved(NEST * n, NEST * n, corner(card)) for n in range(4)))


def corner(card: float) -> str:
    inks = sprites("roads").inks
    end = WIDE + CARDS_LONG * card
    outline = ((0, 0), (end, 0), (end, WIDE), (WIDE, WIDE), (WIDE, end), (0, end))
    arm = print_lines(card)
    flipped = f'<g transform="matrix(0 1 1 0 0 0)">{arm}</g>'
    inner = line((end, WIDE - 0.8), (WIDE - 0.8, WIDE - 0.8), (WIDE - 0.8, end))
    return (
        shape(polygon(outline), NEWSPRINT)
        + arm
        + flipped
        + box(3, 3, 7.4, 7.4, inks["asphalt"])
        + stroke(inner, inks["yellow"], 1.6)
        + stroke(polygon(outline), inks["ink"], 0.25)
    )


def print_lines(card: float) -> str:
    """A headline and columns of print, one column to a card, with a tick where the next begins."""
    inks = sprites("roads").inks
    parts = []
    for number in range(CARDS_LONG):
        left = WIDE + number * card
        parts.append(box(left, 3, card * (0.62 - 0.14 * number), 2.2, inks["asphalt"]))
        for row in range(3):
            short = 0.55 if row == 2 else 0.94
            parts.append(box(left, 6.8 + 1.8 * row, card * short, 0.8, inks["kerb"]))
        if number:
            parts.append(stroke(line((left, WIDE - 4.5), (left, WIDE)), inks["ink"], 0.4))
    return "".join(parts)
