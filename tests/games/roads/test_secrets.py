"""What a seat knows and may believe (R-P4)."""

from collections import Counter
from random import Random

import pytest

from igroteka.games.roads.actions import Deal, Draw, DrawLots, Lay
from igroteka.games.roads.events import Dealt, Drawn
from igroteka.games.roads.state import State
from igroteka.games.roads.view import LaidCard
from igroteka.kernel import CHANCE, Help, Listener, Seat

from .naive import all_cards
from .table import GAME, table


@pytest.mark.clause("R-P4")
def test_a_seat_sees_its_own_hand_and_the_number_of_the_others_cards() -> None:
    state = table("─?", "S C | T X D", box="C C").state
    view = GAME.view(state, Seat(0))
    assert view.hand == ("C", "S")
    assert view.hand_sizes == (2, 3)
    assert view.box_left == 2
    assert view.all_hands is None
    assert view.unseen is None


@pytest.mark.clause("R-P4")
def test_a_spectator_sees_no_hand_at_all() -> None:
    view = GAME.view(table("─?", "S C | T X D").state, None)
    assert view.hand == ()
    assert view.hand_sizes == (2, 3)


@pytest.mark.clause("R-P4")
def test_the_deck_list_is_public() -> None:
    state = GAME.start(2, GAME.settle(2, {}))
    listed = {"S": 12, "C": 19, "T": 7, "X": 2, "D": 8}
    assert GAME.view(state, Seat(0)).deck == GAME.view(state, None).deck == listed


@pytest.mark.clause("R-P4")
def test_a_coach_counts_what_is_still_unseen() -> None:
    state = table("─┐\n·?", "S C | T X D").state
    unseen = {"S": 12 - 2, "C": 19 - 2, "T": 7, "X": 2, "D": 8}
    assert GAME.view(state, Seat(0), Help.COACH).unseen == unseen
    assert GAME.view(state, Seat(0), Help.PURIST).unseen is None


@pytest.mark.clause("R-P4")
def test_at_the_end_the_hands_lie_open() -> None:
    over = table("╶?", "D S | C T").lay("╴")
    assert GAME.view(over, Seat(0)).all_hands == (("S",), ("C", "T"))
    assert GAME.view(over, None).all_hands == (("S",), ("C", "T"))


def test_a_view_shows_the_table() -> None:
    state = table("╶?", "S S | S", starter=1).lay("─")
    view = GAME.view(state, Seat(0))
    assert view.cards == (
        LaidCard("D", 0, 0, 1, Seat(0)),
        LaidCard("S", 1, 0, 1, Seat(0)),
    )
    assert view.ends == ((2, 0),)
    assert (view.stage, view.turn, view.starter) == ("lay", 1, 1)
    assert (view.variant, view.lanes, view.field, view.open_border) == ("duel", False, (), False)
    assert (view.joined, view.out) == ((1, 0), ())


@pytest.mark.clause("R-P4")
def test_a_deal_is_heard_card_by_card_only_by_its_owner() -> None:
    state = GAME.start(2, GAME.settle(2, {"cards": "12"}))
    state = GAME.apply(state, CHANCE, DrawLots(Seat(0)))
    deal = GAME.draw(state, Random(7))
    assert isinstance(deal, Deal)
    heard = Listener()
    GAME.apply(state, CHANCE, deal, heard)
    mine, theirs = (Dealt(Seat(seat), 12, deal.hands[seat]) for seat in (0, 1))
    assert heard.heard_by(Seat(0)) == (mine, Dealt(Seat(1), 12))
    assert heard.heard_by(Seat(1)) == (Dealt(Seat(0), 12), theirs)
    assert heard.heard_by(None) == (Dealt(Seat(0), 12), Dealt(Seat(1), 12))


