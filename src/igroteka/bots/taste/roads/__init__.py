"""Taste in Roads: how open the network is, whose cards still fit, who is ahead."""

from collections.abc import Mapping
from math import exp

from igroteka.bots.reasons import Reason
from igroteka.games.roads.actions import RoadsAction
from igroteka.games.roads.state import State
from igroteka.kernel import Seat, players

from .duel import duel_terms
from .heap import heap_terms
from .newspaper import newspaper_terms
from .reasons import reasons


class RoadsTaste:
    def terms(self, state: State, seat: Seat) -> Mapping[str, float]:
        match state.options.variant:
            case "duel":
                sign = 1 if seat == state.starter else -1
                return {name: sign * value for name, value in duel_terms(state).items()}
            case "newspaper":
                return newspaper_terms(state, seat)
            case "heap":
                return heap_terms(state, seat)

    def worth(self, state: State, seat: Seat) -> float:
        """The odds against the others together, each as strong as its own terms say."""
        own = exp(sum(self.terms(state, seat).values()))
        if state.options.variant == "duel":
            return own / (1 + own)
        others = (other for other in players(state.seats) if other != seat)
        return own / (own + sum(exp(sum(self.terms(state, o).values())) for o in others))

    def reasons(
        self, before: State, action: RoadsAction, after: State, seat: Seat
    ) -> tuple[Reason, ...]:
        return reasons(before, action, after, seat)
