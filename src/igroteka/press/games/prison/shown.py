"""What the cover lists of the box."""

from igroteka.kernel import Components
from igroteka.press.sheet import Shown
from igroteka.press.svg import box, drawing, moved
from igroteka.press.words import Words

from .cards import eye, gem
from .figures import figure, jump, thing
from .ink import GROUND, INK, NIGHT, PURPLE_PALE, STONE
from .room import HALF, inside


def in_the_box(box_: Components, words: Words) -> tuple[Shown, ...]:
    return tuple(
        Shown(words(f"print-prison-box-{deck.name}"), deck.size, picture(deck.name, box_))
        for deck in box_.decks
    )


def picture(name: str, box_: Components) -> str:
    side, _, kind = name.partition("-")
    if name in ("rooms", "room-cards"):
        room = moved(50, 50, inside(box_.faces["39B"]), scale=100 / (2 * HALF))
        return square(STONE, room)
    if name == "sight-cards":
        return square(PURPLE_PALE, moved(50, 50, eye(), scale=10))
    if kind == "characters":
        return square(NIGHT, moved(50, 50, figure(LEADERS[side], side), scale=1.6))
    if kind == "objects":
        return square(GROUND, moved(50, 50, thing("key", side), scale=2.1))
    sign = (
        moved(50, 50, gem("red"), scale=9) if side == "np" else moved(50, 50, jump(INK), scale=3.2)
    )
    return square(
        "#fdf6e3" if side == "yellow" else "#d9e6f7" if side == "blue" else PURPLE_PALE, sign
    )


LEADERS = {"yellow": "wizard", "blue": "naga", "np": "banshee"}


def square(ground: str, *parts: str) -> str:
    return drawing(100, 100, box(0, 0, 100, 100, ground), *parts)
