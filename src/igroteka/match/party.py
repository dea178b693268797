"""A table in virtual time and the bots who sit at it."""

from collections.abc import Mapping
from typing import Any

from igroteka.kernel import Seat, is_player, stream

from .entries import Played
from .knowledge import Knowledge
from .mind import Choice, Player, think
from .virtual import Virtual


class Party:
    """Whoever has no bot is asked from outside: people at a terminal, agents that learn."""

    def __init__(self, table: Virtual[Any, Any], minds: Mapping[Seat, Player], seed: str) -> None:
        self.table = table
        self.minds = minds
        self.seed = seed
        self.memos: dict[Seat, Any] = {}

    def choice(self, seat: Seat) -> Choice | None:
        """What chance, the sand, a non-player or a bot does now; nothing for anybody else.

        A table begins with an entry for each bot that is handed its seat: so many steps are past.
        The bots' dice are apart from the game's, so thinking changes none.
        """
        table, step = self.table, len(self.minds) + self.table.steps
        if not is_player(seat):
            return Choice(table.forced(seat, stream(self.seed, "chance", step)))
        if seat not in self.minds:
            return None
        known = Knowledge(table.game, table.state, seat, table.left_ms(seat))
        return think(self.minds[seat], known, self.memos.get(seat), self.seed, step)

    def act(self, seat: Seat, choice: Choice) -> Played:
        """What is done: the sand may have run out first, and the choice is then not made."""
        done = self.table.act(seat, choice.action)
        if done[0] == seat:
            self.memos[seat] = choice.memo
        return Played(self.table.now_ms, *done)
