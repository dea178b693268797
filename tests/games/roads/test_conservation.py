"""What random play never breaks, whatever the variant."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.roads.actions import Lay
from igroteka.kernel import decode, encode

from .naive import all_cards, facing, is_one_network, on_field, open_ends, recount, table_of
from .play import KINDS, name_of, steps
from .table import GAME

every_kind = pytest.mark.parametrize("kind", KINDS, ids=name_of)
seeds = st.integers(0, 2**32)

Kind = tuple[int, dict[str, str]]


@pytest.mark.clause("R-C1", "R-C2")
@every_kind
@settings(max_examples=6)
@given(seed=seeds)
def test_hands_table_and_box_together_are_always_the_deck(kind: Kind, seed: int) -> None:
    deck = all_cards(GAME.start(kind[0], GAME.settle(*kind)))
    for _, _, _, after in steps(*kind, Random(seed)):
        assert all_cards(after) == deck
        assert all(list(hand) == sorted(hand) for hand in (*after.hands, after.box))


@pytest.mark.clause("R-P1", "R-P2")
@every_kind
@settings(max_examples=4)
@given(seed=seeds)
def test_ends_and_kerbs_kept_are_those_counted_from_scratch(kind: Kind, seed: int) -> None:
    for _, _, _, after in steps(*kind, Random(seed)):
        counted = recount(after.network, after.options)
        assert after.network == counted
        assert after.network.closed == (bool(counted.cards) and not counted.ends)


@pytest.mark.clause("R-P1", "R-P2", "R-2.1")
@every_kind
@settings(max_examples=4)
@given(seed=seeds)
def test_the_table_is_one_network_whose_sides_all_match(kind: Kind, seed: int) -> None:
    *_, (_, _, _, end) = steps(*kind, Random(seed))
    table = table_of(end)
    assert is_one_network(table)
    for place, sides in table.items():
        assert on_field(end.options, place)
        for side, width in enumerate(sides):
            assert facing(table, place, side) in (None, width)


@pytest.mark.clause("R-2.2")
@settings(max_examples=15)
@given(seed=seeds)
def test_on_a_beige_field_no_road_ever_leaves(seed: int) -> None:
    *_, (_, _, _, end) = steps(2, {"variant": "newspaper", "field": "4x5"}, Random(seed))
    assert all(on_field(end.options, place) for place in open_ends(table_of(end), end.options))
    for (x, y), (north, east, south, west) in table_of(end).items():
        assert not any((y == 0 and north, x == 3 and east, y == 4 and south, x == 0 and west))


@pytest.mark.clause("R-2.2")
@settings(max_examples=15)
@given(seed=seeds)
def test_on_an_open_field_a_road_leads_on_until_it_is_full(seed: int) -> None:
    options = {"variant": "newspaper", "field": "4x5", "border": "open"}
    for _, _, action, after in steps(2, options, Random(seed)):
        if isinstance(action, Lay):
            assert after.network.ends or len(after.network.cards) == 20


@pytest.mark.clause("R-3.4")
@settings(max_examples=8)
@given(seed=seeds)
def test_roads_joined_are_those_that_met_when_each_card_came(seed: int) -> None:
    told = [0, 0, 0]
    for before, seat, action, after in steps(3, {"variant": "heap"}, Random(seed)):
        if isinstance(action, Lay):
            table = table_of(before)
            met = [facing(table, (action.x, action.y), side) for side in range(4)]
            told[seat] += sum(bool(width) for width in met) if table else 1
        assert after.joined == tuple(told)


@every_kind
@settings(max_examples=3)
@given(seed=seeds)
def test_a_game_ends_within_its_bound_and_a_position_survives_the_wire(
    kind: Kind, seed: int
) -> None:
    game = list(steps(*kind, Random(seed)))
    start, end = game[0][0], game[-1][3]
    assert len(game) <= GAME.bound(start)
    assert GAME.outcome(end) is not None
    for _, _, _, after in game[:: len(game) // 5 + 1]:
        assert decode(encode(after), GAME.state_type) == after
