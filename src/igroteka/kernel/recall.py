"""How much of what it has seen a seat still remembers."""

from collections.abc import Sequence
from random import Random
from typing import Literal, TypeVar

from msgspec import Struct

Fact = TypeVar("Fact")


class Recall(Struct, frozen=True):
    """`last`: the newest `keep` facts; `fading`: a fact survives each step with odds `keep` %."""

    kind: Literal["perfect", "last", "fading"] = "perfect"
    keep: int = 0

    def lets_through(
        self, facts: Sequence[Fact], ages: Sequence[int], rng: Random
    ) -> tuple[Fact, ...]:
        """What is still known of `facts`, oldest first; `ages` in steps since each was seen."""
        if self.kind == "perfect":
            return tuple(facts)
        if self.kind == "last":
            return tuple(facts[max(0, len(facts) - self.keep) :])
        aged = zip(facts, ages, strict=True)
        return tuple(fact for fact, age in aged if rng.random() < (self.keep / 100) ** age)


PERFECT = Recall()
