"""Whose turn it is, and who plays at all (R-P3, R-1.1)."""

from random import Random

import pytest

from igroteka.games.roads.actions import Deal, Draw, DrawLots, Lay
from igroteka.games.roads.state import State
from igroteka.kernel import (
    CHANCE,
    BadOption,
    Refusal,
    Seat,
    game_over,
    not_a_players_move,
    not_your_turn,
)

from .table import GAME, table

VARIANTS = [("duel", 2), ("newspaper", 2), ("newspaper", 6), ("heap", 2), ("heap", 5)]


def begun(variant: str, seats: int, starter: int, seed: int = 1) -> State:
    """After the lots, and after the deal where there is one."""
    state = GAME.start(seats, GAME.settle(seats, {"variant": variant}))
    state = GAME.apply(state, CHANCE, DrawLots(Seat(starter)))
    return GAME.apply(state, CHANCE, GAME.draw(state, Random(seed)))


@pytest.mark.clause("R-P3")
@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_a_lot_decides_who_begins_and_every_seat_has_an_equal_chance(
    variant: str, seats: int
) -> None:
    state = GAME.start(seats, GAME.settle(seats, {"variant": variant}))
    assert GAME.active(state) == (CHANCE,)
    odds = dict(GAME.chances(state) or ())
    assert odds == {DrawLots(Seat(seat)): 1 / seats for seat in range(seats)}
    assert GAME.legal(state, CHANCE) == tuple(odds)


@pytest.mark.clause("R-P3")
def test_the_lot_that_is_drawn_is_any_of_them() -> None:
    state = GAME.start(4, GAME.settle(4, {}))
    lots = {GAME.draw(state, Random(seed)) for seed in range(50)}
    assert lots == {DrawLots(Seat(seat)) for seat in range(4)}


@pytest.mark.clause("R-P3")
@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_whom_the_lot_falls_on_begins(variant: str, seats: int) -> None:
    for starter in range(seats):
        state = begun(variant, seats, starter)
        assert GAME.active(state) == (starter,)
        assert state.starter == starter
        assert all(not GAME.legal(state, Seat(idle)) for idle in range(seats) if idle != starter)


@pytest.mark.clause("R-P3")
def test_one_card_a_turn_and_then_it_is_the_next_players() -> None:
    after = table("─?", "S S X | S T").lay("─")
    assert after.hands == (("S", "X"), ("S", "T"))
    assert len(after.network.cards) == 2
    assert GAME.active(after) == (1,)


@pytest.mark.clause("R-P3")
def test_after_the_last_seat_comes_the_first() -> None:
    state = table("·╶?·\n····\n····", "C C | C C | C C", variant="newspaper", turn=2).lay("┐")
    assert GAME.active(state) == (0,)


@pytest.mark.clause("R-P3")
def test_there_is_no_passing() -> None:
    state = begun("duel", 2, 0)
    assert {type(action) for action in GAME.legal(state, Seat(0))} == {Lay}


@pytest.mark.clause("R-P3")
def test_only_a_card_that_is_held_may_be_laid() -> None:
    position = table("─?", "S S | X")
    assert position.fits() == "─"
    refusal = Refusal("R-P3", "roads-refuse-not-held", {"face": "X"})
    assert position.refusal("┼") == refusal
    nonsense = GAME.refuse(position.state, Seat(0), Lay("a card from another game", 1, 0, 0))
    assert nonsense == Refusal("R-P3", "roads-refuse-not-held", {"face": "a card f"})


@pytest.mark.clause("R-P3")
def test_who_is_not_at_turn_is_told_so() -> None:
    position = table("─?", "S | S")
    assert GAME.refuse(position.state, Seat(1), position.lay_of("─")) == not_your_turn("R-P3")
    waiting = GAME.start(2, GAME.settle(2, {}))
    assert GAME.refuse(waiting, Seat(0), Lay("S", 0, 0, 0)) == not_your_turn("R-P3")


