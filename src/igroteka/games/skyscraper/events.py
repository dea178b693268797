"""What happens in Skyscraper, told for animation, sound and voice."""

from igroteka.kernel import Event, Seat

from .lattice import Cell, Pose
from .missing import Missing


class Began(Event, frozen=True):
    """The lot says who begins (S-S1)."""

    rule = "S-S1"
    seat: Seat


class Dealt(Event, frozen=True):
    """One's own cards (S-C2)."""

    rule = "S-C2"
    cards: tuple[int, ...]


class Held(Event, frozen=True):
    """A card in the hand that builds; only its player sees it."""

    rule = "S-B2"
    card: int


class Laid(Event, frozen=True):
    """It went back to the others."""

    rule = "S-B2"
    card: int


class Sent(Event, frozen=True):
    rule = "S-T1"
    seat: Seat
    worker: int
    cell: Cell


class Moved(Event, frozen=True):
    """`free` within its card, else by an action; floors by number."""

    rule = "S-M2"
    seat: Seat
    worker: int
    start: Cell
    cell: Cell
    floor: int
    free: bool


class Built(Event, frozen=True):
    rule = "S-B1"
    seat: Seat
    card: int
    pose: Pose
    beams: int
    builder: int


class Scored(Event, frozen=True):
    """For a card: beams that met, its worker, and whether the turn counts twice, what came before
    this card too (S-P1 to S-P3)."""

    rule = "S-P1"
    seat: Seat
    points: int
    met: int
    worker: bool
    doubled: bool


class Shaken(Event, frozen=True):
    """Gravity has answered; `film` is the hash of what can be shown."""

    rule = "S-H1"
    film: str


class Undid(Event, frozen=True):
    """Gravity could not be worked out: the act is given back."""

    rule = "S-H1"
    seat: Seat


class Slipped(Event, frozen=True):
    """The new card, let go so far from its clips, never joined: it is back in the hand (S-H4).
    `why` is what the hand did."""

    rule = "S-H4"
    seat: Seat
    card: int
    mm: int = 0
    why: Missing = "aside"


class Came(Event, frozen=True):
    """A standing card came off and is back in its player's hand (S-H4)."""

    rule = "S-H4"
    seat: Seat
    card: int


class Fell(Event, frozen=True):
    """A worker (S-F1)."""

    rule = "S-F1"
    seat: Seat
    worker: int


class Tipped(Event, frozen=True):
    """A worker lies, or slid, at its height (S-F1)."""

    rule = "S-F1"
    seat: Seat
    worker: int
    cell: Cell


class Fined(Event, frozen=True):
    rule = "S-F1"
    seat: Seat
    points: int
    clause: str


class Returned(Event, frozen=True):
    rule = "S-F2"
    seat: Seat
    worker: int
    cell: Cell


class Rejoined(Event, frozen=True):
    """A fallen worker is back in the crew."""

    rule = "S-F2"
    seat: Seat
    worker: int


class Stepped(Event, frozen=True):
    """Its place was closed: it steps to the nearest open one of its card (S-M4)."""

    rule = "S-M4"
    seat: Seat
    worker: int
    cell: Cell


class Trapped(Event, frozen=True):
    """Shut in on all sides: lost (S-M4)."""

    rule = "S-M4"
    seat: Seat
    worker: int


class Out(Event, frozen=True):
    rule = "S-F3"
    seat: Seat
    clause: str


class Passed(Event, frozen=True):
    rule = "S-T1"
    seat: Seat


class Turned(Event, frozen=True):
    """The next player's turn."""

    rule = "S-T1"
    seat: Seat


class Collapsed(Event, frozen=True):
    """A building card touches the ground (S-F4)."""

    rule = "S-F4"
    seat: Seat


class Finished(Event, frozen=True):
    """Somebody used the last building card: +5 (S-E1)."""

    rule = "S-E1"
    seat: Seat


class Left(Event, frozen=True):
    """A point less for every card left (S-E1, S-F4)."""

    rule = "S-E1"
    seat: Seat
    cards: int


class Topped(Event, frozen=True):
    """Most workers on the highest floor that decides: +5 (S-E2)."""

    rule = "S-E2"
    seat: Seat
    floor: int


class Over(Event, frozen=True):
    scores: tuple[int, ...]
