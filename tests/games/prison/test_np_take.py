"""NPC after objects, and wizards with the wand."""

import pytest

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.events import Dropped, Gave, Left, Took
from igroteka.games.prison.figures.scene import with_figure
from igroteka.games.prison.npc.objects import on_the_way
from igroteka.games.prison.state import GONE

from .round import (
    WHO,
    act,
    at,
    carrying_wounded,
    first,
    load,
    lone,
    reasons,
    step,
    thing_at,
    thoughts,
    who,
)
from .table import on_errand, with_npc, with_player, with_thing

XANT = "xant"  # take 4: shield, key, fireball, wounded; three squares an AP
NIKA = "magpie_nika"  # take 5: fireball, key, bow, shield, spear, rope; four squares an AP


@pytest.mark.clause("P-9.10")
def test_the_highest_object_it_can_reach_is_taken_even_if_another_is_nearer() -> None:
    state = with_thing(lone(XANT, at(15, 5)), Kind.KEY, at(15, 6))
    state = with_thing(state, Kind.SHIELD, at(19, 5))
    after, events = step(state, WHO)
    assert load(after, WHO) is Kind.SHIELD
    assert who(after, WHO) == at(19, 5)
    assert (first(events).aim, first(events).rank) == ("thing", 1)


@pytest.mark.clause("P-9.10")
@pytest.mark.parametrize("side", ["friend", "enemy"])
def test_what_lies_under_a_wounded_can_be_taken(side: str) -> None:
    state = with_thing(lone(XANT, at(15, 5)), Kind.SHIELD, at(17, 5))
    if side == "friend":
        state, _ = with_npc(state, "yom", at(17, 5), wounded=True)
    else:
        state = with_player(state, Class.CLERIC, at(17, 5), wounded=True)
    after, events = step(state, WHO)
    assert load(after, WHO) is Kind.SHIELD
    assert first(events).then == "take"


@pytest.mark.clause("P-9.10")
def test_a_wounded_friend_is_an_object() -> None:
    """Toma has the wounded first."""
    state, yom = with_npc(lone("doubting_toma", at(15, 5)), "yom", at(17, 5), wounded=True)
    state, _ = with_npc(state, "artos", at(15, 6))
    after, events = act(with_thing(state, Kind.KEY, at(15, 4)), WHO)
    assert first(events).aim == "figure"
    assert first(events).about == yom
    assert after.figures[WHO].friend == yom


@pytest.mark.clause("P-9.10")
def test_a_wounded_enemy_is_none() -> None:
    state = with_player(lone(XANT, at(20, 5)), Class.CLERIC, at(18, 5), wounded=True)
    assert reasons(first(step(state, WHO)[1]))["take"] == ("void", "P-9.22")


@pytest.mark.clause("P-9.10", "P-9.24")
def test_what_a_friend_carries_is_within_reach_if_he_ranks_it_lower() -> None:
    """Yom does not want the shield; Xant has it first."""
    state, yom = with_npc(lone(XANT, at(15, 5)), "yom", at(15, 7), Kind.SHIELD)
    after, events = step(state, WHO)
    assert load(after, WHO) is Kind.SHIELD
    assert load(after, yom) is None
    assert any(isinstance(event, Gave) for event in events)
    assert who(after, WHO) != at(15, 7)


@pytest.mark.clause("P-9.10")
def test_what_a_friend_ranks_as_high_stays_his() -> None:
    """Hur-Ban has the shield first as well."""
    state, _ = with_npc(lone(XANT, at(15, 5)), "hur_ban", at(15, 7), Kind.SHIELD)
    assert reasons(first(step(state, WHO)[1]))["take"] == ("void", "P-9.22")


PIT = at(17, 2)


@pytest.mark.clause("P-9.10")
def test_the_rope_under_a_friend_on_a_pit_is_left_there() -> None:
    """Odo, on his line, has the rope first."""
    state = with_thing(lone("absent_odo", at(21, 2)), Kind.ROPE, PIT)
    assert (first(step(state, WHO)[1]).then, first(step(state, WHO)[1]).rank) == ("take", 1)
    hung, _ = with_npc(state, "jen", PIT)
    assert reasons(first(step(hung, WHO)[1]))["take"] == ("void", "P-9.22")
    beside, _ = with_npc(state, "jen", at(17, 3))
    assert first(step(beside, WHO)[1]).then == "take"


