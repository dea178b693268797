"""What happens in a duel only, told for animation, sound and voice (P-D1)."""

from igroteka.kernel import Event


class First(Event, frozen=True):
    """Who begins a duel, by lot (P-D1)."""

    rule = "P-D1"
    side: int


class Stood(Event, frozen=True):
    """A starter face down on its dot, as the other side sees it (P-D1)."""

    rule = "P-D1"
    side: int
    square: int


class Hid(Event, frozen=True):
    """A token face down on a closed room, told to its owner (P-D1)."""

    rule = "P-D1"
    number: int
    thing: bool
    place: int


class Covered(Event, frozen=True):
    """The same for everybody else: only its colour is seen."""

    rule = "P-D1"
    side: int
    place: int


class Uncovered(Event, frozen=True):
    """The starters of both sides are turned up (P-D1)."""

    rule = "P-D1"
    figures: tuple[int, ...]


class Found(Event, frozen=True):
    """A token that lay face down on the room just opened; `side` will put it somewhere (P-D1)."""

    rule = "P-D1"
    number: int
    thing: bool
    place: int
    side: int


class Named(Event, frozen=True):
    """A Telepath's side names a card for the other (P-5.7)."""

    rule = "P-5.7"
    side: int
    value: int


class Readied(Event, frozen=True):
    """A duel: this side's combat card lies face down (P-7.1)."""

    rule = "P-7.1"
    side: int
