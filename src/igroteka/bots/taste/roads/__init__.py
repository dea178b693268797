"""Taste in Roads: how open the network is, whose cards still fit, who is ahead."""

from collections.abc import Mapping
from functools import cache, lru_cache
from math import exp, log

from igroteka.bots.reasons import Reason
from igroteka.games.roads.actions import RoadsAction
from igroteka.games.roads.faces import BEIGE, FACES, FREE, takers
from igroteka.games.roads.network import Network
from igroteka.games.roads.state import State
from igroteka.kernel import Seat, players

from .reasons import reasons

Terms = dict[str, float]


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


def duel_terms(state: State) -> Terms:
    """For the starter, who wants the network open; the other wants the opposite (R-1.2)."""
    network, unlaid = state.network, state.hands[0] + state.hands[1]
    gaps = len(network.ends)
    return {
        "gaps": 1.2 * log(1 + gaps) - 1.5,
        "holes": 1.0 * min(2, holes(network, unlaid)),
        "branches": 0.25 * (branches(state.hands[0]) + branches(state.hands[1])),
        "threat": -4.0 * closes_next(state),
    }


def newspaper_terms(state: State, seat: Seat) -> Terms:
    """Whoever lays last wins, so gaps for one's own cards are moves in store (R-2.4)."""
    if seat in state.out:
        return {"out": -12.0}
    mine = frozenset(state.hands[seat])
    others = frozenset(
        face
        for other in players(state.seats)
        if other != seat and other not in state.out
        for face in state.hands[other]
    )
    room = only = 0
    for need in state.network.ends.values():
        fit = takers(need)
        if not fit.isdisjoint(mine):
            room += 1
            only += fit.isdisjoint(others)
    return {"room": 0.6 * log(1 + room), "only": 0.8 * only}


def heap_terms(state: State, seat: Seat) -> Terms:
    """Fewest cards left, then most roads joined (R-3.4)."""
    hand = frozenset(state.hands[seat])
    room = sum(not takers(need).isdisjoint(hand) for need in state.network.ends.values())
    return {
        "left": -0.8 * len(state.hands[seat]),
        "joined": 0.35 * state.joined[seat],
        "room": 0.3 * log(1 + room),
    }


def holes(network: Network, unlaid: tuple[str, ...]) -> int:
    """Gaps that no card left can ever fill."""
    faces = frozenset(unlaid)
    return sum([takers(need).isdisjoint(faces) for need in network.ends.values()])


@lru_cache(maxsize=1 << 14)
def branches(hand: tuple[str, ...]) -> int:
    """How many road ends the cards would add if each joined just one."""
    return sum(roads(face) - 2 for face in hand)


@cache
def roads(face: str) -> int:
    return sum(width > BEIGE for width in FACES[face])


def closes_next(state: State) -> bool:
    """One gap is left, and the player to move holds the card that closes it."""
    if len(state.network.ends) != 1 or state.turn != state.second:
        return False
    (need,) = state.network.ends.values()
    north, east, south, west = (BEIGE if side == FREE else side for side in need)
    return not takers((north, east, south, west)).isdisjoint(state.hand)