@pytest.mark.clause("P-9.10")
def test_the_rope_a_friend_on_a_pit_holds_is_no_goal() -> None:
    """Jen has no rope on her list and would let Odo have it anywhere else."""
    odo = lone("absent_odo", at(21, 2))
    hung, jen = with_npc(odo, "jen", PIT, Kind.ROPE)
    after, events = act(hung, WHO)
    assert reasons(first(events))["take"] == ("void", "P-9.22")
    assert (load(after, jen), who(after, jen)) == (Kind.ROPE, PIT)
    beside, jen = with_npc(odo, "jen", at(17, 3), Kind.ROPE)
    after, events = step(beside, WHO)
    assert (first(events).then, load(after, jen)) == ("take", None)


@pytest.mark.clause("P-9.10", "P-9.24")
def test_who_crosses_a_friend_on_a_pit_leaves_it_the_rope_it_holds() -> None:
    """Rada, on her way out, ranks the rope first; the pit is the only way."""
    state, jen = with_npc(lone("lockpick_rada", at(18, 2)), "jen", PIT, Kind.ROPE)
    rada = with_figure(on_errand(state, WHO), WHO, square=PIT)
    assert load(on_the_way(rada, WHO, None), jen) is Kind.ROPE
    floor, jen = with_npc(lone("lockpick_rada", at(18, 3)), "jen", at(17, 3), Kind.ROPE)
    rada = with_figure(on_errand(floor, WHO), WHO, square=at(17, 3))
    assert load(on_the_way(rada, WHO, None), jen) is None


@pytest.mark.clause("P-9.10", "P-10.3")
def test_a_friend_on_a_pit_swaps_its_rope_for_nothing() -> None:
    """Ed ranks the key above the rope, and Hur-Ban wants neither."""
    for square, swapped in ((PIT, Kind.ROPE), (at(17, 3), Kind.KEY)):
        state, ed = with_npc(lone("hur_ban", at(18, 2), Kind.KEY), "weakling_ed", square, Kind.ROPE)
        there = with_figure(on_errand(state, WHO), WHO, square=square)
        assert load(on_the_way(there, WHO, None), ed) is swapped


@pytest.mark.clause("P-9.10")
def test_a_wounded_lifted_off_a_rope_is_not_left_on_the_pit_for_it() -> None:
    """Mangdu ranks the rope above the wounded who hangs by it."""
    state = with_thing(lone("mangdu", at(18, 2)), Kind.ROPE, PIT)
    state, yom = with_npc(state, "yom", PIT, wounded=True)
    state = on_the_way(with_figure(on_errand(state, WHO), WHO, square=PIT), WHO, None)
    assert state.figures[WHO].friend == yom
    again = on_the_way(state, WHO, None)
    assert (again.figures[WHO].friend, thing_at(again, PIT)) == (yom, Kind.ROPE)


@pytest.mark.clause("P-9.10")
def test_one_already_carrying_goes_only_for_something_higher() -> None:
    state = with_thing(lone(XANT, at(20, 5), Kind.SHIELD), Kind.KEY, at(20, 6))
    thought = first(step(state, WHO)[1])
    assert reasons(thought)["take"] == ("load", "P-9.10")


@pytest.mark.clause("P-9.10", "P-10.1")
def test_the_old_load_is_left_on_the_last_safe_square_before_the_new() -> None:
    """It stops on the square of what it takes."""
    state = with_thing(lone(XANT, at(15, 5), Kind.KEY), Kind.SHIELD, at(15, 8))
    after, events = step(state, WHO)
    assert who(after, WHO) == at(15, 8)
    assert load(after, WHO) is Kind.SHIELD
    assert thing_at(after, at(15, 7)) is Kind.KEY
    told = [type(event) for event in events if isinstance(event, Dropped | Took)]
    assert told == [Dropped, Took]


@pytest.mark.clause("P-10.1")
def test_on_its_way_it_takes_what_is_on_its_list() -> None:
    """Xant on his way out passes the key."""
    state = with_thing(lone("weakling_ed", at(6, 5)), Kind.KEY, at(4, 5))
    after, events = act(state, WHO)
    assert any(isinstance(event, Took) for event in events)
    assert after.things[-1].square == GONE


