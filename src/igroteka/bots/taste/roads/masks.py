"""Sets of faces as bits of a number: which faces a hand holds, which a gap takes."""

from functools import cache, lru_cache

from igroteka.games.roads.faces import BEIGE, FACES, Sides, takers

BITS = {face: 1 << at for at, face in enumerate(FACES)}


@cache
def roads(face: str) -> int:
    return sum(width > BEIGE for width in FACES[face])


@lru_cache(maxsize=1 << 14)
def held(hand: tuple[str, ...]) -> int:
    return sum(BITS[face] for face in set(hand))


@cache
def fits(need: Sides) -> int:
    return sum(BITS[face] for face in takers(need))


@lru_cache(maxsize=1 << 14)
def branches(hand: tuple[str, ...]) -> int:
    """The road ends that the junctions of a hand would add."""
    return sum(roads(face) - 2 for face in hand if roads(face) > 2)


@lru_cache(maxsize=1 << 14)
def dead_ends(hand: tuple[str, ...]) -> int:
    return sum(roads(face) == 1 for face in hand)
