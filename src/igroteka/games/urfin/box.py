"""The box of Urfin."""

from msgspec import Struct

from igroteka.kernel import Box, Lid, SetUp

from .map import MAPS, map_file
from .puzzles import PUZZLES, Puzzle
from .secrets import hidden
from .shapes import HIGHEST, NAMES, SIDE, Field, shipped


class Shape(Struct, frozen=True):
    """`field` has the height of every spot, row by row."""

    name: str
    field: Field


class Contents(Struct, frozen=True):
    """Shapes by kind; maps as they are drawn, by name."""

    shapes: tuple[Shape, ...]
    side: int
    highest: int
    maps: dict[str, str]
    puzzles: tuple[Puzzle, ...]


CONTENTS = Contents(
    shapes=tuple(map(Shape, NAMES, shipped())),
    side=SIDE,
    highest=HIGHEST,
    maps={name: map_file(name) for name in MAPS},
    puzzles=tuple(PUZZLES.values()),
)

SMALL = {"map": "meadow"}

# Between them they try every option.
SET_UPS: tuple[SetUp, ...] = (
    (4, {}),
    (1, {"bag": "blind", "sand": "off", **SMALL}),
    (2, {"bag": "blind", "sand": "off"}),
    (3, {"game": "adult", "sand": "30", **SMALL}),
    (2, {"game": "adult", "bag": "blind", "sand": "180", "slow_breaking": "on"}),
    (2, {"steady_hands": "off", "sand": "120", "signposts": "18", **SMALL}),
    (1, {"trial": "on", "sand": "90", "signposts": "15", "slow_breaking": "on"}),
    *((1, {"puzzle": puzzle}) for puzzle in PUZZLES),
)

BOX = Box(
    lid=Lid(age=8, minutes=(10, 20), cooperative=True),
    place=3,
    contents=CONTENTS,
    set_ups=SET_UPS,
    hidden=hidden,
    gentle={"sand": "off"},
    basics=(
        *("U-C1", "U-C3", "U-C4", "U-S1", "U-S2", "U-T1"),
        *("U-D1", "U-D2", "U-D3", "U-D4", "U-D5", "U-D6"),
        *("U-B1", "U-B2", "U-B3", "U-B4", "U-B5", "U-B6", "U-B7", "U-B8", "U-B10", "U-B11"),
        *("U-M1", "U-M2", "U-M3", "U-M4", "U-M5", "U-M6", "U-M7"),
        *("U-F1", "U-F2", "U-F3", "U-F5"),
        *("U-E1",),
    ),
    benched={
        "blind": {"bag": "blind", "sand": "off"},
        "adult": {"bag": "blind", "sand": "off", "game": "adult"},
    },
)
