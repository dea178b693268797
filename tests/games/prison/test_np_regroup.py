"""NPC that seek company."""

import pytest

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.npc_events import Rested

from .round import WHO, act, at, first, lone, reasons, who
from .table import with_npc, with_player, with_thing

TOMA = "doubting_toma"  # regroup 4: colossus, wizard, telepath, cleric, …; three squares an AP


@pytest.mark.clause("P-9.9")
def test_it_stops_on_the_first_safe_square_beside_the_highest_friend_it_can_reach() -> None:
    """The Colossus is farther than the Wizard, and higher on the list."""
    state, _ = with_npc(lone(TOMA, at(10, 5)), "amestin", at(10, 9))
    state, artos = with_npc(state, "artos", at(15, 5))
    after, events = act(state, WHO)
    assert who(after, WHO) == at(14, 5)
    assert (first(events).about, first(events).then) == (artos, "regroup")
    assert isinstance(events[-2], Rested)


@pytest.mark.clause("P-9.9")
def test_a_wounded_friend_is_company_too() -> None:
    state, artos = with_npc(lone(TOMA, at(10, 5)), "artos", at(13, 5), wounded=True)
    _, events = act(state, WHO)
    assert first(events).about == artos


@pytest.mark.clause("P-9.9")
def test_beside_one_of_that_class_it_is_skipped_whoever_else_is_there() -> None:
    """No regrouping with the Wizard either."""
    state, artos = with_npc(lone(TOMA, at(10, 5)), "artos", at(10, 6))
    state, _ = with_npc(state, "amestin", at(14, 5))
    _, events = act(state, WHO)
    assert reasons(first(events))["regroup"] == ("beside", "P-9.9")
    assert first(events).tried[0].about == artos


@pytest.mark.clause("P-9.9")
def test_beside_a_lower_friend_it_goes_to_a_higher_one() -> None:
    state, _ = with_npc(lone(TOMA, at(10, 5)), "amestin", at(10, 6))
    state, artos = with_npc(state, "artos", at(14, 5))
    _, events = act(state, WHO)
    assert (first(events).then, first(events).about) == ("regroup", artos)


@pytest.mark.clause("P-9.9")
def test_one_of_that_class_beside_it_is_enough() -> None:
    """Of two Colossi one stands by already."""
    state, _ = with_npc(lone(TOMA, at(10, 5)), "artos", at(10, 6))
    state, _ = with_npc(state, "mangdu", at(14, 5))
    _, events = act(state, WHO)
    assert first(events).then != "regroup"


@pytest.mark.clause("P-9.9", "P-9.18")
def test_a_friend_out_of_reach_counts_for_nothing() -> None:
    """The Colossus on the far line is more than 4 AP away."""
    state, _ = with_npc(lone(TOMA, at(1, 5)), "artos", at(21, 5))
    state, amestin = with_npc(state, "amestin", at(5, 5))
    _, events = act(state, WHO)
    assert first(events).about == amestin


@pytest.mark.clause("P-9.22")
def test_with_no_friend_on_the_board_it_is_void() -> None:
    state = with_player(lone(TOMA, at(10, 5)), Class.COLOSSUS, at(10, 6))
    assert reasons(first(act(state, WHO)[1]))["regroup"] == ("void", "P-9.22")


@pytest.mark.clause("P-9.26")
def test_carrying_hinders_no_goal() -> None:
    """The load is kept beside the friend."""
    state, _ = with_npc(lone(TOMA, at(10, 5), Kind.KEY), "artos", at(14, 5))
    after, _ = act(with_thing(state, Kind.SPEAR, at(12, 5)), WHO)
    assert after.things[after.figures[WHO].thing].kind == Kind.KEY
