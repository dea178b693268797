"""What happens in Prison, told for animation, sound and voice. Clauses say why."""

from igroteka.kernel import Event


class Picked(Event, frozen=True):
    rule = "P-2.4"
    figure: int
    square: int


class Dealt(Event, frozen=True):
    """The NPC whose tokens are in the bag."""

    rule = "P-2.3"
    npcs: tuple[int, ...]


class Carded(Event, frozen=True):
    rule = "P-3.2"
    side: int
    value: int


class Walked(Event, frozen=True):
    rule = "P-4.3"
    figure: int
    start: int
    end: int


class Jumped(Event, frozen=True):
    rule = "P-4.7"
    figure: int
    start: int
    end: int


class Took(Event, frozen=True):
    """An object; `friend` is a wounded one instead, else -1."""

    rule = "P-4.5"
    figure: int
    thing: int
    friend: int = -1


class Dropped(Event, frozen=True):
    rule = "P-4.5"
    figure: int
    thing: int
    friend: int = -1


class Gave(Event, frozen=True):
    rule = "P-4.5"
    figure: int
    to: int


class Opened(Event, frozen=True):
    """A room; `by` is -1 when the Arch-Mage looked at it."""

    rule = "P-4.8"
    place: int
    room: int
    turn: int
    by: int = -1


class Drew(Event, frozen=True):
    rule = "P-8.1"
    number: int
    thing: bool
    place: int


class Diced(Event, frozen=True):
    rule = "P-8.1"
    red: int
    white: int


class Placed(Event, frozen=True):
    rule = "P-8.3"
    number: int
    thing: bool
    square: int


class Vanished(Event, frozen=True):
    """Lost by double six (P-8.2)."""

    rule = "P-8.2"
    number: int
    thing: bool


class Rotated(Event, frozen=True):
    rule = "P-4.9"
    place: int
    quarters: int
    by: int


class Fought(Event, frozen=True):
    """Totals by side, and what they are made of; `winner` is -1 in a tie."""

    rule = "P-7.1"
    attacker: int
    target: int
    how: str
    fighters: tuple[int, ...]
    cards: tuple[int, int]
    totals: tuple[int, int]
    winner: int


class Challenged(Event, frozen=True):
    rule = "P-7.3"
    attacker: int
    target: int
    how: str
    fighters: tuple[int, ...]


class Wounded(Event, frozen=True):
    rule = "P-7.1"
    figure: int
    square: int


class Died(Event, frozen=True):
    rule = "P-7.4"
    figure: int
    square: int


class Fell(Event, frozen=True):
    rule = "P-4.6"
    figure: int
    square: int


class Lost(Event, frozen=True):
    rule = "P-4.6"
    thing: int
    square: int


class Broke(Event, frozen=True):
    """A portcullis, wall or slit, for good."""

    rule = "P-1.8"
    figure: int
    square: int
    side: int


class Gated(Event, frozen=True):
    rule = "P-6.2"
    figure: int
    square: int
    side: int
    open: bool


class Healed(Event, frozen=True):
    rule = "P-5.3"
    figure: int
    target: int


class Pushed(Event, frozen=True):
    rule = "P-5.2"
    figure: int
    target: int
    start: int
    end: int


class Burnt(Event, frozen=True):
    rule = "P-6.3"
    figure: int
    target: int


class Left(Event, frozen=True):
    rule = "P-4.11"
    figure: int
    square: int


class Scored(Event, frozen=True):
    rule = "P-7.6"
    side: int
    points: int
    clause: str


class Arrived(Event, frozen=True):
    """A reinforcement (P-11.3)."""

    rule = "P-11.3"
    figure: int
    place: int


class Looked(Event, frozen=True):
    """The Sight of the Arch-Mage (P-12.1)."""

    rule = "P-12.1"
    place: int


class Turned(Event, frozen=True):
    """Combat cards of the NP."""

    rule = "P-7.2"
    values: tuple[int, ...]


class Rowed(Event, frozen=True):
    """The NP's round begins, in this order."""

    rule = "P-9.1"
    row: tuple[int, ...]


class Ended(Event, frozen=True):
    """A side's turn is over."""

    rule = "P-3.5"
    side: int


class Over(Event, frozen=True):
    """`winner` is -1 in a draw, which only a duel has."""

    winner: int
    points: tuple[int, int]
