"""How much of what it has seen a seat still remembers."""

from typing import Literal

from msgspec import Struct


class Recall(Struct, frozen=True):
    """`last`: the newest `keep` facts; `fading`: a fact survives each step with odds `keep` %."""

    kind: Literal["perfect", "last", "fading"] = "perfect"
    keep: int = 0


PERFECT = Recall()
