"""A move of Urfin in words: parts by their names, cells by column and row.

Which part a hand in the bag has met is nobody's to tell (U-D6).
"""

from igroteka.kernel import Seat, Spoken, Words, words_for

from .actions import Aim, Grab, Put, PutBack, Throw, Touch, UrfinAction
from .building import grabbed_by
from .country import country
from .state import State


def words(state: State, seat: Seat, action: UrfinAction) -> Words:
    match action:
        case Aim(at):
            return words_for("urfin", action, at=at)
        case Touch(x, y):
            return words_for("urfin", action, column=x + 1, row=y + 1)
        case Grab(part):
            return words_for("urfin", action, part=part)
        case PutBack():
            return words_for("urfin", action, **in_hand(state, seat))
        case Put():
            return putting(state, seat, action)
        case Throw(road, pips):
            return words_for("urfin", action, road=road, pips=pips)
    return words_for("urfin", action)


def in_hand(state: State, seat: Seat) -> dict[str, Spoken]:
    held = grabbed_by(state, seat)
    assert held is not None
    return {"part": held.part}


def putting(state: State, seat: Seat, action: Put) -> Words:
    """A roof 3 looks along an axis (U-F4)."""
    row, column = divmod(action.cell, country(state.map).map.width)
    there = {**in_hand(state, seat), "column": column + 1, "row": row + 1}
    if not action.axis:
        return words_for("urfin", action, **there)
    return Words("urfin-action-put-turned", {**there, "axis": action.axis})
