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
MOST_STEPS = {"random": 400, "greedy": 160, "search": 24}


def most_steps(spec: str) -> int:
    return MOST_STEPS[spec.partition(":")[0]]


EVERY = [(case, spec) for case in CASES for spec in SPECS]
QUICK = [(case, spec) for case, spec in EVERY if not spec.startswith("search:")] + [
    (case, "search:easy") for case in CASES
]
