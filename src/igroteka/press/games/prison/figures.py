"""The eight classes and the six objects as paper shapes, on the base of their side."""

import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert

from igroteka.press.svg import moved, shape, stroke

from .ink import BLOOD, SIDES

PLASTER = "M9-24h7v7h7v7h-7v7h-7v-7h-7v-7h7z"


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    d: str
    fill: str
    stroke: str = "#17101d"
    width: float = 0.6
    round: bool = False


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    parts: tuple[Part, ...]


class Art(Struct, frozen=True, forbid_unknown_fields=True):
    figure: tuple[Drawn, ...]
    thing: tuple[Drawn, ...]


@cache
def art() -> dict[str, tuple[Part, ...]]:
    text = files(__package__).joinpath("art.toml").read_text(encoding="utf-8")
    read = convert(tomllib.loads(text), Art)
    return {one.name: one.parts for one in (*read.figure, *read.thing)}


def body(name: str) -> str:
    """A class or an object without its base."""
    return "".join(
        shape(
            part.d,
            part.fill,
            stroke=part.stroke,
            stroke_width=part.width,
            stroke_linejoin="round",
            stroke_linecap="round" if part.round else None,
        )
        for part in art()[name]
    )


def figure(name: str, side: str, wounded: bool = False) -> str:
    """60 units wide, the middle at 0 0; a wounded one lies, on a dashed base, with a plaster."""
    paint = SIDES[side]
    if not wounded:
        base = shape(paint.base, paint.tone, stroke=paint.deep, stroke_width=2.5)
        return base + body(name)
    base = shape(
        paint.base, paint.pale, stroke=paint.deep, stroke_width=2.5, stroke_dasharray="5 3"
    )
    lying = moved(0, 6, moved(0, 0, body(name), turn=-90, scale=0.86))
    return base + lying + shape(PLASTER, "#fff6ea", stroke=BLOOD, stroke_width=2.2)


def thing(name: str, side: str) -> str:
    """40 units wide."""
    paint = SIDES[side]
    return shape(paint.chip, paint.pale, stroke=paint.deep, stroke_width=2) + body(name)


def wounded_sign() -> str:
    """A wounded one as NPC rank it among the objects, 40 units wide."""
    cross = "M-5-15h10v10h10v10h-10v10h-10v-10h-10v-10h10z"
    return shape(cross, "#fff6ea", stroke=BLOOD, stroke_width=3)


def small(name: str, side: str) -> str:
    return wounded_sign() if name == "wounded" else thing(name, side)


JUMP = "M-9 7Q-7-7 0-7t9 11M9 4l-5-1M9 4l1-5M-10 10h6M4 10h6"


def jump(colour: str, width: float = 2.2) -> str:
    return stroke(JUMP, colour, width, stroke_linecap="round", stroke_linejoin="round")
