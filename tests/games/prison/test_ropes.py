"""Ropes over pits. In the hall a pit is on 34; its neighbours are 24, 33, 35 and 44."""

import pytest

from igroteka.games.prison.actions import Begin, Drop, PickUp, Step, Stop
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.scene import scene
from igroteka.games.prison.state import GONE, State
from igroteka.parts.grid import EAST, WEST

from .activations import armed
from .table import load_of, position, with_npc, with_player, with_thing
from .test_moving import play, refused

PIT = 34
CLERIC, NAGA = Class.CLERIC, Class.NAGA


def roped(kind: Class = CLERIC, square: int = PIT - 1) -> State:
    return armed(with_player(position(), kind, square), kind, Kind.ROPE)


@pytest.mark.clause("P-6.1")
def test_with_a_rope_one_crosses_a_pit_or_stops_on_it() -> None:
    crossed = play(roped(), Begin(CLERIC), Step(EAST), Step(EAST), Stop())
    assert crossed.figures[CLERIC].square == PIT + 1
    assert load_of(crossed, CLERIC) == Kind.ROPE
    stopped = play(roped(), Begin(CLERIC), Step(EAST), Stop())
    assert stopped.figures[CLERIC].square == PIT


@pytest.mark.clause("P-6.1", "P-4.3")
def test_friends_cross_while_one_hangs_there_with_a_rope_and_enemies_do_not() -> None:
    state = with_player(roped(square=PIT), NAGA, PIT - 1)
    after = play(state, Begin(NAGA), Step(EAST), Step(EAST), Stop())
    assert after.figures[NAGA].square == PIT + 1
    enemy, _ = with_npc(with_player(position(), NAGA, PIT - 1), "artos", PIT, Kind.ROPE)
    assert refused(play(enemy, Begin(NAGA)), Step(EAST)) == "P-4.3"


@pytest.mark.clause("P-6.1")
def test_a_rope_laid_over_a_pit_stays_and_serves_either_side() -> None:
    laid = play(roped(), Begin(CLERIC), Step(EAST), Drop(), Step(EAST), Stop())
    assert scene(laid).things[PIT] == len(laid.things) - 1
    back = play(laid, Begin(CLERIC), Step(WEST), Step(WEST), Stop())
    assert back.figures[CLERIC].square == PIT - 1


@pytest.mark.clause("P-6.1", "P-4.6")
def test_who_takes_the_rope_away_lets_fall_whoever_hangs_there() -> None:
    state = with_player(with_thing(position(), Kind.ROPE, PIT), CLERIC, PIT)
    state = with_player(state, NAGA, PIT - 1)
    after = play(state, Begin(NAGA), Step(EAST), PickUp(), Step(EAST), Stop())
    assert after.figures[CLERIC].square == GONE
    assert after.points == (0, 1)
