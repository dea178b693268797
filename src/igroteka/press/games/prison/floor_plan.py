"""Room cards for the teleport dice, and the cards of the Sight (P-8.1, P-12.1)."""

from igroteka.kernel import Traits
from igroteka.press.lettering import lettered
from igroteka.press.svg import box, disc, moved

from .art import eye, ink
from .cards import WIDE, paper, whole
from .room import inside

WHITE = "#ffffff"
LEFT, TOP = 8.4, 17.0
ROOM = 35.7
CELL = ROOM / 5
PLACE = 8.6


def room_card(traits: Traits) -> str:
    """Rows for the red die at the left, columns for the white one above."""
    counts = "".join(
        number(LEFT - 3, TOP + (n + 0.5) * CELL, n + 1, ink("red"), "#ffffff")
        + number(LEFT + (n + 0.5) * CELL, TOP - 3, n + 1, WHITE, ink("ink"))
        for n in range(5)
    )
    return whole(
        paper(ink("paper")),
        lettered(str(traits["id"]), WIDE / 2, 9.6, 7, WIDE - 12, ink("ink"), display=True),
        inside(str(traits["id"]), LEFT, TOP, ROOM),
        counts,
    )


def number(x: float, y: float, value: int, fill: str, letters: str) -> str:
    ground = box(x - 1.9, y - 1.9, 3.8, 3.8, fill, stroke=ink("ink"), stroke_width=0.3, rx=0.8)
    return ground + lettered(str(value), x, y + 1.05, 2.9, 3.6, letters)


def sight_card(place: int) -> str:
    """The dungeon seen from the yellow line, which is below; the eye looks at one room."""
    left, top = WIDE / 2 - PLACE, 15.5
    rooms = "".join(
        box(
            left + (n % 2) * PLACE,
            top + (3 - n // 2) * PLACE,
            PLACE,
            PLACE,
            ink("purple") if n == place else ink("ground"),
            stroke=ink("joint"),
            stroke_width=0.4,
        )
        for n in range(8)
    )
    x, y = left + (place % 2 + 0.5) * PLACE, top + (3.5 - place // 2) * PLACE
    lines = box(left, top - 2.6, 2 * PLACE, 2.2, ink("blueLine")) + box(
        left, top + 4 * PLACE + 0.4, 2 * PLACE, 2.2, ink("yellowLine")
    )
    return whole(
        paper(ink("paper")),
        moved(WIDE / 2, 7, eye(), scale=1.3),
        rooms,
        lines,
        disc(x, y, 3.4, ink("cream")),
        moved(x, y, eye(), scale=0.75),
        lettered(str(place + 1), WIDE / 2, 60, 5, 10, ink("ink"), display=True),
    )
