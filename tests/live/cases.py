"""Tables of bots, one of each kind that differs: a game, its seats and its options."""

import os
from collections.abc import Iterator

from tests.tables import Case, tables

from igroteka.bots import LEVELS, SPECS, characters_of
from igroteka.bots.taste import player_of
from igroteka.games import SHELF

__all__ = ["EVERY", "Case", "most_steps"]

CASES = tuple(tables("live"))
# A search thinks long: a few of its moves show as much as a whole game.
MOST_STEPS = {
    "random": 300,
    "greedy:easy": 60,
    "greedy:standard": 120,
    "greedy:strong": 60,
    "search:easy": 10,
    "search:standard": 12,
    "search:strong": 12,
    **dict.fromkeys(("learner", "easy", "medium"), 30),
    **dict.fromkeys(("hard", "master"), 10),
}


FEW_STEPS = 10


def is_like_easy(case: Case, spec: str) -> bool:
    """A stronger search of the house is the same with more simulations, and takes minutes."""
    own = player_of(case.game, *spec.split(":")) if ":" in spec else None
    return spec in ("search:standard", "search:strong") and own is None


def most_steps(spec: str) -> int:
    """A character leans from its first move on."""
    return MOST_STEPS.get(spec, FEW_STEPS)


def is_like_another(level: str) -> bool:
    """Above the learner a level differs from the bots by name in its numbers only."""
    return level != "learner" and not os.environ.get("EVERY_LEVEL")


def in_character() -> Iterator[tuple[Case, str]]:
    """Each at the first table of its game; at all of them where time is given."""
    for game in SHELF.values():
        there = [case for case in CASES if case.game is game]
        for case in there if os.environ.get("EVERY_LEVEL") else there[:1]:
            yield from ((case, f"easy:{name}") for name in characters_of(game))


EVERY = [
    *((case, spec) for case in CASES for spec in SPECS if not is_like_easy(case, spec)),
    *((case, level) for case in CASES for level in LEVELS if not is_like_another(level)),
    *in_character(),
]
