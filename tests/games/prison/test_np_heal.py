"""Clerics of the NP."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.classes import Class
from igroteka.games.prison.events import Healed
from igroteka.games.prison.npc_events import Activated

from .round import GAME, WHO, Heard, act, at, carrying_wounded, first, lone, reasons, thoughts, who
from .table import on_errand, with_npc, with_player

KIND = "father_kind"  # heal 5: colossus, cleric, wizard, mekanork, …; four squares an AP
LANTERN = "brother_lantern"  # heal 5: mekanork, colossus, …


def healed(events: list[object]) -> list[int]:
    return [event.target for event in events if isinstance(event, Healed)]


@pytest.mark.clause("P-9.13")
def test_the_highest_it_can_reach_is_healed_even_if_another_is_nearer() -> None:
    state, _ = with_npc(lone(LANTERN, at(15, 5)), "jen", at(15, 6), wounded=True)
    state, yom = with_npc(state, "yom", at(19, 5), wounded=True)
    after, events = act(state, WHO)
    assert healed(events)[0] == yom
    assert not after.figures[yom].wounded
    assert first(events).needed == 2


@pytest.mark.clause("P-9.13")
def test_then_it_goes_on_to_the_next() -> None:
    """2 AP for the first, 2 for the second."""
    state, jen = with_npc(lone(LANTERN, at(15, 5)), "jen", at(15, 6), wounded=True)
    state, yom = with_npc(state, "yom", at(19, 5), wounded=True)
    assert healed(act(state, WHO)[1]) == [yom, jen]


@pytest.mark.clause("P-9.13")
def test_too_far_for_the_next_it_comes_as_near_as_it_can() -> None:
    """Two AP of walking towards the far Colossus."""
    state, yom = with_npc(lone(LANTERN, at(21, 0)), "yom", at(15, 0), wounded=True)
    state, artos = with_npc(state, "artos", at(1, 9), wounded=True)
    after, events = act(state, WHO)
    last = thoughts(events)[-1]
    assert healed(events) == [yom]
    assert (last.end, last.about, last.clause) == ("near", artos, "P-9.13")
    assert who(after, WHO) // 10 + (9 - who(after, WHO) % 10) < 16 + 9


@pytest.mark.clause("P-9.13")
def test_a_carried_one_is_set_down_and_healed_from_beside() -> None:
    """One AP to step aside, one to heal."""
    state, yom = with_npc(lone(LANTERN, at(15, 5)), "yom", at(15, 6), wounded=True)
    after, events = act(carrying_wounded(state, WHO, yom), WHO)
    assert healed(events) == [yom]
    assert who(after, yom) == at(15, 5)
    assert first(events).needed == 2
    assert abs(who(after, WHO) - at(15, 5)) in (1, 10)


@pytest.mark.clause("P-9.13", "P-9.17")
def test_without_a_safe_square_to_step_to_the_carried_one_is_not_healed() -> None:
    """A wounded enemy lies on each side; five AP would be enough."""
    state, yom = with_npc(lone(LANTERN, at(15, 5)), "yom", at(15, 6), wounded=True)
    state = carrying_wounded(state, WHO, yom)
    for kind, (row, column) in zip(Class, ((14, 5), (15, 4), (15, 6), (16, 5)), strict=False):
        state = with_player(state, kind, at(row, column), wounded=True)
    _, events = act(state, WHO)
    assert reasons(first(events))["heal"] == ("no-way", "P-9.18")


@pytest.mark.clause("P-9.13")
def test_a_carried_one_lower_on_the_list_waits() -> None:
    state, jen = with_npc(lone(LANTERN, at(15, 5)), "jen", at(15, 6), wounded=True)
    state = carrying_wounded(state, WHO, jen)
    state, yom = with_npc(state, "yom", at(18, 5), wounded=True)
    assert healed(act(state, WHO)[1])[0] == yom


@pytest.mark.clause("P-9.13", "P-4.2")
def test_one_under_a_standing_friend_cannot_be_healed() -> None:
    """Two unwounded would share the square."""
    state, _ = with_npc(lone(LANTERN, at(15, 5)), "yom", at(17, 5), wounded=True)
    state, _ = with_npc(state, "artos", at(17, 5))
    assert reasons(first(act(state, WHO)[1]))["heal"] == ("no-way", "P-9.18")


@pytest.mark.clause("P-9.22")
def test_with_nobody_wounded_it_is_void() -> None:
    state, _ = with_npc(lone(LANTERN, at(15, 5)), "yom", at(17, 5))
    assert reasons(first(act(state, WHO)[1]))["heal"] == ("void", "P-9.22")


@pytest.mark.clause("P-9.13")
def test_a_wounded_enemy_is_nothing_to_it() -> None:
    state = with_player(lone(LANTERN, at(15, 5)), Class.COLOSSUS, at(15, 7), wounded=True)
    assert reasons(first(act(state, WHO)[1]))["heal"] == ("void", "P-9.22")


def activations(healer: str) -> list[int]:
    """Who acts in a round of the healer and of Coil, who lies wounded."""
    state, coil = with_npc(lone(healer, at(15, 5)), "stubborn_coil", at(15, 6), wounded=True)
    state = on_errand(state, WHO)
    state = replace(state, row=(WHO, coil), upright=(WHO, coil))
    events = Heard()
    while state.stage == "np":
        seat = GAME.active(state)[0]
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0], events)
    return [event.figure for event in events if isinstance(event, Activated)]


@pytest.mark.clause("P-9.13", "P-9.30")
def test_the_healed_card_stays_turned_this_round_but_for_father_kinds() -> None:
    """Even Coil's, who acts wounded."""
    assert activations(LANTERN) == []
    assert activations(KIND) == [WHO + 1]
