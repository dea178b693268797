"""How the heap ends, and who has won it (R-3.4)."""

import pytest

from igroteka.games.roads.actions import Draw
from igroteka.games.roads.events import Closed, Kept, Laid, Over
from igroteka.games.roads.state import State
from igroteka.kernel import CHANCE, Listener, Outcome, Seat

from .table import GAME, Position, table

HOLE = """
··╷·
╶?·╴
··╵·
"""
BLOCKED = HOLE.replace("?", "─")


def heap(
    drawing: str, hands: str, box: str = "", joined: tuple[int, ...] = (), idle: int = 0
) -> Position:
    return table(drawing, hands, variant="heap", box=box, joined=joined, idle=idle)


def won(state: State) -> tuple[int, ...]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.clause == "R-3.4"
    return outcome.winners


@pytest.mark.clause("R-3.4")
def test_with_the_heap_gone_players_go_on_with_what_they_hold() -> None:
    state = heap("╶?", "S S | S").lay("─")
    assert GAME.active(state) == (1,)
    assert GAME.legal(state, Seat(1))


@pytest.mark.clause("R-3.4")
def test_who_cannot_lay_is_passed_over_while_another_can() -> None:
    heard = Listener()
    state = heap(HOLE, "S T | T | X X").lay("─", heard)
    assert GAME.active(state) == (2,)
    assert heard.heard_by(None)[1:] == (Kept(Seat(1)),)


@pytest.mark.clause("R-3.4")
def test_an_empty_hand_is_passed_over_in_silence() -> None:
    heard = Listener()
    state = heap(HOLE, "S T | | X X").lay("─", heard)
    assert GAME.active(state) == (2,)
    assert [type(event) for event in heard.heard_by(None)] == [Laid]


@pytest.mark.clause("R-3.4")
def test_it_is_over_when_all_in_a_row_could_not_lay() -> None:
    heard = Listener()
    over = heap(HOLE, "S T | T | T T").lay("─", heard)
    assert GAME.outcome(over) == Outcome((Seat(0),), "roads-over-heap-stuck", "R-3.4", (-1, -1, -2))
    assert [type(event) for event in heard.heard_by(None)] == [Laid, Kept, Kept, Kept, Over]


@pytest.mark.clause("R-3.4")
def test_the_layer_goes_on_if_the_others_are_stuck() -> None:
    state = heap(HOLE, "S X X | T | T").lay("─")
    assert GAME.outcome(state) is None
    assert GAME.active(state) == (0,)


@pytest.mark.clause("R-3.4")
def test_a_card_laid_starts_the_count_of_stuck_players_anew() -> None:
    state = heap(HOLE, "S T | T | X X", idle=2).lay("─")
    assert GAME.active(state) == (2,)
    assert state.idle == 1


@pytest.mark.clause("R-3.4")
def test_while_there_is_a_heap_nobody_is_stuck_for_good() -> None:
    state = table(BLOCKED, "T | T", variant="heap", box="S S", idle=7, stage="draw").state
    state = GAME.apply(state, CHANCE, Draw("S"))
    assert GAME.outcome(state) is None
    assert GAME.active(state) == (CHANCE,)
    over = GAME.apply(state, CHANCE, Draw("S"))
    assert GAME.active(over) == ()
    assert won(over) == (0, 1)


@pytest.mark.clause("R-3.4")
def test_the_last_card_of_the_heap_still_gives_everybody_a_turn() -> None:
    state = table(BLOCKED, "T | X X", variant="heap", box="S", stage="draw").state
    assert GAME.active(GAME.apply(state, CHANCE, Draw("S"))) == (1,)


@pytest.mark.clause("R-3.4")
def test_a_closed_network_ends_it_at_once_and_undrawn_cards_are_nobodys() -> None:
    heard = Listener()
    over = heap("╶?", "D S S | S", box="C C C C").lay("╴", heard)
    outcome = Outcome((Seat(1),), "roads-over-heap-closed", "R-3.4", (-2, -1))
    assert GAME.outcome(over) == outcome
    assert [type(event) for event in heard.heard_by(None)] == [Laid, Closed, Over]


@pytest.mark.clause("R-3.4")
def test_it_is_over_when_every_card_is_played() -> None:
    heard = Listener()
    over = heap("╶?", "S |", joined=(3, 9)).lay("─", heard)
    assert GAME.outcome(over) == Outcome((Seat(1),), "roads-over-heap-all-laid", "R-3.4", (0, 0))
    assert [type(event) for event in heard.heard_by(None)] == [Laid, Over]


@pytest.mark.clause("R-3.4")
def test_fewest_cards_left_wins_whatever_was_joined() -> None:
    assert won(heap("╶?", "D S S | S | S S", joined=(50, 0, 90)).lay("╴")) == (1,)


@pytest.mark.clause("R-3.4")
def test_equal_cards_are_told_apart_by_the_roads_joined() -> None:
    assert won(heap("╶?", "D S | S | S S", joined=(5, 7, 90)).lay("╴")) == (1,)
    assert won(heap("╶?", "D S | S | S S", joined=(7, 7, 90)).lay("╴")) == (0,)


@pytest.mark.clause("R-3.4")
def test_equal_in_both_they_share_the_win() -> None:
    assert won(heap("╶?", "D S | S | S S", joined=(6, 7, 7)).lay("╴")) == (0, 1)
    assert won(heap("╶?", "D S | S | S", joined=(6, 7, 7)).lay("╴")) == (0, 1, 2)


@pytest.mark.clause("R-3.4")
@pytest.mark.parametrize(
    ("drawing", "glyph", "roads"),
    [("╶?", "─", 1), ("╶?╴", "─", 2), ("·╷·\n╶?╴", "┴", 3), ("·╷·\n╶?╴\n·╵·", "┼", 4)],
)
def test_each_side_that_met_a_road_counts_one(drawing: str, glyph: str, roads: int) -> None:
    heard = Listener()
    position = table(drawing, "S | S T X | S", variant="heap", box="C", joined=(2, 4, 8), turn=1)
    state = position.lay(glyph, heard)
    assert state.joined == (2, 4 + roads, 8)
    laid = heard.heard_by(None)[0]
    assert isinstance(laid, Laid)
    assert laid.joined == roads


@pytest.mark.clause("R-3.4")
@pytest.mark.parametrize("glyph", ["┼", "╵"])
def test_beige_against_beige_joins_nothing_and_opening_counts_one(glyph: str) -> None:
    opening = table("?", "D X | S", variant="heap", box="C")
    assert opening.lay(glyph).joined == (1, 0)
    corner = table("┌─\n?│", "S S | S", variant="heap", box="C").lay("│")
    assert corner.joined == (1, 0)


def test_the_card_on_the_table_remembers_who_laid_it() -> None:
    heard = Listener()
    state = table("╶?", "S | S S", turn=1, variant="heap", box="C").lay("─", heard)
    last = list(state.network.cards.values())[-1]
    assert (last.face, last.turn, last.by) == ("S", 1, 1)
    assert heard.heard_by(None) == (Laid(Seat(1), "S", 1, 0, 1, 1),)
