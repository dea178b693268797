"""The pictures of Prison: characters and objects on the base of their side, gems, the eye."""

from igroteka.press.sprites import Sprites, sprites
from igroteka.press.svg import num, shape


def art() -> Sprites:
    return sprites("prison")


def ink(name: str) -> str:
    return art().inks[name]


def framed(name: str, *written: str) -> str:
    """A picture with words on it."""
    one = art()[name]
    seen, inside = " ".join(map(num, one.box)), one.art + "".join(written)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{seen}">{inside}</svg>'


def figure(name: str, side: str, wounded: bool = False) -> str:
    """60 units wide, the middle at 0 0."""
    return art()[f"{'wounded' if wounded else 'figure'}-{name}-{side}"].art


def body(name: str) -> str:
    """A class without its base."""
    return art()[f"body-{name}"].art


def thing(name: str, side: str) -> str:
    """40 units wide."""
    return art()[f"thing-{name}-{side}"].art


def small(name: str, side: str) -> str:
    """As NPC rank it: an object, or a wounded one."""
    return wounded_sign() if name == "wounded" else thing(name, side)


def wounded_sign() -> str:
    cross = "M-5-15h10v10h10v10h-10v10h-10v-10h-10v-10h10z"
    return shape(cross, ink("plaster"), stroke=ink("blood"), stroke_width=3)


def gem(level: str) -> str:
    """7 high."""
    return art()[f"gem-{level}"].art


def eye() -> str:
    """8 wide."""
    return art()["eye"].art


def jump() -> str:
    """20 wide."""
    return art()["jump"].art
