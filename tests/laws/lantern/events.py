"""What happens in the cellar."""

from igroteka.kernel import Event, Seat


class Dealt(Event, frozen=True):
    """`cards` is empty in the blurred twin."""

    seat: Seat
    cards: tuple[int, ...] = ()


class Peeked(Event, frozen=True):
    """`card` is 0 in the blurred twin."""

    seat: Seat
    place: int
    card: int = 0


class Swapped(Event, frozen=True):
    """`put` and `got` are 0 in the blurred twin."""

    seat: Seat
    place: int
    put: int = 0
    got: int = 0
    shake: int = 0


class Rested(Event, frozen=True):
    seat: Seat


class Blown(Event, frozen=True):
    gust: bool


class Scattered(Event, frozen=True):
    pass


class Sand(Event, frozen=True):
    round: int


class Taken(Event, frozen=True):
    place: int
    card: int


class Over(Event, frozen=True):
    winners: tuple[Seat, ...]


LanternEvent = Dealt | Peeked | Swapped | Rested | Blown | Scattered | Sand | Taken | Over
