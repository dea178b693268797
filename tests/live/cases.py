"""Tables of bots, one of each kind that differs: a game, its seats and its options."""

from tests.tables import Case, tables

from igroteka.bots import SPECS
from igroteka.bots.taste import player_of

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
}


def is_like_easy(case: Case, spec: str) -> bool:
    """A stronger search of the house is the same with more simulations, and takes minutes."""
    own = player_of(case.game, *spec.split(":")) if ":" in spec else None
    return spec in ("search:standard", "search:strong") and own is None


def most_steps(spec: str) -> int:
    return MOST_STEPS[spec]


EVERY = [(case, spec) for case in CASES for spec in SPECS if not is_like_easy(case, spec)]
