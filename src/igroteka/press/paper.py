"""The papers a home printer takes."""

from msgspec import Struct

from .errors import PressError


class Paper(Struct, frozen=True):
    """Upright, in millimetres."""

    width: float
    height: float


PAPERS = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4), "a3": Paper(297, 420)}


def paper_named(name: str) -> Paper:
    if name not in PAPERS:
        raise PressError(f"paper {name[:20]!r} is not one of {', '.join(PAPERS)}")
    return PAPERS[name]
