"""Gaps of the network and the cards that fit them."""

from functools import cache, lru_cache

from igroteka.games.roads.faces import BEIGE, FACES, FREE, Sides, takers
from igroteka.games.roads.network import Network
from igroteka.games.roads.state import State


@cache
def roads(face: str) -> int:
    return sum(width > BEIGE for width in FACES[face])


@lru_cache(maxsize=1 << 14)
def branches(hand: tuple[str, ...]) -> int:
    """The road ends that the junctions of a hand would add."""
    return sum(roads(face) - 2 for face in hand if roads(face) > 2)


@lru_cache(maxsize=1 << 14)
def dead_ends(hand: tuple[str, ...]) -> int:
    return sum(roads(face) == 1 for face in hand)


@lru_cache(maxsize=1 << 14)
def kinds(hand: tuple[str, ...]) -> frozenset[str]:
    return frozenset(hand)


def holes(network: Network, faces: frozenset[str]) -> int:
    """Gaps that none of these faces can fill."""
    return sum([takers(need).isdisjoint(faces) for need in network.ends.values()])


def room(network: Network, mine: frozenset[str], others: frozenset[str]) -> tuple[int, int]:
    """How many gaps take a face of mine, and how many of those none of the others'."""
    room = only = 0
    for need in network.ends.values():
        fit = takers(need)
        if not fit.isdisjoint(mine):
            room += 1
            only += fit.isdisjoint(others)
    return room, only


def closes_next(state: State) -> bool:
    """One gap is left, and the second player, to move, holds the card that closes it."""
    if len(state.network.ends) != 1 or state.turn != state.second:
        return False
    (need,) = state.network.ends.values()
    return not takers(_shut(need)).isdisjoint(state.hand)


@cache
def _shut(need: Sides) -> Sides:
    north, east, south, west = (BEIGE if side == FREE else side for side in need)
    return north, east, south, west
