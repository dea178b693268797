"""Taste in Roads: how open the network is, whose cards still fit, who is ahead."""

from collections.abc import Sequence
from importlib.util import find_spec
from math import exp

from igroteka.bots.taste.base import Taste
from igroteka.games.roads.actions import Lay, RoadsAction
from igroteka.games.roads.laying import placements
from igroteka.games.roads.options import Variant
from igroteka.games.roads.rules import Roads
from igroteka.games.roads.state import State
from igroteka.kernel import Seat, Words

from .duel import closes_next, first_odds
from .facts import facts
from .habits import HABITS as HABITS
from .habits import habits as habits
from .heap import heap_odds
from .masks import held
from .newspaper import newspaper_odds
from .reasons import reasons
from .sketch import Sketch, sketch, with_card
from .weights import WEIGHTS
from .weights import Weights as Weights

ROADS = Roads()


class RoadsTaste(Taste):
    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def worth(self, state: State, seat: Seat) -> float:
        threatened = state.options.variant == "duel" and closes_next(state)
        return worth(state.options.variant, sketch(state), seat, self.weights, threatened)

    def facts(self, state: State, seat: Seat) -> tuple[float, ...]:
        return facts(state, seat)

    def glance(
        self, state: State, seat: Seat, actions: Sequence[RoadsAction]
    ) -> Sequence[float | None]:
        now, variant = sketch(state), state.options.variant
        if state.options.open_border:
            return [None] * len(actions)
        worths: list[float | None] = []
        for lay in actions:
            assert isinstance(lay, Lay)
            after = with_card(now, state, seat, lay)
            ends = near_the_end(variant, after)
            worths.append(None if ends else worth(variant, after, seat, self.weights))
        return worths

    def foresees(self, state: State) -> bool:
        """Where whoever is at turn has drawn a card already, it is as good as laid."""
        return state.options.variant != "duel"

    def foreseen(self, state: State, seat: Seat) -> State:
        """After the card that seems best to whoever is to lay: one's own, then the next one's."""
        while state.stage == "lay":
            mover, state = state.turn, self.laid(state)
            if mover != seat:
                break
        return state

    def laid(self, state: State) -> State:
        lays = placements(state, state.turn)
        worths = [
            self.looked(state, lay) if glanced is None else glanced
            for lay, glanced in zip(lays, self.glance(state, state.turn, lays), strict=True)
        ]
        return ROADS.apply(state, state.turn, lays[worths.index(max(worths))])

    def looked(self, state: State, lay: Lay) -> float:
        after, seat = ROADS.apply(state, state.turn, lay), state.turn
        return after.result.worth(seat) if after.result else self.worth(after, seat)

    def draws(self, state: State) -> Seat | None:
        return state.turn if state.stage == "draw" else None

    def shortcut(self, state: State, seat: Seat, simulations: int, explore: float) -> Lay | None:
        """In the duel nothing is unknown (R-P4), so the search can be compiled."""
        if state.options.variant != "duel" or find_spec("numba") is None:
            return None
        from .compiled import duel_move

        return duel_move(state, seat, simulations, explore, self.weights.duel)

    def reasons(
        self, before: State, deed: Sequence[RoadsAction], after: State, seat: Seat
    ) -> tuple[Words, ...]:
        return reasons(before, deed[0], after, seat)


def worth(
    variant: Variant, now: Sketch, seat: Seat, by: Weights, threatened: bool = False
) -> float:
    match variant:
        case "duel":
            threat = by.duel.threat if threatened else 0.0
            first = 1 / (1 + exp(-first_odds(now, by.duel) + threat))
            return first if seat == now.starter else 1 - first
        case "newspaper":
            return share(newspaper_odds(now, by.newspaper), seat)
        case "heap":
            return share(heap_odds(now, by.heap), seat)


def share(odds: list[float], seat: Seat) -> float:
    """One seat's part of everybody's strength."""
    own = odds[seat]
    return 1 / sum([exp(other - own) for other in odds])


def near_the_end(variant: Variant, now: Sketch) -> bool:
    """The network nearly closed, or somebody without a place to lay: the rules must say."""
    if len(now.gaps) < 2 or not any(now.hands):
        return True
    if variant == "heap":
        return False
    taken = 0
    for fit in now.gaps:
        taken |= fit
    return any(not taken & held(hand) for hand in now.hands)


TASTE = RoadsTaste()
