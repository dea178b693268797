"""Random games of every kind, for laws and for the second implementation."""

from collections.abc import Iterator
from random import Random

from igroteka.games.roads.actions import RoadsAction
from igroteka.games.roads.state import State
from igroteka.kernel import CHANCE, Seat

from .table import GAME

KINDS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"cards": "12"}),
    (2, {"cards": "40"}),
    (2, {"lanes": "on"}),
    (2, {"variant": "newspaper"}),
    (3, {"variant": "newspaper", "field": "3x3"}),
    (3, {"variant": "newspaper", "field": "5x4", "border": "open"}),
    (4, {"variant": "newspaper", "lanes": "on", "field": "6x5"}),
    (2, {"variant": "newspaper", "lanes": "on", "border": "open", "field": "4x4"}),
    (6, {"variant": "newspaper", "field": "3x7"}),
    (2, {"variant": "heap", "cards": "12"}),
    (3, {"variant": "heap"}),
    (6, {"variant": "heap", "lanes": "on", "cards": "12"}),
]


def name_of(kind: tuple[int, dict[str, str]]) -> str:
    seats, options = kind
    return "-".join([str(seats), *options.values()])


def steps(
    seats: int, options: dict[str, str], rng: Random
) -> Iterator[tuple[State, Seat, RoadsAction, State]]:
    """Every step of one random game: before, who, what, after."""
    state = GAME.start(seats, GAME.settle(seats, options))
    while active := GAME.active(state):
        seat = active[0]
        action = GAME.draw(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
        after = GAME.apply(state, seat, action)
        yield state, seat, action, after
        state = after
