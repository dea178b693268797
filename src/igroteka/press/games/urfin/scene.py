"""The picture on the cover: soldiers march on the Emerald City, and towers wait for them."""

from igroteka.press.craft import chance
from igroteka.press.svg import box, disc, drawing, moved, num, shape, stroke

from .growth import FIR, FIR_LIGHT, ROUND, ROUND_LIGHT
from .ink import (
    BRICK,
    DEEP,
    EDGE,
    KERB,
    LAND,
    LEAF,
    PAINTS,
    POPPY,
    ROAD,
    STRAW,
    TREE,
    WATER,
    WAVE,
    WOOD,
    WOOD_DARK,
    Paint,
)
from .palace import castle, rays
from .soldier import soldier

WIDE, HIGH = 600.0, 300.0
SKY = "#cdeadb"
WAY = "M-20 292Q120 262 190 236T330 214Q420 208 446 182"
RIVER = "M300 320Q330 250 330 214Q332 180 470 160T640 150"


def scene() -> str:
    clip = f'<clipPath id="cover"><rect width="{num(WIDE)}" height="{num(HIGH)}"/></clipPath>'
    inside = "".join((country(), river(), city(), road(), woods(), towers(), march()))
    return drawing(WIDE, HIGH, clip, f'<g clip-path="url(#cover)">{inside}</g>')


def country() -> str:
    return "".join(
        (
            box(0, 0, WIDE, HIGH, SKY),
            disc(96, 66, 30, "#fff3b0"),
            shape("M0 150Q90 104 190 136T400 124T600 140V300H0Z", "#b9d79a"),
            shape("M0 176Q130 138 270 168T600 158V300H0Z", LAND),
            shape("M0 214Q70 196 150 210L120 252Q50 246 0 262Z", STRAW),
            stroke(
                "M8 222Q70 206 136 216M6 234Q64 220 128 228M4 248Q60 234 122 240", "#c4a653", 1.6
            ),
        )
    )


def river() -> str:
    return "".join(
        (
            stroke(RIVER, DEEP, 44),
            stroke(RIVER, WATER, 34),
            stroke("M318 276q6-7 12 0t12 0M352 190q6-7 12 0t12 0M430 166q6-7 12 0t12 0", WAVE, 2.6),
        )
    )


def city() -> str:
    shine = moved(486, 100, rays(), scale=1.0)
    wall = "M392 160V128H404V120H416V128H556V120H568V128H580V160Q486 172 392 160Z"
    return (
        shine
        + moved(486, 104, castle(), scale=0.8)
        + shape(wall, "#38ad7c", stroke="#0c5c40", stroke_width=2)
    )


def road() -> str:
    soft = {"stroke_linecap": "round"}
    bridge = moved(
        331,
        213,
        shape("M-44-20Q0-32 44-22V14Q0 4-44 18Z", WOOD, stroke=WOOD_DARK, stroke_width=2),
        stroke("M-46-22Q0-38 46-24M-46 18Q0 4 46 14", WOOD_DARK, 5, **soft),
    )
    return "".join(
        (
            stroke(WAY, KERB, 36, **soft),
            stroke(WAY, ROAD, 31, **soft),
            stroke(WAY, BRICK, 31, stroke_dasharray="2 13"),
            bridge,
        )
    )


def woods() -> str:
    def tree(n: int, x: float, y: float) -> str:
        body, light = (FIR, FIR_LIGHT) if n % 3 else (ROUND, ROUND_LIGHT)
        size = 1.3 + 0.8 * chance(n, 3)
        return moved(x, y, shape(body, TREE), shape(light, LEAF), scale=size)

    far = [(n, 20 + 26 * n + 10 * chance(n, 1), 150 + 16 * chance(n, 2)) for n in range(10)]
    near = [(n, 180 + 24 * n, 282 + 10 * chance(n, 4)) for n in range(12, 17)]
    flowers = "".join(
        disc(20 + 560 * chance(n, 7), 272 + 24 * chance(n, 8), 2.6, POPPY) for n in range(26)
    )
    return "".join(tree(*one) for one in (*far, *near)) + flowers


def towers() -> str:
    return (
        moved(244, 176, tower(PAINTS["green"], 1), scale=1.15)
        + moved(420, 246, tower(PAINTS["yellow"], 2), scale=1.1)
        + moved(544, 240, tower(PAINTS["light"], 1), scale=1.1)
    )


def tower(paint: Paint, kind: int) -> str:
    line = {"stroke": paint.deep, "stroke_width": 1.8, "stroke_linejoin": "round"}
    cap = "M-22-3L0-46L22-3Q0 6-22-3Z" if kind == 1 else "M-24-2V-14L0-44L24-14V-2Z"
    return "".join(
        (
            shape("M-18 34V-4H18V34Q0 40-18 34Z", paint.tone, **line),
            shape("M-3 10h6v12h-6zM-12 26h6v6h-6zM6 26h6v6h-6z", paint.deep, opacity=0.8),
            shape(cap, paint.tip, **line),
            shape("M-4-16a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", paint.deep, opacity=0.8),
            stroke("M0-45V-56", paint.deep, 2),
            shape("M0-56L13-52L0-47Z", EDGE, stroke=paint.deep, stroke_width=1),
        )
    )


def march() -> str:
    places = ((1, 52, 252, 1.2), (2, 116, 238, 1.1), (3, 176, 222, 1.0))
    return "".join(moved(x, y, soldier(n), scale=size) for n, x, y, size in places)
