"""The rulebook's examples of traits: Junk and Rick Wave."""

import pytest

from igroteka.games.prison.actions import FightCard, TurnUp
from igroteka.games.prison.classes import Class
from igroteka.games.prison.events import (
    Challenged,
    Pushed,
)
from igroteka.games.prison.floor.dungeon import Laid
from igroteka.games.prison.state import State
from igroteka.parts.grid import EAST, NORTH

from .round import (
    EVERY_EDGE,
    PLAIN,
    WHO,
    act,
    at,
    first,
    lone,
    reasons,
    standing_edges,
    who,
)
from .table import with_npc, with_player


def junk_and_the_wizard() -> State:
    """The Wizard alone beside Junk; Yom beside the Wizard, the Colossus beside Yom."""
    state = with_player(lone("father_junk", at(15, 5)), Class.WIZARD, at(15, 6))
    state, _ = with_npc(state, "yom", at(14, 6))
    return with_player(state, Class.COLOSSUS, at(13, 6))


@pytest.mark.clause("P-13.3", "P-9.27")
def test_junk_attacks_the_lone_wizard_though_the_group_is_stronger() -> None:
    _, events = act(junk_and_the_wizard(), WHO, FightCard(0), TurnUp((6,)))
    fight = next(event for event in events if isinstance(event, Challenged))
    assert fight.target == Class.WIZARD
    assert Class.COLOSSUS in fight.fighters
    alone = with_player(lone("father_junk", at(15, 5)), Class.COLOSSUS, at(15, 6))
    assert reasons(first(act(alone, WHO)[1]))["combat"] == ("strong", "P-13.1")


def pushes(state: State) -> tuple[State, list[Pushed]]:
    after, events = act(state, WHO)
    return after, [event for event in events if isinstance(event, Pushed)]


@pytest.mark.clause("P-13.3")
def test_rick_wave_pushes_a_mekanork_through_a_portcullis() -> None:
    """It breaks, and the wounded Mekanork lies beyond."""
    barred = standing_edges(PLAIN, (at(18, 2), EAST))
    state = with_player(lone("rick_wave", at(18, 0), dungeon=barred), Class.MEKANORK, at(18, 2))
    after, pushed = pushes(state)
    assert (pushed[0].target, pushed[0].end) == (Class.MEKANORK, at(18, 3))
    assert after.figures[Class.MEKANORK].wounded


@pytest.mark.clause("P-13.3")
def test_rick_wave_needs_two_pushes_to_wound_the_cleric() -> None:
    """First onto the free square, then through the wall."""
    walled = standing_edges(PLAIN, (at(19, 2), EAST))
    state = with_player(lone("rick_wave", at(19, 0), dungeon=walled), Class.CLERIC, at(19, 1))
    after, pushed = pushes(state)
    assert [push.end for push in pushed] == [at(19, 2), at(19, 3)]
    assert after.figures[Class.CLERIC].wounded


@pytest.mark.clause("P-13.3")
def test_rick_wave_pushes_the_naga_through_a_slit_onto_the_line() -> None:
    """Wounded on the starting line."""
    turned = (Laid(1, 1, broken=EVERY_EDGE), *PLAIN[1:])
    slit = standing_edges(turned, (at(1, 3), NORTH))
    state = with_player(lone("rick_wave", at(4, 3), dungeon=slit), Class.NAGA, at(1, 3))
    after, pushed = pushes(state)
    assert pushed[0].end == at(0, 3)
    assert after.figures[Class.NAGA].wounded
    assert who(after, Class.NAGA) == at(0, 3)
