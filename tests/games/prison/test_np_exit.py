"""NPC that leave by the player's line."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.events import Left
from igroteka.games.prison.state import GONE

from .round import WHO, act, at, carrying_wounded, first, lone, reasons, step, who
from .table import on_errand, with_npc, with_player, with_thing

ED = "weakling_ed"  # exit 5, three squares an AP


@pytest.mark.clause("P-9.8", "P-9.25")
def test_it_leaves_by_the_cheapest_way_for_a_point() -> None:
    after, events = act(lone(ED, at(9, 5)), WHO)
    assert who(after, WHO) == GONE
    assert after.points == (0, 1)
    assert [e.square for e in events if isinstance(e, Left)] == [at(0, 5)]
    assert (first(events).needed, first(events).squares) == (3, 9)


@pytest.mark.clause("P-9.1", "P-9.25")
def test_the_card_of_a_wounded_carried_out_is_out_at_once() -> None:
    """Coil's too, who would have acted wounded."""
    state, coil = with_npc(lone(ED, at(6, 5)), "stubborn_coil", at(20, 5), wounded=True)
    state = on_errand(carrying_wounded(state, WHO, coil), WHO)
    after, _ = step(replace(state, row=(WHO, coil), upright=(WHO, coil)), WHO)
    assert after.points == (0, 1)
    assert after.figures[coil].square == GONE
    assert after.upright == ()


@pytest.mark.clause("P-9.25", "P-9.26")
def test_its_load_goes_out_with_it() -> None:
    after, _ = act(lone(ED, at(6, 5), Kind.KEY), WHO)
    assert after.things[-1].square == GONE
    assert after.points == (0, 1)


def blocked(kind: Class, name: str = ED) -> tuple[int, int]:
    """Where it is and by which square it left, with three enemies on the line before it."""
    state = lone(name, at(3, 5))
    for column, other in zip((4, 5, 6), (Class.NAGA, kind, Class.CLERIC), strict=True):
        state = with_player(state, other, at(0, column))
    after, events = act(state, WHO)
    left = [e.square for e in events if isinstance(e, Left)]
    return who(after, WHO), left[0] if left else -1


@pytest.mark.clause("P-9.25", "P-9.8")
def test_a_line_square_with_an_unwounded_enemy_is_closed() -> None:
    assert blocked(Class.BACKSTABBER)[1] in (at(0, 3), at(0, 7))


@pytest.mark.clause("P-9.25", "P-5.4")
def test_the_weak_walk_through_a_colossus_there() -> None:
    assert blocked(Class.COLOSSUS)[1] == at(0, 5)


@pytest.mark.clause("P-9.25", "P-5.8")
def test_no_wizard_ends_above_an_enemy_on_the_line() -> None:
    assert blocked(Class.BACKSTABBER, "amestin")[1] != at(0, 5)


@pytest.mark.clause("P-9.25")
@pytest.mark.parametrize(("row", "out"), [(3, at(0, 5)), (2, at(0, 5))])
def test_a_wounded_on_the_line_is_walked_onto(row: int, out: int) -> None:
    state = with_player(lone(ED, at(row, 5)), Class.CLERIC, at(0, 5), wounded=True)
    _, events = act(state, WHO)
    assert [e.square for e in events if isinstance(e, Left)] == [out]


@pytest.mark.clause("P-9.25")
def test_an_object_on_the_line_hinders_nobody() -> None:
    after, events = act(with_thing(lone(ED, at(2, 5), Kind.KEY), Kind.SPEAR, at(0, 5)), WHO)
    assert [e.square for e in events if isinstance(e, Left)] == [at(0, 5)]
    assert after.things[-1].square == at(0, 5)


@pytest.mark.clause("P-9.8")
def test_a_way_through_an_unwounded_enemy_is_none() -> None:
    """Eight of them, shoulder to shoulder, let no Colossus by."""
    state = lone("mangdu", at(4, 5))
    for column, kind in enumerate(Class):
        state = with_player(state, kind, at(1, column))
    _, events = act(state, WHO)
    assert reasons(first(events))["exit"] == ("chosen", "P-9.2")
    assert [e.square for e in events if isinstance(e, Left)] == [at(0, 8)]
