"""What a wizard among the NPC does with the wand."""

import pytest

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.events import Burnt
from igroteka.games.prison.state import GONE

from .round import (
    WHO,
    act,
    at,
    first,
    lone,
    step,
    thoughts,
    who,
)
from .table import with_npc, with_player, with_thing

NIKA = "magpie_nika"  # take 5: fireball, key, bow, shield, spear, rope; four squares an AP


@pytest.mark.clause("P-10.4")
def test_a_wizard_with_the_wand_burns_the_highest_it_can_get_into_line() -> None:
    """Amestin: Wizard, Cleric, Backstabber…; take 4."""
    state = with_player(lone("amestin", at(15, 5), Kind.FIREBALL), Class.COLOSSUS, at(15, 9))
    state = with_player(state, Class.CLERIC, at(11, 7))
    after, events = step(state, WHO)
    assert [e.target for e in events if isinstance(e, Burnt)] == [Class.CLERIC]
    assert after.figures[Class.CLERIC].square == GONE
    assert after.points == (0, 1)
    assert after.figures[WHO].thing == -1
    assert (first(events).rank, first(events).then) == (2, "burn")


@pytest.mark.clause("P-9.28")
def test_a_friend_or_another_enemy_first_in_line_spoils_it() -> None:
    """Neither from here nor from anywhere in a corner."""
    state = with_player(lone("amestin", at(21, 0), Kind.FIREBALL), Class.CLERIC, at(11, 0))
    clear = step(state, WHO)[1]
    state, _ = with_npc(state, "artos", at(15, 0))
    spoilt, events = step(state, WHO)
    assert first(clear).squares == 0
    assert first(events).squares > 0
    assert who(spoilt, WHO) != at(21, 0)


@pytest.mark.clause("P-9.28")
def test_a_wounded_enemy_is_a_fair_target() -> None:
    state = with_player(lone("amestin", at(15, 5), Kind.FIREBALL), Class.CLERIC, at(15, 9))
    wounded = with_player(state, Class.CLERIC, at(15, 9), wounded=True)
    assert [e.target for e in step(wounded, WHO)[1] if isinstance(e, Burnt)] == [Class.CLERIC]


@pytest.mark.clause("P-9.28", "P-9.10")
def test_after_firing_it_looks_again() -> None:
    """3 AP are left, and the shield is second on the list."""
    state = with_player(lone("amestin", at(15, 5), Kind.FIREBALL), Class.CLERIC, at(15, 9))
    after, events = act(with_thing(state, Kind.SHIELD, at(17, 5)), WHO)
    again = thoughts(events)[1]
    assert (again.look, again.then, again.ap) == ("again", "take", 3)
    assert after.points[1] >= 1


@pytest.mark.clause("P-10.4")
def test_one_who_picks_the_wand_up_checks_the_same_with_the_ap_left() -> None:
    """One AP to take it, then it burns."""
    state = with_thing(lone("amestin", at(15, 5)), Kind.FIREBALL, at(15, 7))
    _, events = act(with_player(state, Class.CLERIC, at(19, 7)), WHO)
    assert [one.then for one in thoughts(events)][:2] == ["take", "burn"]


@pytest.mark.clause("P-10.4", "P-9.10")
def test_what_is_higher_on_its_list_comes_before_a_wand_it_does_not_hold() -> None:
    """Odo, who stays on his line, has the rope first and the fireball second."""
    state = with_thing(lone("absent_odo", at(21, 5)), Kind.FIREBALL, at(20, 5))
    state = with_thing(state, Kind.ROPE, at(21, 8))
    state = with_player(state, Class.CLERIC, at(20, 9))
    _, events = step(state, WHO)
    assert first(events).then == "take"
    assert first(events).rank == 1


@pytest.mark.clause("P-10.4")
def test_only_a_wizard_fires() -> None:
    """Nika holds the wand and takes no shot."""
    state = with_player(lone(NIKA, at(20, 5), Kind.FIREBALL), Class.COLOSSUS, at(20, 9))
    _, events = act(state, WHO)
    assert not [event for event in events if isinstance(event, Burnt)]


@pytest.mark.clause("P-9.28")
def test_no_friend_is_burnt_however_high_its_class_stands() -> None:
    """Wizards are first on Amestin's list, and Maldon is one."""
    state = with_player(lone("amestin", at(15, 5), Kind.FIREBALL), Class.COLOSSUS, at(11, 9))
    state, maldon = with_npc(state, "maldon", at(15, 8))
    after, events = step(state, WHO)
    assert [e.target for e in events if isinstance(e, Burnt)] == [Class.COLOSSUS]
    assert after.figures[maldon].square == at(15, 8)
