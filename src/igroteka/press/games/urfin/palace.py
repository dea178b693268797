"""The Emerald City's palace, in a box of 180 around the origin."""

import math

from igroteka.press.svg import moved, polygon, shape, stroke

RAYS = 16
PLINTH = "M-86-40Q-88-88-40-86H40Q88-88 86-40V40Q88 88 40 86H-40Q-88 88-86 40Z"
COURT = "M-74-36Q-76-74-36-74H36Q76-74 74-36V36Q76 74 36 74H-36Q-76 74-74 36Z"
BEHIND = "M-50 40V-34H-28V40ZM28 40V-34H50V40Z"
BEHIND_SPIRES = "M-55-32L-39-76L-23-32ZM23-32L39-76L55-32Z"
WALLS = "M-72 64V8H-46V18H46V8H72V64Z"
KEEP = "M-23 64V-44H23V64Z"
SPIRES = "M-30-40L0-104L30-40ZM-78 12L-59-28L-40 12ZM40 12L59-28L78 12Z"
GLEAM = (
    "M-8-46L0-92L3-46ZM-66 8L-59-18L-57 8ZM52 8L59-18L61 8ZM-45-36L-39-66L-37-36Z"
    "M33-36L39-66L41-36Z"
)
CROWNS = "M-72 8h7v-7h6v7h6v-7h7v7M46 8h7v-7h6v7h6v-7h7v7M-23-38H23"
POLES = "M0-104V-116M-59-28V-38M59-28V-38M-39-76V-86M39-76V-86"
GEMS = (
    "M0-126L6-117L0-108L-6-117ZM-59-45L-55-39L-59-33L-63-39ZM59-45L63-39L59-33L55-39Z"
    "M-39-93L-35-87L-39-81L-43-87ZM39-93L43-87L39-81L35-87Z"
)
WINDOWS = (
    "M-12-24h9v16h-9zM3-24h9v16H3zM-64 26h9v14h-9zM55 26h9v14h-9zM-38 30h8v12h-8z"
    "M30 30h8v12h-8zM-43-16h7v12h-7zM36-16h7v12h-7z"
)
DOOR = "M-13 64V40Q0 22 13 40V64Z"
GOLD = "#f4cf5d"


def palace() -> str:
    """In its court, as on the map."""
    court = shape(PLINTH, "#0f6a49") + shape(COURT, "#eafbef")
    return court + moved(0, 14, castle(), scale=0.76)


def castle() -> str:
    spire = {"stroke": "#07402b", "stroke_width": 1.5, "stroke_linejoin": "round"}
    return "".join(
        (
            shape(BEHIND, "#23805c"),
            shape(BEHIND_SPIRES, "#0f7a53", **spire),
            shape(WALLS, "#38ad7c"),
            shape(KEEP, "#56c795"),
            shape(SPIRES, "#0f7a53", **spire),
            shape(GLEAM, "#9af0c6", opacity=0.75),
            stroke(CROWNS, GOLD, 3.5),
            stroke(POLES, GOLD, 3.5),
            shape(GEMS, "#2fe39b", stroke=GOLD, stroke_width=1.6),
            shape(WINDOWS, "#fff6c9"),
            shape(DOOR, "#7a4a1f", stroke=GOLD, stroke_width=2.5),
            stroke("M0 30V64M-13 48H13", "#4c2c10", 1.6),
        )
    )


def rays() -> str:
    def ray(number: int) -> str:
        reach = 128 if number % 2 else 150
        sides = ((number + side) * 2 * math.pi / RAYS for side in (-0.22, 0.22))
        far = ((reach * math.cos(angle), reach * math.sin(angle)) for angle in sides)
        return polygon(((0, 0), *far))

    return shape("".join(map(ray, range(RAYS))), "#fff3b0", opacity=0.55)
