"""What happens in Clockwork, told for animation, sound and the log in words.

A `card` of 0 is a card the listener does not see; `other` is the seat it was done to.
"""

from igroteka.kernel import Event, Seat

from .actions import Dice


class Chosen(Event, frozen=True):
    rule = "C-C1"
    seat: Seat
    character: int


class Boxed(Event, frozen=True):
    """The sets that stay in the box this time, and how many cards of fuel and scrap."""

    rule = "C-C2"
    sets: tuple[int, ...]
    fuel: int
    scrap: int


class Dealt(Event, frozen=True):
    rule = "C-S1"
    seat: Seat
    size: int
    cards: tuple[int, ...] = ()


class Started(Event, frozen=True):
    """The throws for the start, and who begins."""

    rule = "C-S2"
    starter: Seat
    rounds: tuple[tuple[Dice, ...], ...]


class Thrown(Event, frozen=True):
    rule = "C-T1"
    seat: Seat
    one: int
    two: int
    special: bool


class Moved(Event, frozen=True):
    """`way` begins where the character stood; a special throw needs no fields in between."""

    rule = "C-T1"
    seat: Seat
    to: int
    way: tuple[int, ...]
    straight: bool


class Stuck(Event, frozen=True):
    rule = "C-T3"
    seat: Seat


class Took(Event, frozen=True):
    rule = "C-Y1"
    seat: Seat
    yard: int
    left: int
    card: int = 0


class Bare(Event, frozen=True):
    """The scrapyard has no card left to take."""

    rule = "C-Y1"
    seat: Seat
    yard: int


class Kept(Event, frozen=True):
    rule = "C-Y3"
    seat: Seat


class Discarded(Event, frozen=True):
    rule = "C-Y2"
    seat: Seat
    card: int = 0


class Laid(Event, frozen=True):
    rule = "C-Y2"
    seat: Seat
    place: int


class Demanded(Event, frozen=True):
    """`shown` is false where fuel or power was named; third players hear neither."""

    rule = "C-H1"
    seat: Seat
    other: Seat
    card: int = 0
    shown: bool = False


class Gave(Event, frozen=True):
    rule = "C-H2"
    seat: Seat
    other: Seat
    card: int = 0


class Returned(Event, frozen=True):
    rule = "C-H3"
    seat: Seat
    other: Seat
    card: int = 0


class Scrapped(Event, frozen=True):
    """Scrap given in place of the card: out of the game, or onto the table."""

    rule = "C-H4"
    seat: Seat
    other: Seat
    out: bool


class Nothing(Event, frozen=True):
    """Nothing of the kind is held."""

    rule = "C-H5"
    seat: Seat
    other: Seat


class Sought(Event, frozen=True):
    rule = "C-R1"
    seat: Seat
    card: int
    shown: bool


class Turned(Event, frozen=True):
    """A discard is turned up for all, and taken."""

    rule = "C-R1"
    seat: Seat
    place: int
    card: int = 0
    right: bool = False


class Swapped(Event, frozen=True):
    """A card goes face down where the wrong one was picked up."""

    rule = "C-R3"
    seat: Seat
    place: int
    card: int = 0


class Completed(Event, frozen=True):
    rule = "C-W1"
    seat: Seat
    set: int


class Rested(Event, frozen=True):
    rule = "C-T5"
    seat: Seat


class Lost(Event, frozen=True):
    """The throw gives nothing: the turn is lost."""

    rule = "C-Z2"
    seat: Seat


class Emptied(Event, frozen=True):
    """All scrapyards are empty: everybody goes back to the Towers."""

    rule = "C-Z1"


class Over(Event, frozen=True):
    winners: tuple[Seat, ...]
    reason: str


ClockworkEvent = (
    Chosen
    | Boxed
    | Dealt
    | Started
    | Thrown
    | Moved
    | Stuck
    | Took
    | Bare
    | Kept
    | Discarded
    | Laid
    | Demanded
    | Gave
    | Returned
    | Scrapped
    | Nothing
    | Sought
    | Turned
    | Swapped
    | Completed
    | Rested
    | Lost
    | Emptied
    | Over
)
