"""A move of Roads in words: the card, the place, and where its roads lead."""

from igroteka.kernel import Spoken, Words, words_for

from .actions import DrawLots, Lay, RoadsAction
from .faces import BEIGE, Sides, turned

NARROW, WIDE = 2, 4


def words(action: RoadsAction) -> Words:
    match action:
        case Lay(face, x, y, turn):
            sides = turned(face, turn)
            at: dict[str, Spoken] = {"face": face, "x": x, "y": y}
            if {NARROW, WIDE} <= set(sides):
                lanes = {"wide": leading(sides, WIDE), "narrow": leading(sides, NARROW)}
                return Words("roads-action-lay-lanes", {**at, **lanes})
            return words_for("roads", action, **at, sides=leading(sides))
        case DrawLots(starter):
            return words_for("roads", action, seat=starter)
    return words_for("roads", action)


def leading(sides: Sides, width: int | None = None) -> tuple[Words, ...]:
    """The sides with a road, or with a road of that width."""
    return tuple(
        Words("roads-side", {"side": side})
        for side, lanes in enumerate(sides)
        if lanes != BEIGE and width in (None, lanes)
    )
