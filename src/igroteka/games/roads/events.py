"""What happens in Roads, told for animation, sound and the log in words."""

from igroteka.kernel import Event, Seat


class Lots(Event, frozen=True):
    rule = "R-P3"
    starter: Seat


class Dealt(Event, frozen=True):
    """`cards` is empty in the blurred twin."""

    rule = "R-C1"
    seat: Seat
    size: int
    cards: tuple[str, ...] = ()


class Drawn(Event, frozen=True):
    """`face` is empty in the blurred twin."""

    rule = "R-3.2"
    seat: Seat
    heap_left: int
    face: str = ""


class Laid(Event, frozen=True):
    """`joined` sides met a road."""

    rule = "R-P1"
    seat: Seat
    face: str
    x: int
    y: int
    turn: int
    joined: int


class Kept(Event, frozen=True):
    """No card held could be laid: the turn is over, the cards are kept."""

    rule = "R-3.2"
    seat: Seat


class Out(Event, frozen=True):
    rule = "R-2.3"
    seat: Seat


class Closed(Event, frozen=True):
    """No open road end is left anywhere."""

    rule = "R-1.3"


class Over(Event, frozen=True):
    winners: tuple[Seat, ...]
    reason: str


RoadsEvent = Lots | Dealt | Drawn | Laid | Kept | Out | Closed | Over