@pytest.mark.clause("P-10.1")
def test_on_its_way_it_swaps_in_place_only_for_something_higher() -> None:
    """Ed has the key first, the bow fourth, and wants no fireball."""
    state = with_thing(lone("weakling_ed", at(6, 5), Kind.BOW), Kind.KEY, at(4, 5))
    after, _ = act(with_thing(state, Kind.FIREBALL, at(5, 5)), WHO)
    assert thing_at(after, at(4, 5)) is Kind.BOW
    assert thing_at(after, at(5, 5)) is Kind.FIREBALL


@pytest.mark.clause("P-9.10", "P-9.16")
def test_with_what_is_left_it_looks_from_the_top_again() -> None:
    """Two squares to the key leave a point and 3 AP for the Wizard."""
    state = with_thing(lone(XANT, at(15, 5)), Kind.KEY, at(15, 7))
    _, events = act(with_player(state, Class.WIZARD, at(15, 9)), WHO)
    one, two = thoughts(events)[:2]
    assert (one.then, one.look) == ("take", "top")
    assert (two.look, two.clause, two.ap) == ("again", "P-9.10", 3)
    assert (two.then, two.needed) == ("attack", 1)


@pytest.mark.clause("P-9.16")
def test_the_points_of_the_move_live_on() -> None:
    """Three squares of four are walked; the fourth is the next goal's."""
    state = with_thing(lone(NIKA, at(9, 5)), Kind.FIREBALL, at(6, 5))
    after, events = act(state, WHO)
    again = thoughts(events)[1]
    assert (again.look, again.then, again.needed, again.squares) == ("again", "exit", 2, 6)
    assert who(after, WHO) == GONE
    far = with_thing(lone(NIKA, at(8, 5)), Kind.FIREBALL, at(5, 5))
    assert thoughts(act(far, WHO)[1])[1].needed == 1


@pytest.mark.clause("P-9.10")
def test_the_budget_is_what_is_left_whatever_the_new_goal_shows() -> None:
    """Take 5, three AP spent; exit would show 4 but has 2."""
    state = with_thing(lone(NIKA, at(21, 0)), Kind.FIREBALL, at(12, 0))
    _, events = act(state, WHO)
    again = thoughts(events)[1]
    assert again.ap == 2
    assert {one.goal: one.ap for one in again.tried}["exit"] == 2


@pytest.mark.clause("P-9.10", "P-9.3")
def test_with_nothing_achievable_left_it_comes_near_its_main_goal() -> None:
    state = with_thing(lone("siren_ulla", at(21, 5)), Kind.SHIELD, at(20, 5))
    after, events = act(state, WHO)
    again = thoughts(events)[1]
    assert (again.end, again.look, again.clause) == ("near", "again", "P-9.3")
    assert who(after, WHO) // 10 == 20 - 3 - 3 * 4


@pytest.mark.clause("P-9.10")
def test_without_ap_and_points_it_is_done() -> None:
    """12 squares are all of Xant's 4 AP."""
    state = with_thing(lone(XANT, at(20, 0)), Kind.SHIELD, at(11, 3))
    after, events = act(state, WHO)
    assert who(after, WHO) == at(11, 3)
    assert len(thoughts(events)) == 1


@pytest.mark.clause("P-10.2", "P-9.26")
def test_hands_are_emptied_for_a_healing() -> None:
    """The wounded a Cleric carries is set down."""
    state, yom = with_npc(lone("father_kind", at(15, 5)), "yom", at(15, 6), wounded=True)
    after, events = act(carrying_wounded(state, WHO, yom), WHO)
    assert not after.figures[yom].wounded
    assert who(after, yom) == at(15, 5)
    assert any(isinstance(event, Dropped) for event in events)


@pytest.mark.clause("P-9.33")
def test_an_npc_drops_nothing_for_tactics() -> None:
    """Loaded, it leaves with its load rather than lighter."""
    after, events = act(lone(XANT, at(8, 5), Kind.SHIELD), WHO)
    assert [type(e) for e in events if isinstance(e, Dropped | Left)] == [Left]
    assert after.things[-1].square == GONE
