"""What a seat could think of its chances: by worlds it cannot tell from the true one."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from igroteka.bots.taste import Taste
from igroteka.bots.values import end_value
from igroteka.kernel import Game, Outcome, Seat, stream

from .gauge import WHOLE, Gauge

WORLDS = 4


class Seen(Struct, frozen=True):
    """A world at a glance: its worth and facts, or how it ended."""

    worth: float = 0.0
    facts: tuple[float, ...] = ()
    end: float | None = None


class Eye(Struct, frozen=True):
    """The dice of each look come from `seed`, the step and the seat."""

    game: Game[Any, Any, Any]
    taste: Taste
    gauge: Gauge
    seed: str
    together: bool = False

    def worlds(self, state: Any, seat: Seat, step: int) -> list[Any]:
        """Several, unless they are all one: then nothing is hidden."""
        rng = stream(self.seed, "review", step, seat)
        count = min(WORLDS, self.taste.most_worlds)
        found = [self.game.imagine(state, seat, rng) for _ in range(count)]
        return found[:1] if all(world == found[0] for world in found) else found

    def value(self, state: Any, seat: Seat, step: int) -> int:
        """The chance to win as it stands."""
        worlds = self.worlds(state, seat, step)
        return self.of([self.seen(world, seat) for world in worlds])

    def seen(self, world: Any, seat: Seat) -> Seen:
        ended = self.game.outcome(world)
        if ended:
            return Seen(end=self.end(ended, seat))
        return Seen(self.taste.worth(world, seat), self.taste.facts(world, seat))

    def choices(self, state: Any, seat: Seat, step: int, actions: Sequence[Any]) -> list[int]:
        """The chance after each of them, looked one move deep in every world."""
        worlds = self.worlds(state, seat, step)
        found = [self.after(world, seat, actions) for world in worlds]
        return [self.of(each) for each in zip(*found, strict=True)]

    def after(self, world: Any, seat: Seat, actions: Sequence[Any]) -> list[Seen]:
        """Where a glance is enough, the facts are those of before."""
        glanced, facts = self.taste.glance(world, seat, actions), self.taste.facts(world, seat)
        return [
            self.seen(self.game.apply(world, seat, action), seat)
            if worth is None
            else Seen(worth, facts)
            for action, worth in zip(actions, glanced, strict=True)
        ]

    def of(self, seen: Sequence[Seen]) -> int:
        """Worlds that go on are read together, as what a seat knows is one thing; ends count."""
        going = [self.gauge.reading(one.worth, one.facts) for one in seen if one.end is None]
        whole = sum([one.end for one in seen if one.end is not None])
        if going:
            whole += len(going) * self.gauge.chance(sum(going) / len(going))
        return round(WHOLE * whole / len(seen))

    def end(self, outcome: Outcome, seat: Seat) -> float:
        """Whoever plays together or alone wins whole, or has lost."""
        return float(seat in outcome.winners) if self.together else end_value(outcome, seat)
