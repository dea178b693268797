"""The pictures of a game, drawn once for screen and paper: rendered when the front end is built."""

from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.json import decode

from .errors import PressError
from .svg import Point, num

FOLDER = Path(__file__).parent / "sprites"


class Sprite(Struct, frozen=True, forbid_unknown_fields=True):
    """`art` is SVG without its frame; `box` what of it is seen: x, y, width, height.

    `spots` are places on it, such as where names go.
    """

    box: tuple[float, float, float, float]
    art: str
    spots: dict[str, tuple[Point, ...]] = {}

    @property
    def tall(self) -> float:
        """How high it is beside its width."""
        return self.box[3] / self.box[2]

    @property
    def drawing(self) -> str:
        """A whole picture."""
        seen = " ".join(map(num, self.box))
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{seen}">{self.art}</svg>'


class Sprites(Struct, frozen=True, forbid_unknown_fields=True):
    """All of a game, with its inks by name and the paler ones that save toner."""

    inks: dict[str, str]
    pale: dict[str, str]
    sprites: dict[str, Sprite]

    def __getitem__(self, name: str) -> Sprite:
        if name not in self.sprites:
            raise PressError(f"no picture {name[:40]!r}: make install")
        return self.sprites[name]


def sprites(game: str) -> Sprites:
    return _read(FOLDER / f"{game}.json")


@cache
def _read(path: Path) -> Sprites:
    if not path.is_file():
        raise PressError("printing needs its pictures: make install")
    return decode(path.read_bytes(), type=Sprites)
