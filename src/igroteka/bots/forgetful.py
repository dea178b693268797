"""A bot that loses what it bore in mind, now and then: it must play on, and hardly worse."""

from random import Random
from typing import Any

from igroteka.match import Choice, Knowledge, Player


class Forgetful:
    """One time in so many its memo is gone, by dice of its own."""

    def __init__(self, player: Player, once_in: int) -> None:
        self.player = player
        self.once_in = once_in

    @property
    def memo_type(self) -> Any:
        return self.player.memo_type

    def choose(self, knowledge: Knowledge[Any, Any], memo: Any, rng: Random) -> Choice:
        before = rng.getstate()
        lost = rng.randrange(self.once_in) == 0
        rng.setstate(before)
        return self.player.choose(knowledge, None if lost else memo, rng)
