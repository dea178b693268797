"""What an NPC decides follows from the position alone, and what is remembered besides is small."""

import gc
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from types import FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from igroteka.games.prison import Prison
from igroteka.games.prison.figures.recent import Recent
from igroteka.games.prison.npc.decision import THOUGHTS, _minds, decision
from igroteka.games.prison.state import State
from igroteka.kernel import decode, encode, stream
from igroteka.match import Match, new_match, wander

HARD = {"level": "black", "sight": "on"}
GAMES = 3
MOST_MB = 8
LARGEST = 4_000  # bytes of a decision


def played(seed: str) -> Match[Any, Any]:
    match, rng = new_match(Prison(), 1, HARD, seed), stream(seed, "memory")
    while wander(match, rng):
        pass
    return match


def deciding(match: Match[Any, Any]) -> Iterator[State]:
    """Positions in which an NPC had made up its mind."""
    return (state for state in match.positions if "decision" in state.__dict__)


@pytest.mark.clause("P-9.31")
def test_a_decision_follows_from_the_position_and_from_nobodys_memory() -> None:
    found = list(deciding(played("elm")))
    assert len(found) > GAMES
    for state in found:
        _minds.known.clear()
        fresh = decode(encode(state), State)
        assert decision(fresh) == decision(state)


def test_a_decision_is_a_small_value() -> None:
    for state in deciding(played("oak")):
        assert len(encode(decision(state))) < LARGEST


def test_after_a_long_evening_no_more_is_remembered_than_after_a_short_one() -> None:
    for number in range(GAMES):
        played(f"evening {number}")
    assert len(_minds.known) <= THOUGHTS
    assert megabytes(remembered()) < MOST_MB


def remembered() -> Iterator[object]:
    """All that the modules of Prison keep from one position to the next."""
    for name, module in list(sys.modules.items()):
        if name.startswith("igroteka.games.prison"):
            kept = (Recent, _lru_cache_wrapper)
            yield from (each for each in vars(module).values() if isinstance(each, kept))


def megabytes(roots: Iterator[object]) -> float:
    """Of these and of all that hangs on them, each once."""
    code = (type, ModuleType, FunctionType, MethodType)
    seen: set[int] = set()
    waiting, size = list(roots), 0
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, code):
            continue
        seen.add(id(one))
        size += sys.getsizeof(one)
        waiting += gc.get_referents(one)
    return size / 1e6
