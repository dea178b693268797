"""How well a bot plays: its budget in simulations, its memory, and how often its hand slips."""

from msgspec import Struct

from igroteka.kernel import PERFECT, Recall


class Level(Struct, frozen=True):
    """`worlds` are imagined before a choice; `noise` blurs what each move seems worth.

    Budgets are counted in simulations, never in seconds, so that an arena repeats.
    """

    name: str
    worlds: int
    noise: float = 0.0
    recall: Recall = PERFECT


RANDOM = (Level("standard", worlds=0),)

GREEDY = (
    Level("easy", worlds=1, noise=0.3, recall=Recall("last", 4)),
    Level("standard", worlds=3, noise=0.02, recall=Recall("fading", 90)),
    Level("strong", worlds=8),
)

SEARCH = (
    Level("easy", worlds=40, recall=Recall("last", 8)),
    Level("standard", worlds=400, recall=Recall("fading", 95)),
    Level("strong", worlds=1600),
)
