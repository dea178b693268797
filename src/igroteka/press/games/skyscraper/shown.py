"""What the cover lists of the box."""

from igroteka.kernel import Components
from igroteka.press.sheet import Shown
from igroteka.press.svg import box, drawing, moved
from igroteka.press.words import Words

from .art import CREWS, ink
from .card import face
from .connector import cross
from .track import CELL_HIGH, CELL_WIDE, cell
from .worker import figure


def in_the_box(box_: Components, words: Words) -> tuple[Shown, ...]:
    first = {deck.name: next(iter(deck.faces)) for deck in box_.decks}
    arts = {
        "building": face("b12"),
        "foundation": face(first["foundation"]),
        "supports": face("slab"),
        "connectors": cross(),
        "workers": crowd(),
    }
    counted = tuple(
        Shown(words(f"print-skyscraper-box-{deck.name}"), deck.size, arts[deck.name])
        for deck in box_.decks
    )
    least = int(str(box_.boards["track"]["least"]))
    return (*counted, Shown(words("print-skyscraper-box-track"), 1, numbers(least)))


def numbers(least: int) -> str:
    """A few squares around zero."""
    cells = (
        cell(value, (n % 3) * CELL_WIDE, (n // 3) * CELL_HIGH)
        for n, value in enumerate((least, -2, -1, 0, 1, 2, 3, 4, 5))
    )
    return drawing(3 * CELL_WIDE, 3 * CELL_WIDE, moved(0, 2.6, *cells))


def crowd() -> str:
    people = (
        moved(x, 52, figure(crew, marker=False), scale=2.6)
        for crew, x in zip(range(CREWS), (16, 39, 62, 85), strict=True)
    )
    return drawing(100, 100, box(0, 0, 100, 100, ink("sky")), *people)
