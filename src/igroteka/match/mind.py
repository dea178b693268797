"""A bot's mind is a value: what it knows, what it bore in mind, its dice, and its choice."""

from random import Random
from typing import Any, Protocol

from msgspec import Struct

from igroteka.kernel import Words, stream

from .knowledge import Knowledge


class Choice(Struct, frozen=True):
    """`memo` comes back with the next question, or is lost: then the bot plans anew.

    `then` are the actions that belong to this one, such as the rest of a walk, as far as nothing
    comes between; `reasons` are there where somebody asked for them.
    """

    action: Any
    memo: Any = None
    then: tuple[Any, ...] = ()
    reasons: tuple[Words, ...] = ()


class Player(Protocol):
    """Whoever can choose: stateless, so that it can be made anew for every question."""

    @property
    def memo_type(self) -> Any:
        """A frozen struct of its own, or None."""

    def choose(self, knowledge: Knowledge[Any, Any], memo: Any, rng: Random) -> Choice: ...


def think(
    player: Player, knowledge: Knowledge[Any, Any], memo: Any, seed: str, step: int
) -> Choice:
    """The one door to a bot, in the arena and at a live table: its dice are of this step."""
    return player.choose(knowledge, memo, stream(seed, "bot", step, knowledge.seat))
