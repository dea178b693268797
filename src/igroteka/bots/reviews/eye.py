"""What a seat could think of its chances: by worlds it cannot tell from the true one."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from igroteka.bots.taste import Taste
from igroteka.bots.values import end_value
from igroteka.kernel import Game, Outcome, Seat, stream

from .gauge import WHOLE

WORLDS = 4
Chance = Callable[[float, int], float]


class Eye(Struct, frozen=True):
    """`chance` reads a worth after so many moves; the dice of each look come from `seed`, the step
    and the seat."""

    game: Game[Any, Any, Any]
    taste: Taste
    chance: Chance
    seed: str
    together: bool = False

    def worlds(self, state: Any, seat: Seat, step: int) -> list[Any]:
        """Several, unless they are all one: then nothing is hidden."""
        rng = stream(self.seed, "review", step, seat)
        count = min(WORLDS, self.taste.most_worlds)
        found = [self.game.imagine(state, seat, rng) for _ in range(count)]
        return found[:1] if all(world == found[0] for world in found) else found

    def value(self, state: Any, seat: Seat, step: int, moves: int) -> int:
        """The chance to win as it stands."""
        worlds = self.worlds(state, seat, step)
        return as_whole(sum(self.of_world(world, seat, moves) for world in worlds) / len(worlds))

    def of_world(self, world: Any, seat: Seat, moves: int) -> float:
        ended = self.game.outcome(world)
        if ended:
            return self.end(ended, seat)
        return self.chance(self.taste.worth(world, seat), moves)

    def choices(
        self, state: Any, seat: Seat, step: int, moves: int, actions: Sequence[Any]
    ) -> list[int]:
        """The chance after each of them, looked one move deep in every world."""
        worlds = self.worlds(state, seat, step)
        sums = [0.0] * len(actions)
        for world in worlds:
            for at, chance in enumerate(self.after(world, seat, moves + 1, actions)):
                sums[at] += chance
        return [as_whole(each / len(worlds)) for each in sums]

    def after(self, world: Any, seat: Seat, moves: int, actions: Sequence[Any]) -> list[float]:
        glanced = self.taste.glance(world, seat, actions)
        return [
            self.of_world(self.game.apply(world, seat, action), seat, moves)
            if worth is None
            else self.chance(worth, moves)
            for action, worth in zip(actions, glanced, strict=True)
        ]

    def end(self, outcome: Outcome, seat: Seat) -> float:
        """Whoever plays together or alone wins whole, or has lost."""
        return float(seat in outcome.winners) if self.together else end_value(outcome, seat)


def as_whole(chance: float) -> int:
    return round(WHOLE * chance)
