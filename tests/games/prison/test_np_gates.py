"""NPC and portcullises: breakers, openers and bearers of keys."""

import pytest

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.events import Broke, Gated, Left
from igroteka.games.prison.floor.dungeon import Laid, portcullis
from igroteka.games.prison.rooms import Edge
from igroteka.parts.grid import EAST, WEST

from .round import (
    EVERY_EDGE,
    PLAIN,
    WHO,
    act,
    at,
    but,
    first,
    lone,
    reasons,
    standing_edges,
    thoughts,
    who,
)
from .table import with_player, with_thing

# 37B whole at place 0: bars on both sides of its gear, which is at row 3, column 2.
GEAR = at(3, 2)
BARS = standing_edges(PLAIN, (GEAR, EAST), (GEAR, WEST))


def broke(events: list[object]) -> list[tuple[int, int]]:
    return [(e.square, e.side) for e in events if isinstance(e, Broke)]


@pytest.mark.clause("P-9.12")
def test_a_colossus_breaks_the_nearest_shut_or_open() -> None:
    state = lone("artos", at(3, 4), dungeon=BARS)
    _, events = act(state, WHO)
    assert broke(events) == [(at(3, 3), WEST), (GEAR, WEST)]
    laid = BARS[0]
    assert laid
    opened = Laid(1, 0, raised=EVERY_EDGE, broken=laid.broken)
    _, events = act(lone("artos", at(3, 4), dungeon=(opened, *BARS[1:])), WHO)
    assert len(broke(events)) == 2


@pytest.mark.clause("P-9.12")
def test_with_ap_left_it_goes_as_near_as_it_can_to_the_next() -> None:
    far = standing_edges(BARS, (at(18, 2), EAST))
    after, events = act(lone("artos", at(3, 4), dungeon=far), WHO)
    last = thoughts(events)[-1]
    assert (last.end, last.look, last.aim) == ("near", "on", "gate")
    assert who(after, WHO) // 10 > 3


@pytest.mark.clause("P-9.12", "P-9.22")
def test_without_portcullises_it_is_void() -> None:
    thought = first(act(lone("artos", at(13, 4)), WHO)[1])
    assert reasons(thought)["break"] == ("void", "P-9.22")


@pytest.mark.clause("P-9.12")
def test_a_backstabber_opens_the_nearest_shut_one() -> None:
    """Then the next, until all are open."""
    after, events = act(lone("jen", at(3, 3), dungeon=BARS), WHO)
    opened = [(e.square, e.side, e.open) for e in events if isinstance(e, Gated)]
    assert opened == [(at(3, 3), WEST, True), (GEAR, WEST, True)]
    assert portcullis(after.dungeon, GEAR, EAST) is Edge.OPEN


@pytest.mark.clause("P-9.12", "P-9.22")
def test_open_ones_are_none_of_hers() -> None:
    laid = BARS[0]
    assert laid
    opened = (Laid(1, 0, raised=EVERY_EDGE, broken=laid.broken), *BARS[1:])
    thought = first(act(lone("lockpick_rada", at(14, 4), dungeon=opened), WHO)[1])
    assert reasons(thought)["open"] == ("void", "P-9.22")


@pytest.mark.clause("P-9.12", "P-9.2")
def test_outside_this_mode_nobody_breaks_or_opens() -> None:
    """Mangdu, out of AP for the exit round the bars, does not break them."""
    _, events = act(lone("mangdu", GEAR, dungeon=BARS), WHO)
    assert first(events).then == "exit"
    assert not broke(events)


# keys

# Place 6 is 37B as drawn, all others closed but place 4: the cell behind the bars.
CELL = but((*PLAIN[:6], Laid(1, 0), PLAIN[7]), 0, 1, 2, 3, 5, 7)


@pytest.mark.clause("P-10.4")
def test_with_a_key_it_opens_what_is_in_its_way_for_one_ap() -> None:
    """For any goal; out of the cell to the shield."""
    state = with_thing(lone("xant", at(18, 3), Kind.KEY, dungeon=CELL), Kind.SHIELD, at(18, 2))
    _, events = act(state, WHO)
    assert (first(events).then, first(events).needed) == ("take", 2)
    assert [e.side for e in events if isinstance(e, Gated)] == [WEST]


@pytest.mark.clause("P-9.18", "P-9.2")
def test_without_one_there_is_no_way() -> None:
    state = with_thing(lone("xant", at(18, 3), dungeon=CELL), Kind.SHIELD, at(18, 2))
    assert reasons(first(act(state, WHO)[1]))["take"] == ("no-way", "P-9.18")


@pytest.mark.clause("P-9.2", "P-10.4")
def test_a_key_it_would_pass_counts() -> None:
    """It lies in the cell, and the key is on its list."""
    state = with_thing(lone("xant", at(19, 4), dungeon=CELL), Kind.SHIELD, at(18, 2))
    state = with_thing(state, Kind.KEY, at(18, 3))
    _, events = act(state, WHO)
    assert reasons(first(events))["take"][0] == "chosen"
    assert [e.side for e in events if isinstance(e, Gated)] == [WEST]


@pytest.mark.clause("P-9.33")
def test_nobody_closes_a_portcullis() -> None:
    _, events = act(lone("lockpick_rada", at(4, 4), dungeon=BARS), WHO)
    assert all(e.open for e in events if isinstance(e, Gated))


@pytest.mark.clause("P-9.4")
def test_the_bars_are_no_obstacle_to_the_way_round() -> None:
    """Opening costs more than walking round."""
    state = lone("weakling_ed", GEAR, Kind.KEY, dungeon=BARS)
    _, events = act(with_player(state, Class.CLERIC, at(21, 9)), WHO)
    assert [type(e) for e in events if isinstance(e, Gated | Left)] == [Left]
