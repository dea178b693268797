"""The pictures of Urfin, as the screen draws them; the press writes the numbers on them."""

from igroteka.press.lettering import lettered
from igroteka.press.sprites import Sprites, sprites
from igroteka.press.svg import moved


def art() -> Sprites:
    return sprites("urfin")


def ink(name: str) -> str:
    return art().inks[name]


def soldier(number: int, smiling: bool = False) -> str:
    return numbered("soldier-smiling" if smiling else "soldier", number, 16, 19)


def numbered(name: str, number: int, size: float, room: float) -> str:
    """A picture with a number where it has its place for one."""
    drawn = art()[name]
    ((x, y),) = drawn.spots["number"]
    return drawn.art + lettered(str(number), x, y, size, room, ink("ink"))


def part(name: str, scale: float) -> str:
    """The middle of what is seen of it at 0 0; light and yellow ones need their `dyes`."""
    x, y, wide, high = art()[name].box
    return moved(-(x + wide / 2) * scale, -(y + high / 2) * scale, art()[name].art, scale=scale)
