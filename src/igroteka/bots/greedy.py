"""One move deep: the move after which the imagined worlds look best."""

from random import Random
from typing import Any

from igroteka.kernel import Game, Seat
from igroteka.match import Knowledge, Virtual

from .levels import Level
from .taste import Taste
from .values import end_value, played_to_the_end


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
            world = knowledge.imagine(rng, self.level.recall)
            for at, action in enumerate(actions):
                worth = self.after(knowledge.game, world, knowledge.seat, action, rng)
                worths[at] += worth / self.level.worlds
        best = max(worths)
        return rng.choice([a for a, worth in zip(actions, worths, strict=True) if worth == best])

    def after(
        self, game: Game[Any, Any, Any], world: Any, seat: Seat, action: Any, rng: Random
    ) -> float:
        table = Virtual(game, world)
        table.act(seat, action)
        outcome = game.outcome(table.state)
        if outcome is None and self.taste:
            return self.taste.worth(table.state, seat)
        return end_value(outcome or played_to_the_end(table, rng), seat)
