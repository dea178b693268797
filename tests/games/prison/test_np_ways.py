"""What an NPC may do on its way, and what a way costs."""

import pytest

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.events import Gave, Jumped, Walked
from igroteka.games.prison.state import GONE

from .round import WHO, act, at, first, load, lone, step, thoughts, who
from .table import with_npc, with_player, with_thing

ED = "weakling_ed"  # exit 5, take 4: key, rope, shield, bow, wounded; three squares an AP


@pytest.mark.clause("P-9.5")
def test_it_jumps_for_an_ap_as_often_as_it_likes() -> None:
    """Over two pits, where walking round takes a Colossus an AP more each time."""
    state = with_thing(lone("hur_ban", at(16, 2)), Kind.SHIELD, at(18, 2))
    _, events = step(state, WHO)
    assert [(e.start, e.end) for e in events if isinstance(e, Jumped)] == [(at(16, 2), at(18, 2))]
    state = with_thing(lone("mangdu", at(3, 2)), Kind.SPEAR, at(20, 9))
    _, events = step(state, WHO)
    assert [type(e) for e in events if isinstance(e, Jumped)] == [Jumped]
    assert (first(events).then, first(events).needed) == ("exit", 2)


@pytest.mark.clause("P-9.16", "P-9.17")
def test_each_ap_of_movement_ends_on_a_safe_square() -> None:
    """With Artos on the third square it stops on the second, for an AP more."""
    clear = lone(ED, at(6, 0))
    assert first(step(clear, WHO)[1]).needed == 2
    state, _ = with_npc(clear, "artos", at(3, 0))
    thought = first(step(state, WHO)[1])
    assert (thought.then, thought.needed) == ("exit", 3)


@pytest.mark.clause("P-9.17")
def test_its_own_line_is_safe_and_walked_like_floor() -> None:
    state = with_thing(lone(ED, at(21, 1)), Kind.KEY, at(21, 8))
    after, events = step(state, WHO)
    assert load(after, WHO) is Kind.KEY
    assert (first(events).needed, who(after, WHO)) == (3, at(21, 8))


@pytest.mark.clause("P-9.17")
def test_an_enemys_wounded_is_passed_but_not_stopped_on() -> None:
    """Six squares are 3 AP here."""
    state = with_player(lone(ED, at(6, 0)), Class.CLERIC, at(3, 0), wounded=True)
    thought = first(step(state, WHO)[1])
    assert (thought.then, thought.needed) == ("exit", 3)


@pytest.mark.clause("P-9.2", "P-9.33")
def test_with_a_rope_it_carries_it_goes_over_a_pit_and_may_stop_there() -> None:
    """Column 2 is straight over the pit of row 2."""
    roped = first(step(lone(ED, at(5, 2), Kind.ROPE), WHO)[1])
    assert (roped.needed, roped.squares) == (2, 5)
    assert first(step(lone(ED, at(5, 2)), WHO)[1]).squares == 6
    hanging = lone("xant", at(20, 2), Kind.ROPE)
    hanging = with_thing(hanging, Kind.SHIELD, at(14, 2))
    assert first(step(hanging, WHO)[1]).needed == 2


@pytest.mark.clause("P-9.2", "P-9.18")
def test_a_rope_it_would_pass_counts() -> None:
    """The rope lies before the pit, and Ed wants it."""
    state = with_thing(lone(ED, at(4, 2)), Kind.ROPE, at(3, 2))
    _, events = act(state, WHO)
    assert first(events).needed == 2
    assert [e.end for e in events if isinstance(e, Walked)][:2] == [at(3, 2), at(2, 2)]


@pytest.mark.clause("P-9.33")
def test_no_npc_stops_on_a_pit_whose_rope_it_does_not_carry() -> None:
    """Xant does not want the rope that hangs there."""
    state = with_thing(lone("xant", at(20, 2)), Kind.ROPE, at(17, 2))
    after, events = step(with_thing(state, Kind.SHIELD, at(14, 2)), WHO)
    assert load(after, WHO) is Kind.SHIELD
    assert (first(events).needed, first(events).squares) == (3, 6)


@pytest.mark.clause("P-9.24")
def test_entering_a_friends_square_is_crossing_standing_beside_is_not() -> None:
    """Ed gets the key of Artos only on the way through him."""
    state, artos = with_npc(lone(ED, at(6, 0)), "artos", at(5, 0), Kind.KEY)
    after, events = act(state, WHO)
    assert [(e.figure, e.to) for e in events if isinstance(e, Gave)] == [(WHO, artos)]
    assert after.figures[WHO].square == GONE
    state, artos = with_npc(lone(ED, at(6, 1)), "artos", at(6, 0), Kind.KEY)
    _, events = act(state, WHO)
    assert thoughts(events)[0].then == "exit"
    assert not [e for e in events if isinstance(e, Gave)]


@pytest.mark.clause("P-9.24", "P-9.17")
def test_it_may_not_stop_where_it_crosses() -> None:
    state, artos = with_npc(lone("xant", at(18, 0)), "artos", at(16, 0), Kind.SHIELD)
    after, _ = step(state, WHO)
    assert load(after, WHO) is Kind.SHIELD
    assert who(after, WHO) != who(after, artos)


@pytest.mark.clause("P-9.24")
def test_a_wounded_friend_is_no_partner() -> None:
    """What lies under him is simply taken."""
    state = with_thing(lone("xant", at(18, 0)), Kind.SHIELD, at(16, 0))
    state, _ = with_npc(state, "artos", at(16, 0), wounded=True)
    _, events = step(state, WHO)
    assert not [e for e in events if isinstance(e, Gave)]


@pytest.mark.clause("P-9.2")
def test_free_abilities_count_on_the_way() -> None:
    """A Wizard levitates over the pit, Ed goes round it."""
    wizard = first(step(lone("amestin", at(3, 2)), WHO)[1])
    assert (wizard.then, wizard.needed, wizard.squares) == ("exit", 1, 3)
    walked = first(step(lone(ED, at(3, 2)), WHO)[1])
    assert walked.needed == 2
