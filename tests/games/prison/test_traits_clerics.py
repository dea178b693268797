"""What the four Clerics do that no other does."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import Activate
from igroteka.games.prison.classes import Class
from igroteka.games.prison.npc.round import np_action
from igroteka.games.prison.state import BLUE, CARRIED, State
from igroteka.games.prison.tasks import Clash
from igroteka.games.prison.turn.course import active_npcs

from .activations import first_go, np_step, one_go, watched
from .table import on_errand, with_npc, with_player

HERE = 182


def healing(who: str) -> tuple[State, int, int]:
    """A Cleric about to heal Jen beside; her card lies left of the Cleric's, Artos' right."""
    state, cleric = with_npc(watched(), who, HERE)
    state, jen = with_npc(state, "jen", HERE + 1, wounded=True)
    state, artos = with_npc(state, "artos", 150)
    row = (jen, cleric, artos)
    return replace(on_errand(state, cleric), row=row, upright=(cleric, artos)), cleric, jen


def turned(state: State, number: int) -> State:
    upright = tuple(other for other in state.upright if other != number)
    return replace(state, errand=None, upright=upright)


@pytest.mark.clause("P-13.2", "P-9.13", "P-9.30")
def test_whom_father_kind_heals_stands_upright_again_and_acts_this_round() -> None:
    state, kind, jen = healing("father_kind")
    after = turned(np_step(state), kind)
    assert not after.figures[jen].wounded
    assert np_action(after) == Activate(jen)
    assert np_action(np_step(after)) != Activate(jen)


@pytest.mark.clause("P-9.13", "P-9.30")
def test_whom_another_cleric_heals_stays_turned_this_round() -> None:
    state, lantern, jen = healing("brother_lantern")
    after = turned(np_step(state), lantern)
    assert not after.figures[jen].wounded
    assert jen not in after.upright
    assert after.figures[jen].healed


@pytest.mark.clause("P-13.2")
def test_father_junk_passes_by_an_enemy_as_strong_as_he_for_a_weaker_one() -> None:
    """The Cleric, his equal, stands beside him and higher on his list; the Wizard far off."""
    state = with_player(with_player(watched(), Class.CLERIC, HERE + 1), Class.WIZARD, 152)
    state, junk = with_npc(state, "father_junk", HERE)
    attack = first_go(state, junk)
    assert (attack.then, attack.target) == ("attack", Class.WIZARD)
    other, lantern = with_npc(with_player(watched(), Class.CLERIC, HERE + 1), "jen", HERE)
    assert first_go(other, lantern).target == Class.CLERIC


@pytest.mark.clause("P-13.2", "P-7.3")
def test_father_junk_counts_nobody_else_who_would_join() -> None:
    """The Colossus stands beside the Wizard's attacker: the group has 6, he 2."""
    state = with_player(with_player(watched(), Class.WIZARD, HERE + 2), Class.COLOSSUS, 173)
    state, junk = with_npc(state, "father_junk", HERE + 1)
    after = one_go(state, junk)
    clash = after.agenda[0]
    assert isinstance(clash, Clash)
    assert clash.target == Class.WIZARD
    assert Class.COLOSSUS in clash.fighters


@pytest.mark.clause("P-13.2", "P-7.4")
def test_father_junk_attacks_a_wounded_colossus() -> None:
    state = with_player(watched(), Class.COLOSSUS, HERE + 1, wounded=True)
    state, junk = with_npc(state, "father_junk", HERE)
    assert first_go(state, junk).target == Class.COLOSSUS


@pytest.mark.clause("P-13.2", "P-9.13")
def test_sister_thimble_heals_whom_she_sees_from_where_she_stands() -> None:
    state, thimble = with_npc(watched(), "sister_thimble", HERE)
    state, jen = with_npc(state, "jen", HERE + 5, wounded=True)
    after = one_go(state, thimble)
    assert not after.figures[jen].wounded
    assert after.figures[thimble].square == HERE


@pytest.mark.clause("P-9.13")
def test_another_cleric_walks_up_to_the_wounded() -> None:
    state, lantern = with_npc(watched(), "brother_lantern", HERE)
    state, jen = with_npc(state, "jen", HERE + 5, wounded=True)
    after = one_go(state, lantern)
    assert not after.figures[jen].wounded
    assert after.figures[lantern].square == HERE + 4


@pytest.mark.clause("P-13.2")
@pytest.mark.parametrize(("before", "points"), [(0, 0), (1, 0), (2, 1), (5, 1)])
def test_every_third_healing_of_brother_lantern_is_a_point(before: int, points: int) -> None:
    state, _, _ = healing("brother_lantern")
    after = np_step(replace(state, counts=(0, before)))
    assert after.counts == (0, before + 1)
    assert after.points[BLUE] == points


@pytest.mark.clause("P-13.2")
def test_healings_of_another_bring_no_point() -> None:
    state, _, _ = healing("father_kind")
    assert np_step(replace(state, counts=(0, 2))).points[BLUE] == 0


@pytest.mark.clause("P-9.1", "P-9.13")
def test_a_wounded_that_is_carried_has_a_card_in_the_row_too() -> None:
    """So Father Kind may stand it up when he has set it down and healed it."""

    state, kind = with_npc(watched(), "father_kind", HERE)
    state, jen = with_npc(state, "jen", CARRIED, wounded=True)
    assert active_npcs(state) == (kind, jen)
