"""Taste in Roads: how open the network is, whose cards still fit, who is ahead."""

from math import exp

from igroteka.bots.reasons import Reason
from igroteka.games.roads.actions import RoadsAction
from igroteka.games.roads.state import State
from igroteka.kernel import Seat

from .duel import first_odds
from .heap import heap_odds
from .newspaper import newspaper_odds
from .reasons import reasons


class RoadsTaste:
    def worth(self, state: State, seat: Seat) -> float:
        match state.options.variant:
            case "duel":
                first = 1 / (1 + exp(-first_odds(state)))
                return first if seat == state.starter else 1 - first
            case "newspaper":
                return share(newspaper_odds(state), seat)
            case "heap":
                return share(heap_odds(state), seat)

    def reasons(
        self, before: State, action: RoadsAction, after: State, seat: Seat
    ) -> tuple[Reason, ...]:
        return reasons(before, action, after, seat)


def share(odds: list[float], seat: Seat) -> float:
    """One seat's part of everybody's strength."""
    own = odds[seat]
    return 1 / sum([exp(other - own) for other in odds])
