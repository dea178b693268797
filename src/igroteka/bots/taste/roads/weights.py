"""What the taste of each game of Roads weighs by; the values are data, in `weights.toml`."""

from msgspec import Struct

from igroteka.bots.weights import weights_in


class Duel(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """The order is that of the compiled search."""

    gaps: float
    gaps_early: float
    hole_early: float
    hole: float
    holes: float
    last_gap: float
    branches_first: float
    branches_second: float
    dead_ends_first: float
    dead_ends_second: float
    early: float
    cards: float
    start: float
    threat: float


class Newspaper(Struct, frozen=True, forbid_unknown_fields=True):
    room: float
    room_full: float
    only: float
    only_full: float
    variety: float


class Heap(Struct, frozen=True, forbid_unknown_fields=True):
    joined: float
    cards: float
    room: float


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    duel: Duel
    newspaper: Newspaper
    heap: Heap


WEIGHTS = weights_in(__package__ or "", Weights)