@pytest.mark.clause("R-P4", "R-3.2")
def test_a_card_drawn_from_the_heap_is_shown_to_nobody_else() -> None:
    heard = Listener()
    state = table("─", "S | S", variant="heap", box="C T", stage="draw", turn=1).state
    GAME.apply(state, CHANCE, Draw("C"), heard)
    assert heard.heard_by(Seat(1)) == (Drawn(Seat(1), 1, "C"),)
    assert heard.heard_by(Seat(0)) == heard.heard_by(None) == (Drawn(Seat(1), 1),)


def worlds(state: State, seat: int, count: int = 30) -> list[State]:
    return [GAME.imagine(state, Seat(seat), Random(seed)) for seed in range(count)]


@pytest.mark.clause("R-P4")
def test_an_imagined_world_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    state = table("─?", "S C X | T X D | C C", variant="heap", box="C C S T", turn=0).state
    for world in worlds(state, 0):
        assert world.hands[0] == state.hands[0]
        assert list(map(len, world.hands)) == [3, 3, 2]
        assert all_cards(world) == all_cards(state)
        assert GAME.view(world, Seat(0)) == GAME.view(state, Seat(0))
        assert GAME.legal(world, Seat(0)) == GAME.legal(state, Seat(0))
    assert len({world.hands for world in worlds(state, 0)}) > 10
    assert len({world.box for world in worlds(state, 0)}) > 3


@pytest.mark.clause("R-P4")
def test_cards_laid_aside_are_unseen_by_everybody() -> None:
    state = table("···\n·─?\n···", "C C | T T", variant="newspaper", box="D").state
    for seat in (0, 1):
        assert any(world.box != ("D",) for world in worlds(state, seat))
        assert GAME.view(state, Seat(seat)).box_left == 1


@pytest.mark.clause("R-P4")
def test_with_all_cards_dealt_to_two_the_other_hand_can_be_worked_out() -> None:
    state = table("─?", "S C X | T X D").state
    assert {world.hands for world in worlds(state, 0)} == {state.hands}


def test_whoever_is_to_lay_can_lay_in_every_imagined_world() -> None:
    only_a_crossroads = "·╷·\n╶·╴\n·╵·"
    state = table(only_a_crossroads, "S S | X T | S T", variant="heap", box="S S S", turn=1).state
    for seat in (0, 2):
        for world in worlds(state, seat):
            assert GAME.legal(world, Seat(1)) == (Lay("X", 1, 1, 0),)
            assert world.hands[seat] == state.hands[seat]


def test_nothing_is_left_to_imagine_once_the_hands_lie_open() -> None:
    over = table("╶?", "D S | C T", box="S T").lay("╴")
    assert all(world == over for world in worlds(over, 0, 5))


def test_a_card_laid_reveals_itself_unless_it_could_be_counted() -> None:
    lay = Lay("S", 1, 0, 1)
    counted = table("─?", "S | C").state
    assert GAME.reveals(counted, Seat(0), lay) == ()
    aside = table("─?", "S | C", box="S").state
    assert GAME.reveals(aside, Seat(0), lay) == (1,)
    three = table("─?", "S | C | T").state
    assert GAME.reveals(three, Seat(1), lay) == (0, 2)


@pytest.mark.clause("R-2.3", "R-P4")
def test_a_card_that_puts_somebody_out_shows_even_the_layer_what_was_hidden() -> None:
    knocking = table("·╶?\n···\n···", "C C | X | C", variant="newspaper")
    assert GAME.reveals(knocking.state, Seat(0), knocking.lay_of("┐")) == (0, 1, 2)
    harmless = table("·╶?\n···\n···", "C C | C | C", variant="newspaper")
    assert GAME.reveals(harmless.state, Seat(0), harmless.lay_of("┐")) == (1, 2)


def test_while_lots_are_drawn_and_cards_dealt_the_prompt_says_so() -> None:
    state = GAME.start(2, GAME.settle(2, {}))
    assert GAME.prompt(state, Seat(0)).details == {"stage": "lots"}
    state = GAME.apply(state, CHANCE, DrawLots(Seat(0)))
    assert GAME.prompt(state, Seat(0)).details == {"stage": "deal"}
    assert Counter(GAME.view(state, None).hand_sizes) == Counter((0, 0))
