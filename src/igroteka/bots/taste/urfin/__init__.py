"""Taste in Urfin: how surely and how soon the soldiers come to the palace, and what stops them."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from igroteka.bots.taste.base import Taste
from igroteka.games.urfin.actions import UrfinAction
from igroteka.games.urfin.state import State
from igroteka.kernel import Seat, Words, convert

from .facts import facts
from .fingers import FINGERS, Fingers
from .habits import HABITS as HABITS
from .habits import habits as habits
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


def adviser(rank: Any) -> Mate:
    """Thinks of all that the team has to do, and feels no further once it is sure."""
    craft = craft_of(rank)
    return Mate(replace(craft.fingers, sure=0.95), craft.care, helps=True)


def player(name: str, level: str) -> Mate | None:
    """By its name and level how it looks for a place, by its level how it feels."""
    care = CARES.get((name, level))
    return Mate(FINGERS[level], care) if care else None


class Craft(Struct, frozen=True, forbid_unknown_fields=True):
    """What a level declares: how it feels, and how it looks for a place."""

    fingers: Fingers
    care: Care = Care()


def craft_of(rank: Any) -> Craft:
    fingers = {"accuracy": rank.accuracy or 0.0, **rank.care.get("fingers", {})}
    return convert({**rank.care, "fingers": fingers}, Craft)


def own_player(rank: Any, leans: Mapping[str, float]) -> Mate:
    craft = craft_of(rank)
    return Mate(craft.fingers, replace(craft.care, **leans))


TASTE = UrfinTaste()
