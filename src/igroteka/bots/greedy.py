"""One move deep: the move after which the imagined worlds look best."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from igroteka.kernel import Action, Seat
from igroteka.match import Choice, Knowledge, Virtual

from .characters import Liking
from .levels import Level
from .taste import Taste
from .values import end_value, glances, played_to_the_end


class Greedy:
    memo_type = None

    def __init__(self, level: Level, taste: Taste | None, liking: Liking | None = None) -> None:
        self.level = level
        self.taste = taste
        self.liking = liking

    def choose(self, knowledge: Knowledge[Any, Any], memo: None, rng: Random) -> Choice:
        return Choice(self.best(knowledge, rng))

    def best(self, knowledge: Knowledge[Any, Any], rng: Random) -> Any:
        actions = knowledge.legal()
        if len(actions) == 1:
            return actions[0]
        if self.taste and self.taste.alike(actions):
            return rng.choice(actions)
        slip = self.level.noise * (self.taste.spread if self.taste else 1.0)
        worths = [rng.gauss(0.0, slip) for _ in actions]
        looks = list(self.looks(knowledge, actions, rng))
        for look in looks:
            for at, worth in enumerate(look):
                worths[at] += worth / len(looks)
        best = max(worths)
        return rng.choice([a for a, worth in zip(actions, worths, strict=True) if worth == best])

    def looks(
        self, knowledge: Knowledge[Any, Any], actions: Sequence[Action], rng: Random
    ) -> Iterator[list[float]]:
        """What each move is worth in each imagined world, by taste or else played to the end."""
        game, seat = knowledge.game, knowledge.seat
        worlds = [knowledge.imagine(rng, self.level.recall) for _ in range(self.count())]
        if self.taste:
            for world in self.taste.agreed(worlds):
                ordered = self.taste.order(world, seat, actions)
                worths = list(ordered or glances(game, self.taste, world, seat, actions))
                yield self.liked(world, seat, actions, worths)
            return
        for world in worlds:
            worths = [
                played(Virtual(game, world, knowledge.left_ms), seat, action, rng)
                for action in actions
            ]
            yield self.liked(world, seat, actions, worths)

    def liked(
        self, world: Any, seat: Seat, actions: Sequence[Action], worths: list[float]
    ) -> list[float]:
        """What each seems worth to its character."""
        if self.liking is None:
            return worths
        both = zip(actions, worths, strict=True)
        return [worth + self.liking(world, seat, action) for action, worth in both]

    def count(self) -> int:
        if self.taste is None:
            return self.level.worlds
        return min(max(self.level.worlds, self.taste.fewest_worlds), self.taste.most_worlds)


def played(table: Virtual[Any, Any], seat: Seat, action: Action, rng: Random) -> float:
    table.act(seat, action)
    return end_value(played_to_the_end(table, rng), seat)
