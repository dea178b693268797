"""Tables of bots, one of each kind that differs: a game, its seats and its options."""

from typing import Any, NamedTuple

from igroteka.bots import SPECS
from igroteka.games import TABLE
from igroteka.kernel import Game


class Case(NamedTuple):
    game: Game[Any, Any, Any]
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join((self.game.id, *self.options.values()))


CASES = (
    Case(TABLE["roads"], 2, {}),
    Case(TABLE["roads"], 3, {"variant": "newspaper"}),
    Case(TABLE["urfin"], 3, {"sand": "60"}),
    Case(TABLE["urfin"], 2, {"game": "adult", "sand": "off"}),
    Case(TABLE["clockwork"], 3, {}),
    Case(TABLE["prison"], 1, {}),
    Case(TABLE["prison"], 2, {"game": "duel"}),
    Case(TABLE["skyscraper"], 2, {"hands": "calm"}),
)
# A search thinks long: a few of its moves show as much as a whole game.
MOST_STEPS = {
    "random": 300,
    "greedy:easy": 60,
    "greedy:standard": 120,
    "greedy:strong": 60,
    "search:easy": 24,
    "search:standard": 12,
    "search:strong": 12,
}
# There a stronger search is the same search with more simulations, and takes minutes.
LIKE_EASY = ("roads", "clockwork")


def most_steps(spec: str) -> int:
    return MOST_STEPS[spec]


EVERY = [
    (case, spec)
    for case in CASES
    for spec in SPECS
    if not (case.game.id in LIKE_EASY and spec in ("search:standard", "search:strong"))
]
