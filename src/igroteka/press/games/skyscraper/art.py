"""The pictures of Skyscraper."""

from igroteka.press.sprites import Sprites, sprites

CREWS = 4


def art() -> Sprites:
    return sprites("skyscraper")


def ink(name: str) -> str:
    return art().inks[name]
