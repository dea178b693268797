"""Machines in brass: a part alone, or the whole in outline behind it."""

import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert

from igroteka.press.svg import shape

from .cog import cog, disc
from .ink import BRASS_INK, BRASS_LIGHT, CREAM

WIDE, HIGH = 100.0, 80.0


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A path, a disc or a wheel."""

    d: str = ""
    disc: tuple[float, float, float] | None = None
    wheel: tuple[float, float, float, int] | None = None
    both: bool = False
    glass: bool = False


class Machine(Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    emblem: str
    parts: tuple[tuple[Shape, ...], ...]


@cache
def machines() -> dict[str, Machine]:
    text = files(__package__).joinpath("machines.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), dict[str, Machine])


def in_brass(shapes: tuple[Shape, ...], width: float = 1.7) -> str:
    return "".join(
        _drawn(one, CREAM if one.glass else BRASS_LIGHT, BRASS_INK, width) for one in shapes
    )


def in_outline(shapes: tuple[Shape, ...]) -> str:
    return "".join(_drawn(one, "none", CREAM, 1.1) for one in shapes)


def whole(name: str, width: float = 1.7) -> str:
    return "".join(in_brass(part, width) for part in machines()[name].parts)


def _drawn(one: Shape, fill: str, line: str, width: float) -> str:
    drawn = shape(
        _path(one),
        fill,
        fill_rule="evenodd",
        stroke=line,
        stroke_width=width,
        stroke_linejoin="round",
        transform=_place(one),
    )
    return drawn + (f'<g transform="matrix(-1 0 0 1 {WIDE:g} 0)">{drawn}</g>' if one.both else "")


def _path(one: Shape) -> str:
    if one.wheel is not None:
        _, _, radius, teeth = one.wheel
        return cog(radius, teeth, radius * 0.24, radius * 0.3)
    return disc(*one.disc) if one.disc is not None else one.d


def _place(one: Shape) -> str | None:
    return f"translate({one.wheel[0]:g} {one.wheel[1]:g})" if one.wheel is not None else None
