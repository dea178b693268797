"""The pictures of Clockwork, and what is written on them."""

from igroteka.press.lettering import lettered, lines
from igroteka.press.sprites import Sprite, Sprites, sprites
from igroteka.press.svg import num

WIDE, HIGH = 100.0, 137.0  # a card in its own units, without what runs past the cut
PLATE_TOP, PLATE_HIGH = HIGH - 30, 21.0


def art() -> Sprites:
    return sprites("clockwork")


def ink(name: str) -> str:
    return art().inks[name]


def card(name: str, *written: str) -> str:
    """A card, with words on its plate."""
    return framed(art()[name], *written)


def framed(one: Sprite, *written: str) -> str:
    seen = " ".join(map(num, one.box))
    inside = one.art + "".join(written)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{seen}">{inside}</svg>'


def name_plate(name: str, piece: str = "") -> str:
    """`piece` is what the part is called, empty where a card is a whole."""
    room, dark = WIDE - 34, ink("brassDark")
    if not piece:
        middle = PLATE_TOP + PLATE_HIGH / 2
        return lines(name, WIDE / 2, middle, 8.2, room, dark, display=True)
    return lettered(name, WIDE / 2, PLATE_TOP + 9.6, 8.6, room, dark, display=True) + lettered(
        piece, WIDE / 2, PLATE_TOP + 17.2, 6.8, room, dark
    )
