"""The move tree counted from named positions."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from igroteka.games.roads.state import State

from .perft import divided, leaves, slow_leaves
from .table import table

POSITIONS: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("perft.toml").read_text(encoding="utf-8")
)["position"]
OPTIONAL = ("variant", "lanes", "border", "stage", "box")
SLOW_LIMIT = 500

every_position = pytest.mark.parametrize("told", POSITIONS, ids=lambda told: str(told["name"]))


def state_of(told: dict[str, Any]) -> State:
    given = {key: told[key] for key in OPTIONAL if key in told}
    return table(told["drawing"], told["hands"], **given).state


@pytest.mark.clause("R-P1", "R-P2", "R-P3")
@every_position
def test_the_game_has_as_many_lines_of_play_as_counted(told: dict[str, Any]) -> None:
    state = state_of(told)
    for depth, count in enumerate(told["leaves"], start=1):
        assert leaves(state, depth) == count, divided(state, depth)


@every_position
def test_the_counts_are_those_of_the_slow_referee(told: dict[str, Any]) -> None:
    state = state_of(told)
    for depth, count in enumerate(told["leaves"], start=1):
        if count <= SLOW_LIMIT:
            assert slow_leaves(state, depth) == count