@pytest.mark.clause("R-P3")
@pytest.mark.parametrize("action", [DrawLots(Seat(0)), Deal(((),), ()), Draw("S")])
def test_players_do_not_draw_lots_deal_or_draw_for_chance(action: DrawLots | Deal | Draw) -> None:
    state = table("─?", "S | S").state
    assert GAME.refuse(state, Seat(0), action) == not_a_players_move("R-P3")


@pytest.mark.clause("R-1.3", "R-2.3", "R-3.4")
@pytest.mark.parametrize(
    ("variant", "clause"), [("duel", "R-1.3"), ("newspaper", "R-2.3"), ("heap", "R-3.4")]
)
def test_after_the_end_nobody_lays(variant: str, clause: str) -> None:
    drawing = "╶?·\n···\n···"
    over = table(drawing, "D S | S", variant=variant).lay("╴")  # type: ignore[arg-type]
    assert GAME.active(over) == ()
    assert GAME.legal(over, Seat(1)) == ()
    assert GAME.refuse(over, Seat(1), Lay("S", 2, 0, 1)) == game_over(clause)


@pytest.mark.clause("R-P3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_duel_is_for_two(seats: int) -> None:
    with pytest.raises(BadOption, match=r"the duel is for two players, not .* \(R-P3\)"):
        GAME.settle(seats, {"variant": "duel"})
    assert GAME.settle(2, {})["variant"] == "duel"
    assert GAME.settle(seats, {})["variant"] == "newspaper"
    assert GAME.settle(seats, {"variant": "heap"})["variant"] == "heap"


@pytest.mark.clause("R-P3", "R-2.1", "R-C1")
def test_the_lobby_offers_what_so_many_players_may_choose() -> None:
    offered = {option.name: option.values for option in GAME.options(2)}
    assert offered == {
        "variant": ("duel", "newspaper", "heap"),
        "cards": ("24", "40", "12"),
        "lanes": ("off", "on"),
        "field": ("page", "spread"),
        "border": ("beige", "open"),
    }
    of_four = {option.name: option.values for option in GAME.options(4)}
    assert of_four["variant"] == ("newspaper", "heap")
    assert of_four["field"] == ("spread", "page")


@pytest.mark.clause("R-P3")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_fewer_than_two_or_more_than_six_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption, match=r"two to 6 players, not .* \(R-P3\)"):
        GAME.settle(seats, {})
    assert GAME.seats == (2, 6)


@pytest.mark.clause("R-1.1")
@pytest.mark.parametrize(("a_player", "each"), [("12", 12), ("24", 24), ("40", 40)])
def test_in_the_duel_every_card_is_shared_out_evenly(a_player: str, each: int) -> None:
    state = GAME.start(2, GAME.settle(2, {"cards": a_player}))
    state = GAME.apply(state, CHANCE, DrawLots(Seat(1)))
    assert GAME.chances(state) is None
    dealt = GAME.apply(state, CHANCE, GAME.draw(state, Random(3)))
    assert list(map(len, dealt.hands)) == [each, each]
    assert dealt.box == ()
    assert tuple(sorted(dealt.hands[0] + dealt.hands[1])) == state.box
    assert GAME.active(dealt) == (1,)


def test_nothing_is_drawn_while_a_player_thinks() -> None:
    state = table("─?", "S | S").state
    assert GAME.chances(state) is None
    assert GAME.legal(state, CHANCE) == ()
    with pytest.raises(LookupError, match="stage lay"):
        GAME.draw(state, Random(1))


def test_before_the_lot_is_drawn_nobody_has_done_anything() -> None:
    state = GAME.start(3, GAME.settle(3, {}))
    assert (state.starter, state.turn, state.idle, state.out) == (0, 0, 0, ())
    assert (state.stage, state.joined, state.network.cards) == ("lots", (0, 0, 0), {})
    assert not state.network.closed


def test_a_game_is_bound_by_a_draw_and_a_lay_for_each_card_besides_lots_and_deal() -> None:
    assert GAME.bound(GAME.start(2, GAME.settle(2, {"cards": "12"}))) == 2 * 24 + 2
    assert GAME.bound(table("─", "S | S C", variant="heap", box="C").state) == 2 * 4 + 2
