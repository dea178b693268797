"""The faces of the cards, and which of their four turns fit a gap (R-C2)."""

import tomllib
from functools import cache
from importlib.resources import files

FREE = -1
BEIGE = 0

Sides = tuple[int, int, int, int]


def _read() -> dict[str, Sides]:
    table = tomllib.loads(files(__package__).joinpath("faces.toml").read_text())
    return {face: tuple(sides) for kind in table.values() for face, sides in kind.items()}


FACES = _read()


@cache
def turned(face: str, turn: int) -> Sides:
    """The widths at north, east, south, west after so many quarter turns clockwise."""
    sides = FACES[face]
    return sides[-turn:] + sides[:-turn]  # type: ignore[return-value]


@cache
def turns(face: str) -> tuple[int, ...]:
    """The turns that look different: a straight has two, a crossroads one."""
    seen: dict[Sides, int] = {}
    for turn in range(4):
        seen.setdefault(turned(face, turn), turn)
    return tuple(seen.values())


def meets(sides: Sides, need: Sides) -> bool:
    """Road meets road of its width, beige meets beige (R-P2, R-L1)."""
    return all(want in (FREE, has) for has, want in zip(sides, need, strict=True))


@cache
def fitting(need: Sides, face: str) -> tuple[int, ...]:
    """The turns in which a face fits a gap with these neighbours."""
    return tuple(turn for turn in turns(face) if meets(turned(face, turn), need))


@cache
def takers(need: Sides) -> frozenset[str]:
    """The faces that fit such a gap in some turn."""
    return frozenset(face for face in FACES if fitting(need, face))
