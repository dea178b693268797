"""What can go wrong at the table.

GameError
├── BadMessage      it cannot be read: not JSON, an unknown kind of move, a field too many
│   └── BadText     a position as text that cannot be read; carries the line
├── BadOption       the game cannot be set up like that
├── IllegalAction   it reads well, but the rules forbid it now; carries the Refusal
├── StaleStep       it answers a question that is no longer asked
├── TooFast         allowed, but not so soon after the last one
└── BadLog          a record that does not replay under these rules

What lies beside a game's rules and cannot be read names its file and place: BadTable (`tables.py`),
with one for each kind of table, and BadPage (`clauses.py`).
"""

from .refusals import Refusal
from .seats import Seat


class GameError(Exception):
    """Any of the below."""


class BadMessage(GameError):
    """It cannot be read."""


class BadText(BadMessage):
    """A position as text: that line cannot be read, or says what cannot be."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


class BadOption(GameError):
    """The game cannot be set up like that; a `refusal` says why in any language."""

    def __init__(self, option: str, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"option {option}: {text}")
        self.option = option
        self.refusal = refusal


class IllegalAction(GameError):
    """The seat may not do that now."""

    def __init__(self, seat: Seat, step: int, refusal: Refusal) -> None:
        super().__init__(f"seat {seat} at step {step}: {refusal.reason} ({refusal.clause})")
        self.seat = seat
        self.step = step
        self.refusal = refusal


class StaleStep(GameError):
    """The question this answers has passed."""


class TooFast(GameError):
    """Allowed, but not so soon after the last one."""


class BadLog(GameError):
    """The record does not replay."""
