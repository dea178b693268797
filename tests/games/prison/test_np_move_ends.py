"""What is left of an NPC's move: the next action ends it (P-9.16)."""

import pytest

from igroteka.games.prison.actions import FightCard, TurnUp
from igroteka.games.prison.classes import Class
from igroteka.games.prison.events import Healed
from igroteka.games.prison.state import State
from igroteka.parts.grid import EAST, WEST

from .round import PLAIN, WHO, act, at, but, lone, standing_edges, step, thoughts, who
from .table import with_npc, with_player

GEAR = at(3, 2)
BARS = standing_edges(PLAIN, (GEAR, EAST), (GEAR, WEST))


def enemy_near(name: str, kind: Class) -> State:
    return with_player(lone(name, at(15, 4)), kind, at(15, 6))


def friend_near(name: str) -> State:
    return with_npc(lone(name, at(15, 4)), "yom", at(15, 6), wounded=True)[0]


STEPS_AND_DOES = {
    "attack": enemy_near("hur_ban", Class.CLERIC),
    "reveal": lone("curious_lissandra", at(17, 4), dungeon=but(PLAIN, 4)),
    "heal": friend_near("brother_lantern"),
    "break": lone("artos", at(3, 4), dungeon=BARS),
    "open": lone("lockpick_rada", at(3, 4), dungeon=BARS),
    "push": with_player(lone("rick_wave", at(16, 0)), Class.MEKANORK, at(15, 3)),
}


@pytest.mark.clause("P-9.16")
@pytest.mark.parametrize("then", STEPS_AND_DOES)
def test_the_deed_at_its_end_takes_what_was_left_of_the_move(then: str) -> None:
    """Each takes one step and has more squares in its action point, which are lost."""
    after, events = step(STEPS_AND_DOES[then], WHO)
    thought = thoughts(events)[0]
    assert (thought.then, thought.squares) == (then, 1)
    assert after.errand
    assert after.errand.points == 0


@pytest.mark.clause("P-9.16", "P-9.6")
def test_after_a_fight_the_way_to_the_next_enemy_begins_anew() -> None:
    """Three squares are two AP of a Colossus, though one point of the first move was left."""
    state = with_player(lone("hur_ban", at(13, 4)), Class.CLERIC, at(13, 6), wounded=True)
    state = with_player(state, Class.BANSHEE, at(13, 9), wounded=True)
    fights = (FightCard(0), TurnUp((6,)), FightCard(0), TurnUp((5,)))
    after, events = act(state, WHO, *fights)
    one, two = thoughts(events)[:2]
    assert (one.then, one.ap, one.needed) == ("attack", 5, 2)
    assert (two.then, two.ap, two.needed, two.squares) == ("attack", 3, 3, 3)
    assert who(after, WHO) == at(13, 8)


@pytest.mark.clause("P-9.16", "P-9.13")
def test_a_cleric_who_has_just_taken_a_wounded_steps_aside_with_what_is_left() -> None:
    """Setting it down does not end the move: one AP there, and one for the healing."""
    state, yom = with_npc(lone("father_junk", at(14, 4)), "yom", at(14, 6), wounded=True)
    after, events = act(state, WHO)
    one, two = thoughts(events)[:2]
    assert (one.then, one.ap, one.needed) == ("take", 5, 1)
    assert (two.then, two.look, two.ap, two.needed) == ("heal", "again", 4, 1)
    assert [e.target for e in events if isinstance(e, Healed)] == [yom]
    assert who(after, yom) == at(14, 6)


@pytest.mark.clause("P-9.16", "P-9.13")
def test_with_its_last_ap_and_a_step_left_it_heals_whom_it_carries() -> None:
    """14 squares are four of Father Junk's five AP, and two steps of the fourth are left."""
    state, yom = with_npc(lone("father_junk", at(14, 9)), "yom", at(3, 6), wounded=True)
    after, events = act(state, WHO)
    one, two = thoughts(events)[:2]
    assert (one.then, one.ap, one.needed, one.squares) == ("take", 5, 4, 14)
    assert (two.then, two.ap, two.needed) == ("heal", 1, 1)
    assert not after.figures[yom].wounded
