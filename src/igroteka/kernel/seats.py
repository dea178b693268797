"""Who acts: players sit at 0, 1, 2…; chance, the sand glass and the non-player have seats too."""

from functools import cache
from typing import NewType

Seat = NewType("Seat", int)

CHANCE = Seat(-1)
CLOCK = Seat(-2)
NP = Seat(-3)


def is_player(seat: Seat) -> bool:
    return seat >= 0


@cache
def players(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(number) for number in range(count))
