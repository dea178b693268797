"""Room cards for the teleport dice, and the cards of the Sight (P-8.1, P-12.1)."""

from igroteka.kernel import Traits
from igroteka.press.lettering import lettered
from igroteka.press.svg import box, disc, moved

from .cards import WIDE, eye, paper, whole
from .ink import BLUE_LINE, INK, PAPER, PURPLE, SLAB_JOINT, STONE, YELLOW_LINE
from .room import HALF, inside

RED, WHITE = "#d8453a", "#ffffff"
SCALE = 0.119
LEFT, TOP = 8.4, 17.0
ROOM = 2 * HALF * SCALE
CELL = ROOM / 5
PLACE = 8.6


def room_card(traits: Traits) -> str:
    """Rows for the red die at the left, columns for the white one above."""
    middle = (LEFT + ROOM / 2, TOP + ROOM / 2)
    counts = "".join(
        number(LEFT - 3, TOP + (n + 0.5) * CELL, n + 1, RED, "#ffffff")
        + number(LEFT + (n + 0.5) * CELL, TOP - 3, n + 1, WHITE, INK)
        for n in range(5)
    )
    return whole(
        paper(PAPER),
        lettered(str(traits["id"]), WIDE / 2, 9.6, 7, WIDE - 12, INK, display=True),
        box(LEFT, TOP, ROOM, ROOM, STONE),
        moved(*middle, inside(traits), scale=0.12),
        counts,
    )


def number(x: float, y: float, value: int, fill: str, ink: str) -> str:
    ground = box(x - 1.9, y - 1.9, 3.8, 3.8, fill, stroke=INK, stroke_width=0.3, rx=0.8)
    return ground + lettered(str(value), x, y + 1.05, 2.9, 3.6, ink)


def sight_card(place: int) -> str:
    """The dungeon seen from the yellow line, which is below; the eye looks at one room."""
    left, top = WIDE / 2 - PLACE, 15.5
    rooms = "".join(
        box(
            left + (n % 2) * PLACE,
            top + (3 - n // 2) * PLACE,
            PLACE,
            PLACE,
            PURPLE if n == place else "#efe6d2",
            stroke=SLAB_JOINT,
            stroke_width=0.4,
        )
        for n in range(8)
    )
    x, y = left + (place % 2 + 0.5) * PLACE, top + (3.5 - place // 2) * PLACE
    lines = box(left, top - 2.6, 2 * PLACE, 2.2, BLUE_LINE) + box(
        left, top + 4 * PLACE + 0.4, 2 * PLACE, 2.2, YELLOW_LINE
    )
    return whole(
        paper(PAPER),
        moved(WIDE / 2, 7, eye(), scale=1.3),
        rooms,
        lines,
        disc(x, y, 3.4, "#fff8e6"),
        moved(x, y, eye(), scale=0.75),
        lettered(str(place + 1), WIDE / 2, 60, 5, 10, INK, display=True),
    )
