"""The picture of the cover: rooms in the dark, somebody on every side."""

from igroteka.press.svg import box, drawing, moved, num

from .art import figure, ink, thing
from .room import HALF, inside, spot

WIDE, HIGH = 600.0, 242.0
# Room, and who stands on which square.
STANDING = (
    ("37A", (("wizard", "yellow", 12), ("colossus", "np", 3), ("rope", "", 16))),
    ("39B", (("naga", "yellow", 15), ("banshee", "np", 18), ("key", "", 13))),
)


def scene() -> str:
    clip = f'<clipPath id="cover"><rect width="{num(WIDE)}" height="{num(HIGH)}"/></clipPath>'
    rooms = "".join(
        inside(room, n * 2 * HALF, 0, 2 * HALF) + moved(HALF + n * 2 * HALF, HALF, people(who))
        for n, (room, who) in enumerate(STANDING)
    )
    dark = box(0, 0, WIDE, HIGH, ink("night"))
    seam = box(WIDE / 2 - 1.5, 0, 3, HIGH, ink("night"))
    return drawing(WIDE, HIGH, clip, f'<g clip-path="url(#cover)">{dark}{rooms}{seam}</g>')


def people(who: tuple[tuple[str, str, int], ...]) -> str:
    return "".join(
        moved(*spot(square), figure(name, side) if side else thing(name, "yellow"))
        for name, side, square in who
    )
