"""What the cover lists of the box."""

from igroteka.kernel import Components
from igroteka.press.sheet import Shown
from igroteka.press.svg import box, drawing, moved
from igroteka.press.words import Words

from .art import eye, figure, gem, ink, jump, thing
from .room import inside


def in_the_box(box_: Components, words: Words) -> tuple[Shown, ...]:
    return tuple(
        Shown(words(f"print-prison-box-{deck.name}"), deck.size, picture(deck.name))
        for deck in box_.decks
    )


def picture(name: str) -> str:
    side, _, kind = name.partition("-")
    if name in ("rooms", "room-cards"):
        return square("stone", inside("39B", 0, 0, 100))
    if name == "sight-cards":
        return square("purplePale", moved(50, 50, eye(), scale=10))
    if kind == "characters":
        return square("night", moved(50, 50, figure(LEADERS[side], side), scale=1.6))
    if kind == "objects":
        return square("ground", moved(50, 50, thing("key", side), scale=2.1))
    sign = moved(50, 50, gem("red"), scale=9) if side == "np" else moved(50, 50, jump(), scale=3.2)
    return square(
        "paper" if side == "yellow" else "bluePale" if side == "blue" else "purplePale", sign
    )


LEADERS = {"yellow": "wizard", "blue": "naga", "np": "banshee"}


def square(ground: str, *parts: str) -> str:
    return drawing(100, 100, box(0, 0, 100, 100, ink(ground)), *parts)
