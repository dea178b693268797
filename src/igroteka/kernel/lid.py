"""What stands on the lid of the box."""

from msgspec import Struct


class Lid(Struct, frozen=True):
    """From what age and for how long, as the rulebook says; None where it says nothing.

    `measured` minutes are our own: moves a game, counted, at twelve seconds each. In a
    `cooperative` game all win together or lose together.
    """

    age: int | None = None
    minutes: tuple[int, int] | None = None
    measured: bool = False
    cooperative: bool = False
