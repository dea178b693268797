"""A move of Clockwork in words: fields by their ways, discards by row and column."""

from igroteka.kernel import Words, words_for

from .actions import (
    Choose,
    ClockworkAction,
    Demand,
    Discard,
    Give,
    Lay,
    Point,
    Return,
    Seek,
    Straight,
    Swap,
    Throw,
    ThrowForStart,
    Walk,
)
from .board import CITY, YARD_COUNT
from .cards import is_part
from .state import TABLE_SIDE


def words(action: ClockworkAction) -> Words:
    match action:
        case Walk(to) | Straight(to):
            return words_for("clockwork", action, place=field(to))
        case Lay(place) | Point(place):
            return words_for("clockwork", action, place=spot(place))
        case Seek(card):
            return seeking("clockwork-action-seek", card)
        case Demand(of, card):
            asked = seeking("clockwork-action-demand", card)
            return Words(asked.text, {**asked.details, "seat": of})
        case Discard(card) | Swap(card) | Give(card) | Return(card):
            return words_for("clockwork", action, card=card)
        case Choose(character):
            return words_for("clockwork", action, character=character)
        case ThrowForStart(rounds):
            return words_for("clockwork", action, dice=len(rounds[0][0]))
        case Throw(one, two):
            return words_for("clockwork", action, one=one, two=two)
    return words_for("clockwork", action)


def seeking(text: str, card: int) -> Words:
    """A part is shown; fuel and power may be named without one (C-R4, C-H6)."""
    return Words(text if is_part(card) else f"{text}-named", {"card": card})


def field(number: int) -> Words:
    """A platform by its name, a plain field by its way: its own name is start, end and number."""
    if number <= YARD_COUNT:
        return Words("clockwork-field", {"field": number})
    start, end, count = CITY.names[number].rsplit("-", 2)
    ends = {"from": field(CITY.names.index(start)), "end": field(CITY.names.index(end))}
    return Words("clockwork-ui-plank", {"number": int(count), **ends})


def spot(number: int) -> Words:
    row, column = divmod(number, TABLE_SIDE)
    return Words("clockwork-ui-place", {"row": row + 1, "column": column + 1})
