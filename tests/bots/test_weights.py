"""What a taste weighs by is data: read with its bounds, and a fault is named by its place."""

from typing import Any

import pytest
from msgspec.structs import astuple

from igroteka.bots import BadWeights, Sheet, sheet_from, weighed, weights_of
from igroteka.bots.taste.roads.weights import WEIGHTS
from igroteka.games import SHELF
from igroteka.kernel import Game

WEIGHED = [game for game in SHELF.values() if weights_of(game)]
ROADS = SHELF["roads"]

HEAP = """
[when]
heap = { variant = "heap" }
[weights.heap]
joined = { value = 0.35, least = 0.0, most = 2.0 }
cards = { value = 0.8, least = 0.0, most = 3.0 }
"""


@pytest.mark.parametrize("game", WEIGHED, ids=lambda game: game.id)
def test_every_weight_of_the_house_lies_between_its_bounds(game: Game[Any, Any, Any]) -> None:
    sheet = weights_of(game)
    assert sheet
    assert weighed(game, sheet)
    for own in sheet.weights.values():
        assert all(
            one.least < one.value < one.most or one.value == one.least for one in own.values()
        )


def test_some_games_have_weights_to_be_tuned() -> None:
    assert {"roads", "clockwork", "prison", "skyscraper"} <= {game.id for game in WEIGHED}


def test_only_the_weights_of_the_game_that_is_played_are_in_play() -> None:
    sheet = weights_of(ROADS)
    assert sheet
    played = {group for group, _ in sheet.in_play({"variant": "heap", "cards": "24"})}
    assert played == {"heap"}


def test_a_changed_sheet_leaves_the_first_as_it_was() -> None:
    sheet = sheet_from(HEAP, "heap.toml")
    changed = sheet.changed({("heap", "cards"): 2.5})
    assert values(changed) == {"joined": 0.35, "cards": 2.5}
    assert values(sheet) == {"joined": 0.35, "cards": 0.8}


def values(sheet: Sheet) -> dict[str, float]:
    return {name: one.value for name, one in sheet.weights["heap"].items()}


@pytest.mark.parametrize(
    ("was", "put", "complaint"),
    [
        ("value = 0.8", "value = 3.5", "w.toml, heap, cards: 3.5 is not between 0 and 3"),
        ("value = 0.8", "value = nan", "w.toml, heap, cards: nan is not between 0 and 3"),
        ("value = 0.35", "value = -0.1", "w.toml, heap, joined: -0.1 is not between 0 and 2"),
        ("most = 3.0", "most = 0.0", "w.toml, heap, cards: its bounds leave no room"),
        ("value = 0.8", "value = 'much'", "w.toml, weights, value: Expected `float`, got `str`"),
        ("least = 0.0, most = 2.0", "least = 0.0", "w.toml, weights: Object missing"),
        ("[when]\nheap", "[when]\nheaps", "w.toml, when, heaps: there is no such group"),
        ("[weights.heap]", "[weights.heap", "w.toml, line 4"),
    ],
)
def test_a_fault_is_named_by_its_place(was: str, put: str, complaint: str) -> None:
    assert was in HEAP
    with pytest.raises(BadWeights) as error:
        sheet_from(HEAP.replace(was, put), "w.toml")
    assert str(error.value).startswith(complaint)


def test_a_weight_that_is_missing_or_too_many_is_named() -> None:
    sheet = weights_of(ROADS)
    assert sheet
    fewer = {**sheet.weights, "heap": {"cards": sheet.weights["heap"]["cards"]}}
    with pytest.raises(BadWeights, match=r"w\.toml, weights, heap: Object missing .*`joined`"):
        weighed(ROADS, Sheet(fewer), "w.toml")
    more = {**sheet.weights, "tea": {"cups": sheet.weights["heap"]["cards"]}}
    with pytest.raises(BadWeights, match=r"w\.toml, weights: Object contains unknown field `tea`"):
        weighed(ROADS, Sheet(more), "w.toml")


def test_the_compiled_search_takes_the_duel_in_its_order() -> None:
    """The last is the threat, and all are floats: Numba is told so once."""
    assert astuple(WEIGHTS.duel)[13] == WEIGHTS.duel.threat
    assert all(isinstance(one, float) for one in astuple(WEIGHTS.duel))
