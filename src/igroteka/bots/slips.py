"""A bot whose hand slips: now and then it does any legal move, by its own dice and nothing else."""

from random import Random
from typing import Any, Protocol, runtime_checkable

from igroteka.kernel import PERFECT, Recall
from igroteka.match import Choice, Knowledge, Player

from .taste import Taste
from .values import glances, log_odds

# The odds to win a third worse at a glance, and a child sees that the move is worse.
SEEN = 0.3


@runtime_checkable
class Handy(Protocol):
    """Whoever does a move by hand does a slip by the same hand."""

    def by_hand(self, knowledge: Knowledge[Any, Any], action: Any, rng: Random) -> Any: ...


class Slipping:
    """So large a part of its choices is a slip; what it had in mind is then thought of anew.

    With a taste to `see` by, none that a child would not make.
    """

    def __init__(
        self,
        player: Player,
        slips: float,
        see: Taste | None = None,
        recall: Recall | None = None,
    ) -> None:
        self.player = player
        self.slips = slips
        self.see = see
        self.recall = recall or PERFECT

    @property
    def memo_type(self) -> Any:
        return self.player.memo_type

    def choose(self, knowledge: Knowledge[Any, Any], memo: Any, rng: Random) -> Choice:
        legal = knowledge.legal()
        if len(legal) < 2 or rng.random() >= self.slips:
            return self.player.choose(knowledge, memo, rng)
        action = rng.choice(legal)
        if self.see is not None:
            meant = self.player.choose(knowledge, memo, rng)
            world = knowledge.imagine(rng, self.recall)
            if shows(self.see, knowledge, world, meant.action, action):
                return meant
        if isinstance(self.player, Handy):
            action = self.player.by_hand(knowledge, action, rng)
        return Choice(action)


def shows(taste: Taste, knowledge: Knowledge[Any, Any], world: Any, meant: Any, done: Any) -> bool:
    """Whether what is done instead of what was meant is worse at a glance."""
    actions = [meant, done]
    better, worse = glances(knowledge.game, taste, world, knowledge.seat, actions)
    return log_odds(better) - log_odds(worse) > SEEN
