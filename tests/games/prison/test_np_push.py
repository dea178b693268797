"""Banshees of the NP."""

import pytest

from igroteka.games.prison.classes import Class
from igroteka.games.prison.events import Pushed
from igroteka.parts.grid import EAST

from .round import PLAIN, WHO, act, at, first, lone, reasons, standing_edges, thoughts, who
from .table import with_npc, with_player

RICK = "rick_wave"  # push 5: mekanork, cleric, naga, wizard, …


def pushed(events: list[object]) -> list[tuple[int, int]]:
    return [(event.target, event.end) for event in events if isinstance(event, Pushed)]


@pytest.mark.clause("P-9.14")
def test_the_highest_it_can_get_into_sight_is_pushed_even_if_another_is_nearer() -> None:
    state = with_player(lone(RICK, at(15, 0)), Class.NAGA, at(15, 1))
    state = with_player(state, Class.CLERIC, at(11, 5))
    _, events = act(state, WHO)
    assert pushed(events)[0][0] == Class.CLERIC
    assert first(events).rank == 2


@pytest.mark.clause("P-9.14")
def test_from_the_first_safe_square_with_sight_for_two_ap_again_while_ap_last() -> None:
    """One step into its row, two pushes of the five AP."""
    state = with_player(lone(RICK, at(16, 0)), Class.MEKANORK, at(15, 3))
    after, events = act(state, WHO)
    assert pushed(events) == [(Class.MEKANORK, at(15, 4)), (Class.MEKANORK, at(15, 5))]
    assert who(after, WHO) == at(15, 0)
    assert [one.needed for one in thoughts(events)[:2]] == [3, 2]


@pytest.mark.clause("P-9.14")
def test_then_it_is_done() -> None:
    """With one AP left it goes nowhere."""
    state = with_player(lone(RICK, at(15, 0)), Class.MEKANORK, at(15, 3))
    after, events = act(state, WHO)
    assert len(pushed(events)) == 2
    assert (thoughts(events)[-1].end, thoughts(events)[-1].clause) == ("rest", "P-9.14")
    assert who(after, WHO) == at(15, 0)


@pytest.mark.clause("P-9.14")
def test_a_push_that_would_not_move_its_target_does_not_count() -> None:
    """With Artos right behind the Colossus, Marta has to come from another side."""
    state = with_player(lone("wailing_marta", at(15, 0)), Class.COLOSSUS, at(15, 3))
    blocked, _ = with_npc(state, "artos", at(15, 4))
    assert first(act(state, WHO)[1]).squares == 0
    _, events = act(blocked, WHO)
    assert first(events).squares > 0
    assert pushed(events)[0][1] != at(15, 4)


@pytest.mark.clause("P-9.14", "P-4.10")
def test_only_what_is_seen_is_pushed() -> None:
    """Bars hide the Mekanork until it has gone round them."""
    barred = standing_edges(PLAIN, (at(18, 2), EAST))
    state = with_player(lone(RICK, at(18, 3), dungeon=barred), Class.MEKANORK, at(18, 0))
    after, events = act(state, WHO)
    assert who(after, WHO) != at(18, 3)
    assert pushed(events)[0][0] == Class.MEKANORK


@pytest.mark.clause("P-9.22")
def test_with_no_enemy_on_the_floor_it_is_void() -> None:
    assert reasons(first(act(lone(RICK, at(15, 0)), WHO)[1]))["push"] == ("void", "P-9.22")
