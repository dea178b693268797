"""What a seat could think of its chances: by worlds it cannot tell from the true one."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from msgspec import Struct

from igroteka.bots.taste import Taste
from igroteka.bots.values import end_value
from igroteka.kernel import CHANCE, Game, Outcome, Seat, stream

from .gauge import WHOLE, Gauge

WORLDS = 4
# So many cards stand for all that may be drawn.
DRAWS = 8

# Moves of one thought: most have one, a walk has several.
Deed = tuple[Any, ...]


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
        """The chance to win as it stands; of whoever is about to draw, by what may come."""
        looks = self.looks(state, seat, step)
        return round(sum([self.of(look) for look in looks]) / len(looks))

    def looks(self, state: Any, seat: Seat, step: int) -> list[list[Seen]]:
        """What is known is one look at all worlds; each card that may come is one of its own."""
        worlds = self.worlds(state, seat, step)
        if self.taste.draws(state) != seat:
            return [[self.seen(world, seat) for world in worlds]]
        spread = [worlds[at % len(worlds)] for at in range(DRAWS)]
        return [[self.seen(self.drawn(world, at), seat)] for at, world in enumerate(spread)]

    def drawn(self, world: Any, at: int) -> Any:
        """After one of so many draws, each as likely as the next."""
        draws = self.game.chances(world)
        assert draws, "what is drawn for one seat can be counted"
        shares = accumulate([share for _, share in draws])
        action = next(
            draw for (draw, _), share in zip(draws, shares, strict=True) if share * DRAWS > at + 0.5
        )
        return self.game.apply(world, CHANCE, action)

    def seen(self, world: Any, seat: Seat) -> Seen:
        """A turn under way is seen as it will be left."""
        if self.taste.foresees(world):
            world = self.taste.foreseen(world, seat)
        ended = self.game.outcome(world)
        if ended:
            return Seen(end=self.end(ended, seat))
        return Seen(self.taste.worth(world, seat), self.taste.facts(world, seat))

    def choices(self, state: Any, seat: Seat, step: int, deeds: Sequence[Deed]) -> list[int]:
        """The chance after each of them, looked one deed deep in every world."""
        worlds = self.worlds(state, seat, step)
        found = [self.after(world, seat, deeds) for world in worlds]
        return [self.of(each) for each in zip(*found, strict=True)]

    def after(self, world: Any, seat: Seat, deeds: Sequence[Deed]) -> list[Seen]:
        """Where a glance is enough, the facts are those of before."""
        glanced: Sequence[float | None] = [None] * len(deeds)
        if all(len(deed) == 1 for deed in deeds) and not self.taste.foresees(world):
            glanced = self.taste.glance(world, seat, [action for (action,) in deeds])
        facts = self.taste.facts(world, seat)
        return [
            self.seen(self.done(world, seat, deed), seat) if worth is None else Seen(worth, facts)
            for deed, worth in zip(deeds, glanced, strict=True)
        ]

    def done(self, world: Any, seat: Seat, deed: Deed) -> Any:
        for action in deed:
            world = self.game.apply(world, seat, action)
        return world

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
