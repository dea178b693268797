"""What lies on the table, what one may do, and what is told of it."""

from msgspec import Struct

from igroteka.kernel import Action, Event, Seat


class State(Struct, frozen=True):
    heaps: tuple[int, ...]
    turn: Seat = Seat(0)


class Take(Action, frozen=True):
    heap: int
    sticks: int


class Taken(Event, frozen=True):
    seat: Seat
    heap: int
    sticks: int
