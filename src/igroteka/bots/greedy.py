"""One move deep: the move after which the imagined worlds look best."""

from collections.abc import Sequence
from random import Random
from typing import Any

from igroteka.kernel import Action
from igroteka.match import Knowledge, Virtual

from .levels import Level
from .taste import Taste
from .values import end_value, glances, played_to_the_end


class Greedy:
    def __init__(self, level: Level, taste: Taste | None) -> None:
        self.level = level
        self.taste = taste

    def choose(self, knowledge: Knowledge[Any, Any], rng: Random) -> Any:
        actions = knowledge.legal()
        if len(actions) == 1:
            return actions[0]
        worths = [rng.gauss(0.0, self.level.noise) for _ in actions]
        for _ in range(self.level.worlds):
            for at, worth in enumerate(self.worths(knowledge, actions, rng)):
                worths[at] += worth / self.level.worlds
        best = max(worths)
        return rng.choice([a for a, worth in zip(actions, worths, strict=True) if worth == best])

    def worths(
        self, knowledge: Knowledge[Any, Any], actions: Sequence[Action], rng: Random
    ) -> list[float]:
        """In one imagined world; without a taste each move is played to the end once."""
        game, seat = knowledge.game, knowledge.seat
        world = knowledge.imagine(rng, self.level.recall)
        if self.taste:
            return glances(game, self.taste, world, seat, actions)
        worths = []
        for action in actions:
            table = Virtual(game, world)
            table.act(seat, action)
            worths.append(end_value(played_to_the_end(table, rng), seat))
        return worths
