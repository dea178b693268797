"""The box of Roads."""

from msgspec import Struct

from igroteka.kernel import Box, Lid, SetUp

from .faces import FACES, Sides
from .secrets import hidden


class Contents(Struct, frozen=True):
    """The width of the road at north, east, south and west of each face."""

    faces: dict[str, Sides]


SET_UPS: tuple[SetUp, ...] = (
    (2, {}),
    (2, {"cards": "40"}),
    (2, {"cards": "12"}),
    (2, {"lanes": "on"}),
    (2, {"variant": "newspaper"}),
    (2, {"variant": "newspaper", "border": "open", "field": "5x5"}),
    (3, {"variant": "newspaper", "lanes": "on"}),
    (3, {"variant": "newspaper", "border": "open", "field": "3x3"}),
    (4, {"variant": "newspaper", "field": "spread"}),
    (6, {"variant": "newspaper", "field": "page", "border": "beige", "lanes": "off"}),
    (2, {"variant": "heap", "cards": "12"}),
    (3, {"variant": "heap", "cards": "12", "lanes": "on"}),
    (5, {"variant": "heap", "cards": "24"}),
)

BOX = Box(
    lid=Lid(minutes=(5, 10), measured=True),
    place=1,
    contents=Contents(FACES),
    set_ups=SET_UPS,
    hidden=hidden,
    basics=(
        *("R-C1", "R-C2"),
        *("R-P1", "R-P2", "R-P3", "R-P4"),
        *("R-1.1", "R-1.2", "R-1.3", "R-1.4", "R-1.5"),
    ),
    benched={
        "duel": {},
        "newspaper": {"variant": "newspaper"},
        "heap": {"variant": "heap"},
        "lanes": {"lanes": "on"},
    },
)
