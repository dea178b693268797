"""What an NPC does in its turn and why, told for animation, sound and voice."""

from typing import Literal

from igroteka.kernel import Event

from .tried import Choice, Nearing, Sort, Tried


class Activated(Event, frozen=True):
    """An NPC's turn to act (P-9.1)."""

    rule = "P-9.1"
    figure: int


class Rested(Event, frozen=True):
    """Its card is turned aside."""

    rule = "P-9.1"
    figure: int


class Thought(Event, frozen=True):
    """Why an NPC does what it does next, or nothing (P-9.31).

    `look` is from the top, from the top again after taking an object, or on in its mode; `tried`
    the goals in order up to the one chosen. `goal` is a place on the card, or -1. `end` says
    whether the goal is achieved, only come nearer to, or nothing is done; `clause` why. `ap` is
    had, `needed` and `squares` are spent. `choice` says what decided among its ways, with its
    clause; `ties` how many were equal. `nearing` is there only if `end` is near.
    """

    rule = "P-9.2"
    figure: int
    tried: tuple[Tried, ...]
    goal: int
    then: str
    ties: int
    look: Literal["top", "again", "on"] = "top"
    end: Literal["goal", "near", "rest"] = "goal"
    clause: str = "P-9.2"
    ap: int = 0
    needed: int = 0
    squares: int = 0
    aim: Sort = ""
    about: int = -1
    rank: int = 0
    choice: Choice = ""
    choice_clause: str = ""
    nearing: Nearing | None = None


class Tied(Event, frozen=True):
    """The die among so many equal ways (P-9.23)."""

    rule = "P-9.23"
    figure: int
    ties: int
    choice: int


class Spun(Event, frozen=True):
    """The rotation die (P-9.11)."""

    rule = "P-9.11"
    figure: int
    quarters: int
