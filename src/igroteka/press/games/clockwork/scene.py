"""The picture on the cover: machines leave the floating city by night."""

from igroteka.press.svg import drawing, moved, num, shape

from .cog import cog
from .ink import BRASS, BRASS_DARK, BRASS_DEEP, BRASS_INK, COG, COG_EDGE, NIGHT_DEEP
from .machines import whole
from .sky import cloud, glow, lamp, sky
from .towers import towers

WIDE, HIGH = 600.0, 300.0
ISLAND = "M-150 0H150L128 20H96L70 52H30L8 78L-22 50H-66L-92 20H-130Z"
# A machine, where it flies, how large, and how it leans.
FLYING = (
    ("airship", 62.0, 44.0, 1.55, -4.0),
    ("dragonfly", 432.0, 40.0, 0.95, 14.0),
    ("swallow", 505.0, 138.0, 0.62, -12.0),
    ("moth", 66.0, 200.0, 0.62, 10.0),
    ("heron", 452.0, 214.0, 0.5, 8.0),
)


def scene() -> str:
    night = moved(WIDE / 2, HIGH / 2, sky(330))
    works = "".join(
        moved(x, y, wheel(radius, teeth))
        for x, y, radius, teeth in ((230, 262, 30, 12), (374, 258, 36, 13), (300, 282, 24, 10))
    )
    island = moved(300, 214, works_under(), shape(ISLAND, BRASS_DEEP), rim())
    city = moved(300, 178, towers(), scale=0.78)
    lamps = moved(196, 196, lamp(0, 0), scale=0.62) + moved(404, 196, lamp(0, 0), scale=0.62)
    machines = "".join(
        moved(x, y, whole(name, 1.4), turn=lean, scale=size) for name, x, y, size, lean in FLYING
    )
    clouds = "".join(
        cloud(x, y, side) for x, y, side in ((60, 286, 1), (540, 282, -1), (190, 300, -1))
    )
    clip = f'<clipPath id="cover"><rect width="{num(WIDE)}" height="{num(HIGH)}"/></clipPath>'
    inside = "".join((night, works, island, lamps, city, clouds, machines))
    return drawing(WIDE, HIGH, glow(), clip, f'<g clip-path="url(#cover)">{inside}</g>')


def works_under() -> str:
    return shape(ISLAND, NIGHT_DEEP, opacity=0.5, transform="translate(5 9)")


def rim() -> str:
    return shape("M-154-4H154V4H-154Z", BRASS, stroke=BRASS_DARK, stroke_width=1.2) + shape(
        "M-112 20h200l-8 6h-184z", BRASS_INK, opacity=0.25
    )


def wheel(radius: float, teeth: int) -> str:
    path = cog(radius, teeth, radius * 0.18, radius * 0.3)
    return shape(path, COG, fill_rule="evenodd", stroke=COG_EDGE, stroke_width=2)
