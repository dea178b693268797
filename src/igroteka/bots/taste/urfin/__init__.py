"""Taste in Urfin: how surely and how soon the soldiers come to the palace, and what stops them."""

from collections.abc import Sequence

from msgspec.structs import replace

from igroteka.bots.taste.base import Taste
from igroteka.games.urfin.actions import UrfinAction
from igroteka.games.urfin.state import State
from igroteka.kernel import Seat, Words

from .facts import facts
from .fingers import FINGERS
from .mate import Mate
from .plan import Care
from .prover import ways as ways
from .reasons import reasons
from .sketch import sketch_of

# How carefully a place is looked for, by the bot's name and level.
CARES = {
    ("greedy", "easy"): Care(),
    ("greedy", "standard"): Care(),
    ("greedy", "strong"): Care(),
    ("search", "easy"): Care(sites=3, orders=2),
    ("search", "standard"): Care(sites=6, orders=6, solves=True),
    ("search", "strong"): Care(sites=6, orders=6, plans=4, futures=6, solves=True),
}


class UrfinTaste(Taste):
    def worth(self, state: State, seat: Seat) -> float:
        """The team's; there is no other."""
        return 1 / (1 + sketch_of(state).danger)

    def facts(self, state: State, seat: Seat) -> tuple[float, ...]:
        return facts(state)

    def weighs(self, state: State) -> bool:
        """What fingers do in the bag is not seen in the danger."""
        return state.stage == "build"

    def reasons(
        self, before: State, deed: Sequence[UrfinAction], after: State, seat: Seat
    ) -> tuple[Words, ...]:
        return reasons(before, deed, seat, CARES["search", "standard"])


def adviser() -> Mate:
    """Thinks as a searching mate does, for whoever asks, of all that the team has to do."""
    fingers = replace(FINGERS["standard"], sure=0.95)
    return Mate(fingers, CARES["search", "standard"], helps=True)


def player(name: str, level: str) -> Mate | None:
    """By its name and level how it looks for a place, by its level how it feels."""
    care = CARES.get((name, level))
    return Mate(FINGERS[level], care) if care else None


TASTE = UrfinTaste()
