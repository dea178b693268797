"""NPC that open rooms."""

import pytest

from igroteka.games.prison.actions import Lay, Tie
from igroteka.games.prison.classes import Class
from igroteka.games.prison.events import Opened
from igroteka.games.prison.floor.dungeon import Laid
from igroteka.games.prison.npc_events import Tied
from igroteka.games.prison.state import GONE, State

from .round import EVERY_EDGE, PLAIN, WHO, act, at, but, first, lone, reasons, thoughts, who
from .table import with_player

ASHKA = "silent_ashka"  # reveal 4 after exit 3, combat and take; six squares an AP
LISSANDRA = "curious_lissandra"  # reveal 5, four squares an AP


def opened(events: list[object]) -> list[int]:
    return [event.place for event in events if isinstance(event, Opened)]


def alone(name: str, square: int, *closed: int) -> State:
    """The bag is empty; one of the player's lies far off on a line, out of this."""
    state = lone(name, square, dungeon=but(PLAIN, *closed))
    return with_player(with_player(state, Class.COLOSSUS, GONE), Class.NAGA, at(0, 9))


@pytest.mark.clause("P-9.7")
def test_the_nearest_closed_room_is_opened_first() -> None:
    """One AP to come beside it, one to open it."""
    _, events = act(alone(LISSANDRA, at(18, 1), 2, 3), WHO)
    assert opened(events)[0] == 2
    assert first(events).needed == 3
    near = act(alone(LISSANDRA, at(16, 1), 4, 3), WHO)[1]
    assert (opened(near)[0], first(near).needed) == (4, 1)


@pytest.mark.clause("P-9.7")
def test_then_the_next_while_ap_last() -> None:
    _, events = act(alone(LISSANDRA, at(16, 4), 4, 5), WHO, Lay(0, 0))
    assert opened(events) == [4, 5]


@pytest.mark.clause("P-9.7")
def test_the_next_out_of_reach_is_come_near_to() -> None:
    """A quarter turn of 38A puts walls before her; three AP are not enough for place 0."""
    after, events = act(alone(LISSANDRA, at(20, 1), 4, 0), WHO, Lay(2, 1))
    assert opened(events) == [4]
    last = thoughts(events)[-1]
    assert (last.end, last.about, last.clause) == ("near", 0, "P-9.7")
    assert who(after, WHO) // 10 < 16


@pytest.mark.clause("P-9.7")
def test_who_opens_the_last_room_is_turned_at_once() -> None:
    """Four AP unused."""
    after, events = act(alone(LISSANDRA, at(16, 1), 4), WHO)
    assert opened(events) == [4]
    assert who(after, WHO) == at(16, 1)
    assert len(thoughts(events)) == 1


@pytest.mark.clause("P-9.7", "P-9.22")
def test_with_every_room_open_the_goal_is_void() -> None:
    assert reasons(first(act(alone(LISSANDRA, at(16, 1)), WHO)[1]))["reveal"] == (
        "void",
        "P-9.22",
    )


@pytest.mark.clause("P-9.29")
def test_its_own_half_of_the_edge_must_be_open() -> None:
    """In 38A as drawn two of the five upper squares have a way up for it."""
    whole = (*but(PLAIN, 4)[:6], Laid(0, 0), PLAIN[7])
    state = lone(LISSANDRA, at(16, 3), dungeon=whole)
    state = with_player(with_player(state, Class.COLOSSUS, GONE), Class.NAGA, at(0, 9))
    _, events = act(state, WHO)
    assert opened(events)[0] == 4
    assert first(events).needed > 1
    broken = (*whole[:6], Laid(0, 0, broken=EVERY_EDGE), PLAIN[7])
    state = lone(LISSANDRA, at(16, 3), dungeon=broken)
    assert first(act(with_player(state, Class.NAGA, at(0, 9)), WHO)[1]).needed == 1


@pytest.mark.clause("P-9.29", "P-9.23")
def test_a_corner_touching_two_closed_rooms_is_a_tie() -> None:
    # The upper right corner of place 2: place 0 above it, place 3 beside it.
    state = alone(LISSANDRA, at(6, 4), 0, 3)
    for die, place in ((0, 0), (1, 3)):
        _, events = act(state, WHO, Tie(die))
        assert next(e.ties for e in events if isinstance(e, Tied)) == 2
        assert opened(events)[0] == place
    assert (first(events).choice, first(events).choice_clause) == ("die", "P-9.23")
