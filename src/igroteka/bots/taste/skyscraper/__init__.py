"""Taste in Skyscraper: points, cards out of the hand, workers high up, and a hand that trembles."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from igroteka.bots.taste.base import Taste
from igroteka.games.skyscraper.actions import Pick, PutBack, Settle
from igroteka.games.skyscraper.landing import CALM
from igroteka.games.skyscraper.state import NONE, State
from igroteka.kernel import CHANCE, Seat, Words, convert

from .ahead import turn_made
from .deeds import SKYSCRAPER, deeds
from .facts import facts
from .habits import HABITS as HABITS
from .habits import habits as habits
from .hand import TREMOR_MM
from .mason import Mason, put_back
from .plan import Care
from .prover import lines as lines
from .prover import ways as ways
from .reasons import reasons
from .weights import WEIGHTS
from .weights import Weights as Weights
from .worth import chance

CARES = {
    ("greedy", "easy"): Care(builds=2, blur=4.0),
    ("greedy", "standard"): Care(builds=4, blur=0.5),
    ("greedy", "strong"): Care(builds=8),
    ("search", "easy"): Care(builds=3, beam=2, depth=3, blur=1.0),
    ("search", "standard"): Care(builds=4, beam=3, depth=3),
    ("search", "strong"): Care(builds=6, beam=5, depth=4, worlds=3),
}


# Of all builds a review looks at the best few.
BUILDS = 4


# How the rest of a turn is thought through: as whoever gives hints does.
FORESIGHT = Care(builds=4, beam=3, depth=3)


class SkyscraperTaste(Taste):
    """What the others hold changes nothing of it, so one world is as good as many."""

    most_worlds = 1

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def worth(self, state: State, seat: Seat) -> float:
        return chance(state, seat, prices=self.weights.prices)

    def facts(self, state: State, seat: Seat) -> tuple[float, ...]:
        return facts(state, seat)

    def deeds(self, state: State, seat: Seat) -> Iterable[tuple[Any, ...]] | None:
        """As if all stood still; where a fallen worker is put costs nothing."""
        if state.stage == "put":
            return None
        return (deed.actions for deed in deeds(replace(state, hands="calm"), seat, BUILDS))

    def foresees(self, state: State) -> bool:
        return True

    def foreseen(self, state: State, seat: Seat) -> State:
        """After the best turn that can be made of it, as if all stood still."""
        state = at_rest(state)
        if state.result or state.stage != "play" or state.turn != seat:
            return state
        return thought_through(as_known(state, seat), self.weights)

    def hand(self, state: State) -> Seat | None:
        return state.turn if state.stage == "settle" else None

    def steady(self, answer: Any) -> bool:
        return isinstance(answer, Settle) and replace(answer, film="") == CALM

    def goes_on(self, action: Any, after: State) -> bool:
        """A card picked is to be built, or put back for another."""
        return isinstance(action, Pick | PutBack)

    def reasons(
        self, before: State, deed: Sequence[Any], after: State, seat: Seat
    ) -> tuple[Words, ...]:
        return reasons(before, deed, after, seat)


def at_rest(state: State) -> State:
    """What a hand is setting stands, and whoever has fallen is put back."""
    if state.stage == "settle":
        state = SKYSCRAPER.apply(state, CHANCE, CALM)
    while state.stage == "put":
        (owner,) = SKYSCRAPER.active(state)
        action = put_back(state, tuple(SKYSCRAPER.legal(state, owner)))
        state = SKYSCRAPER.apply(state, owner, action)
    return state


def as_known(state: State, seat: Seat) -> State:
    """Of the others' cards only how many they are, so that one thought serves all worlds."""
    hands = [hand if one == seat else (NONE,) * len(hand) for one, hand in enumerate(state.cards)]
    return replace(state, hands="calm", cards=tuple(hands))


@lru_cache(maxsize=64)
def thought_through(state: State, by: Weights) -> State:
    return turn_made(state, FORESIGHT, by) or state


def player(name: str, level: str) -> Mason | None:
    """By its name and level how far it thinks, by its level how its hand trembles."""
    care = CARES.get((name, level))
    return Mason(care, TREMOR_MM[level]) if care else None


def own_player(rank: Any, leans: Mapping[str, float], weights: Weights = WEIGHTS) -> Mason:
    return Mason(convert({**rank.care, "leans": leans}, Care), rank.tremor_mm or 0.0, weights)


TASTE = SkyscraperTaste()
