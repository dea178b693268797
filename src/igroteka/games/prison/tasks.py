"""What must happen before play goes on: rooms to be opened, tokens to be placed, fights."""

from typing import Literal

from msgspec import Struct

NONE = -1


class Task(Struct, frozen=True, tag_field="task", tag=True):
    """Base of all."""


class OpenRoom(Task, frozen=True):
    """Chance says which room it is and how it lies; `by` is who opened it, or NONE (P-12.1)."""

    place: int
    by: int = NONE


class DrawToken(Task, frozen=True):
    """Out of the bag, into that room (P-8.1)."""

    place: int
    by: int = NONE


class Teleport(Task, frozen=True):
    """A token comes into a room by the dice (P-8.1); `number` is a figure's, or a thing's.

    A six leaves a row or a column to be chosen (P-8.2); NONE is not known yet.
    """

    number: int
    thing: bool
    place: int
    row: int = NONE
    column: int = NONE


class PutToken(Task, frozen=True):
    """A duel's token out of a room just opened: `side` puts it on a square of it (P-D1)."""

    number: int
    thing: bool
    place: int
    side: int


class CallUp(Task, frozen=True):
    """A reinforcement (P-11.3)."""


class OpenEye(Task, frozen=True):
    """The Sight of the Arch-Mage falls on a closed room (P-12.1)."""


class Clash(Task, frozen=True):
    """A fight whose cards are not all played (P-7.1).

    `fighters` are both sides' figures, attacker and target first; `cards` by side; `shown` are
    the NP's three cards before the player's Telepath (P-9.15); `thoughts` second ones (Toma);
    `named` what a duel's Telepath has named (P-5.7).
    """

    attacker: int
    target: int
    how: Literal["close", "bow", "spear"]
    fighters: tuple[int, ...]
    cards: tuple[int, int] = (NONE, NONE)
    shown: tuple[int, ...] = ()
    thoughts: int = 0
    named: int = NONE


AnyTask = OpenRoom | DrawToken | Teleport | PutToken | CallUp | OpenEye | Clash
