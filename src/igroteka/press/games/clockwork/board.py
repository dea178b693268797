"""The floating city as a poster: ways of planks between brass rails, scrapyards, Towers, lamps."""

import math

from igroteka.kernel import Traits
from igroteka.press.lettering import lettered, lines
from igroteka.press.svg import Point, box, disc, moved, num, ring, shape, stroke
from igroteka.press.words import Words

from .city import Plank, Way, places, ways
from .cog import cog
from .ink import (
    BRASS,
    BRASS_DARK,
    BRASS_INK,
    BRASS_LIGHT,
    NIGHT_DEEP,
    PAPER,
    PLANK,
    PLANK_DARK,
    PLANK_LIGHT,
    WHITE_PLANK,
)
from .sky import glow, lamp, sky
from .towers import towers

HALF = 510.0
BOARD_MM = 490.0
LAMP_REACH = 330.0
HUB, HUB_FREE = 112.0, 91.0  # the platform of the Towers, and the room on it
HEAPS = {
    "boiler": "M-24-12Q-24-30 0-30Q24-30 24-12V20H-24ZM-8-30V-46H8V-30ZM-30 20H30V28H-30Z",
    "spring": "M-26-30L26-22V-14L-26-22ZM-26-14L26-6V2L-26-6ZM-26 2L26 10V18L-26 10Z"
    "M-26 18L26 26V34L-26 26Z",
    "cog": cog(34, 11, 9, 11),
    "chain": "M-34-8a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM-27-8a7 7 0 1 1 14 0a7 7 0 1 1-14 0z"
    "M-10 8a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM-3 8a7 7 0 1 1 14 0a7 7 0 1 1-14 0z"
    "M12-10a12 12 0 1 0 24 0a12 12 0 1 0-24 0zM18-10a6 6 0 1 1 12 0a6 6 0 1 1-12 0z",
    "lamp": "M-18-10L-12 20H12L18-10ZM-22-10L0-32L22-10ZM-16 20H16V28H-16ZM-3-40h6v8h-6z",
    "bell": "M-4-38h8v8h-8zM0-32Q20-32 22-4L28 16H-28L-22-4Q-20-32 0-32ZM-7 18a7 7 0 1 0 14 0z",
}


def board(city: Traits, words: Words) -> str:
    fields: tuple[str, ...] = city["fields"]  # type: ignore[assignment]
    yards: tuple[int, ...] = city["yards"]  # type: ignore[assignment]
    seats = places(fields, yards)
    tracks = ways(fields, seats)
    start = num(-HALF)
    view = f'viewBox="{start} {start} {num(2 * HALF)} {num(2 * HALF)}"'
    parts = (
        sky(HALF),
        *(track(way) for way in tracks),
        *lamps(len(yards)),
        hub(words("clockwork-towers")),
        *(yard(fields[n], seats[fields[n]], words) for n in yards),
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" {view}>{glow()}{"".join(parts)}</svg>'


def track(way: Way) -> str:
    return "".join(
        (
            moved(4, 9, stroke(way.path, NIGHT_DEEP, 64, opacity=0.55)),
            stroke(way.path, BRASS_DARK, 65),
            stroke(way.path, BRASS, 62),
            stroke(way.path, PLANK_DARK, 54),
            *(plank(one, way.field, number) for number, one in enumerate(way.planks)),
            *(slat(one) for one in way.slats),
        )
    )


def plank(one: Plank, field: float, number: int) -> str:
    colour = PLANK_LIGHT if number % 2 else PLANK
    long = field - 9
    nail = long / 2 - 4
    nails = "".join(disc(x, y, 1.5, PLANK_DARK) for x in (-nail, nail) for y in (-21, 21))
    grain = stroke("M-12-7Q0-9 12-6M-12 8Q0 6 12 9", PLANK_DARK, 0.7, opacity=0.5)
    wood = box(-long / 2, -26, long, 52, colour, rx=2, stroke=PLANK_DARK, stroke_width=1.2)
    return moved(one.x, one.y, wood, grain, nails, turn=one.turn)


def slat(one: Plank) -> str:
    white = box(-2.6, -27, 5.2, 54, WHITE_PLANK, rx=1.5, stroke=PLANK_DARK, stroke_width=1)
    return moved(one.x, one.y, white, turn=one.turn)


def lamps(count: int) -> tuple[str, ...]:
    angles = (2 * math.pi * (n + 0.5) / count - math.pi / 2 for n in range(count))
    return tuple(lamp(LAMP_REACH * math.cos(a), LAMP_REACH * math.sin(a) + 14) for a in angles)


def platform(radius: float, teeth: int, inner: float) -> str:
    path = cog(radius, teeth, radius * 0.12)
    return "".join(
        (
            moved(4, 10, shape(path, NIGHT_DEEP, opacity=0.55)),
            shape(path, BRASS, stroke=BRASS_DARK, stroke_width=2.5),
            ring(0, 0, inner + 5, BRASS_LIGHT, 2),
            disc(0, 0, inner, PAPER, stroke=BRASS_DARK, stroke_width=3),
        )
    )


def hub(name: str) -> str:
    title = lettered(name, 0, 66, 19, 106, BRASS_DARK, display=True)
    return platform(HUB, 22, HUB_FREE) + moved(0, -10, towers(), scale=0.84) + title


def yard(name: str, seat: Point, words: Words) -> str:
    x, y = seat
    heap = shape(
        HEAPS[name],
        "#c3913c",
        fill_rule="evenodd",
        stroke=BRASS_INK,
        stroke_width=2.2,
        stroke_linejoin="round",
    )
    label = lines(words(f"clockwork-yard-{name}"), 0, 36, 13, 100, BRASS_DARK)
    return moved(x, y, platform(82, 16, 66), moved(0, -16, heap), label)
