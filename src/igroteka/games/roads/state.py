"""A position of Roads."""

from typing import Literal

from msgspec import Struct

from igroteka.kernel import Outcome, Seat

from .network import Network
from .options import Options

Stage = Literal["lots", "deal", "draw", "lay", "over"]


class State(Struct, frozen=True):
    """`box` holds the cards nobody has: the whole deck, then what lies aside or in the heap.

    `idle` counts the players in a row who could not lay; `joined` the roads each has joined.
    """

    options: Options
    seats: int
    stage: Stage
    box: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    joined: tuple[int, ...]
    network: Network = Network()
    starter: Seat = Seat(0)
    turn: Seat = Seat(0)
    out: tuple[Seat, ...] = ()
    idle: int = 0
    result: Outcome | None = None

    @property
    def hand(self) -> tuple[str, ...]:
        """Of the player whose turn it is."""
        return self.hands[self.turn]

    @property
    def second(self) -> Seat:
        """In the duel, the player who tries to close the network (R-1.2)."""
        return Seat(1 - self.starter)


def after(seat: Seat, seats: int) -> Seat:
    return Seat((seat + 1) % seats)
