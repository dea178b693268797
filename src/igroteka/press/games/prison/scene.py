"""The picture of the cover: rooms in the dark, somebody on every side."""

from igroteka.games.prison.components import room_traits
from igroteka.games.prison.rooms import ROOMS
from igroteka.press.svg import box, drawing, moved, num

from .figures import figure, thing
from .ink import NIGHT, STONE
from .room import HALF, inside, spot

WIDE, HIGH = 600.0, 242.0
# Room, and who stands on which square.
STANDING = (
    (0, (("wizard", "yellow", 12), ("colossus", "np", 3), ("rope", "", 16))),
    (5, (("naga", "yellow", 15), ("banshee", "np", 18), ("key", "", 13))),
)


def scene() -> str:
    clip = f'<clipPath id="cover"><rect width="{num(WIDE)}" height="{num(HIGH)}"/></clipPath>'
    rooms = "".join(
        moved(HALF + n * 2 * HALF, HALF, slab(room), people(who))
        for n, (room, who) in enumerate(STANDING)
    )
    dark = box(0, 0, WIDE, HIGH, NIGHT)
    return drawing(WIDE, HIGH, clip, f'<g clip-path="url(#cover)">{dark}{rooms}</g>')


def slab(room: int) -> str:
    whole = 2 * HALF - 3
    return box(-whole / 2, -whole / 2, whole, whole, STONE) + inside(room_traits(ROOMS[room]))


def people(who: tuple[tuple[str, str, int], ...]) -> str:
    return "".join(
        moved(*spot(square), figure(name, side) if side else thing(name, "yellow"))
        for name, side, square in who
    )
