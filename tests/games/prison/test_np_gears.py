"""NPC that turn rooms."""

import pytest

from igroteka.games.prison.actions import Rotation
from igroteka.games.prison.classes import Class
from igroteka.games.prison.events import Rotated
from igroteka.games.prison.floor.dungeon import Laid
from igroteka.games.prison.npc_events import Spun

from .round import EVERY_EDGE, WHO, act, at, but, first, lone, reasons, who
from .table import HALL, with_npc, with_player

# 38A (clockwise) at place 6 and its twin 38B at place 7; all else is closed.
PAIR = but((*HALL[:6], Laid(2, 0, broken=EVERY_EDGE), Laid(3, 0, broken=EVERY_EDGE)), *range(6))
GEAR, TWIN_GEAR = at(19, 3), at(18, 7)
XANT = "xant"  # rotate 4, three squares an AP; take, combat, regroup and exit are out of reach


def turns(events: list[object]) -> list[tuple[int, int]]:
    return [(event.place, event.quarters) for event in events if isinstance(event, Rotated)]


@pytest.mark.clause("P-9.11")
@pytest.mark.parametrize(
    ("thrown", "turned"), [(2, [(6, 2)]), (-2, [(7, 2)]), (3, [(6, 3)]), (-1, [(7, 3)])]
)
def test_the_die_says_which_room_of_the_pair_and_how_far(
    thrown: int, turned: list[tuple[int, int]]
) -> None:
    """The room whose arrow goes that way."""
    _, events = act(lone(XANT, GEAR, dungeon=PAIR), WHO, Rotation(thrown))
    assert turns(events) == turned


@pytest.mark.clause("P-9.11")
def test_the_number_is_cut_to_the_ap_left() -> None:
    """Three AP to the gear leave one quarter."""
    _, events = act(lone(XANT, at(21, 9), dungeon=but(PAIR, 7)), WHO, Rotation(3))
    assert first(events).needed == 3
    assert turns(events) == [(6, 1)]


@pytest.mark.clause("P-9.11")
def test_a_gear_reached_with_the_last_ap_is_enough_to_be_there() -> None:
    """No die is thrown."""
    after, events = act(lone("weakling_ed", at(21, 4)), WHO)
    assert (first(events).then, first(events).needed) == ("rotate", 2)
    assert who(after, WHO) == at(18, 2)
    assert not [event for event in events if isinstance(event, Spun)]


@pytest.mark.clause("P-9.11")
def test_a_closed_twin_does_not_turn() -> None:
    _, events = act(lone(XANT, GEAR, dungeon=but(PAIR, 7)), WHO, Rotation(-2))
    assert turns(events) == []


@pytest.mark.clause("P-9.11")
def test_once_an_activation() -> None:
    """Three AP left after one quarter are not used."""
    _, events = act(lone(XANT, GEAR, dungeon=PAIR), WHO, Rotation(1))
    assert len([event for event in events if isinstance(event, Spun)]) == 1


@pytest.mark.clause("P-9.11")
def test_the_nearest_gear_is_taken() -> None:
    after, _ = act(lone(XANT, at(20, 2), dungeon=PAIR), WHO, Rotation(1))
    assert first(act(lone(XANT, at(20, 2), dungeon=PAIR), WHO, Rotation(1))[1]).about == GEAR
    assert PAIR[6] != after.dungeon[6]


@pytest.mark.clause("P-9.11", "P-9.17")
def test_a_gear_somebody_stands_on_is_not_free() -> None:
    state = with_player(lone(XANT, at(20, 2), dungeon=PAIR), Class.NAGA, GEAR)
    state = with_player(state, Class.NAGA, GEAR, wounded=True)
    assert first(act(state, WHO)[1]).about != GEAR


@pytest.mark.clause("P-9.22", "P-9.11")
def test_under_tinker_al_no_other_npc_finds_a_gear() -> None:
    """The pair is his; Xant stands beside him already."""
    state, _ = with_npc(lone(XANT, at(18, 8), dungeon=PAIR), "tinker_al", TWIN_GEAR)
    assert reasons(first(act(state, WHO)[1]))["rotate"] == ("locked", "P-13.1")


@pytest.mark.clause("P-9.11")
def test_a_mekanork_follows_the_die_like_the_rest() -> None:
    """Ley-Vite has no other trait on a gear."""
    _, events = act(lone("ley_vite", GEAR, dungeon=PAIR), WHO, Rotation(-2))
    assert turns(events) == [(7, 2)]
