"""What is done in Clockwork: players move, take, demand and search; chance deals and throws."""

from igroteka.kernel import Action, Seat

Dice = tuple[int, int]


class Throw(Action, frozen=True):
    """Chance: both dice of the player at turn (C-T1)."""

    one: int
    two: int


class Walk(Action, frozen=True):
    """Along the track to a field (C-T1)."""

    to: int


class Straight(Action, frozen=True):
    """By a special throw, straight to a scrapyard or the Towers (C-T4)."""

    to: int


class Take(Action, frozen=True):
    """The top card of the scrapyard one stands in (C-Y1, C-T4)."""


class Discard(Action, frozen=True):
    """A card of the hand, shown to all (C-Y2)."""

    card: int


class Lay(Action, frozen=True):
    """The discard, face down, at a place of the table (C-Y2)."""

    place: int


class Keep(Action, frozen=True):
    """No discard, where an edition leaves it open (C-V7)."""


class Rest(Action, frozen=True):
    """Leave it: no search, no demand (C-R5, C-H1, C-H5)."""


class Seek(Action, frozen=True):
    """At the Towers: the card shown to all, or fuel or power named without one (C-R1, C-R4)."""

    card: int


class Point(Action, frozen=True):
    """At a discard, which is turned up for all (C-R1)."""

    place: int


class Swap(Action, frozen=True):
    """After a wrong pick without a card shown: the card that goes down for it (C-R4)."""

    card: int


class Demand(Action, frozen=True):
    """From an opponent: the card shown in secret, or fuel or power named (C-H1, C-H6)."""

    of: Seat
    card: int


class Give(Action, frozen=True):
    """A card that was demanded, or scrap in its place (C-H2)."""

    card: int


class Return(Action, frozen=True):
    """A card given back for the one received (C-H3)."""

    card: int


class Choose(Action, frozen=True):
    """One's character, before the cards are dealt (C-C1)."""

    character: int


class Deal(Action, frozen=True):
    """Chance: the sets that stay in the box, everybody's hand, the piles (C-C2, C-S1)."""

    out: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]


class ThrowForStart(Action, frozen=True):
    """Chance: who begins; a round for all, then rounds of those who tied (C-S2)."""

    rounds: tuple[tuple[Dice, ...], ...]


ClockworkAction = (
    Throw
    | Walk
    | Straight
    | Take
    | Discard
    | Lay
    | Keep
    | Rest
    | Seek
    | Point
    | Swap
    | Demand
    | Give
    | Return
    | Choose
    | Deal
    | ThrowForStart
)
