"""What becomes of a load when its bearer is killed at one blow (P-6.3, P-7.4)."""

import pytest

from igroteka.games.prison import Prison
from igroteka.games.prison.actions import Begin, Fire, Scream, Step, Stop
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.scene import with_figure
from igroteka.games.prison.state import CARRIED, GONE, State
from igroteka.kernel import Seat
from igroteka.parts.grid import EAST

from .activations import armed
from .table import position, with_npc, with_player

GAME = Prison()
YOU = Seat(0)
WIZARD, BANSHEE = int(Class.WIZARD), int(Class.BANSHEE)
HERE, TARGET, PIT = 42, 44, 34


def before_the_wand() -> tuple[State, int]:
    state = armed(with_player(position(), Class.WIZARD, HERE), Class.WIZARD, Kind.FIREBALL)
    return with_npc(state, "jen", TARGET, Kind.KEY)


@pytest.mark.clause("P-6.3", "P-4.5")
def test_the_object_of_one_who_is_burnt_lies_where_it_stood() -> None:
    state, jen = before_the_wand()
    after = GAME.apply(state, YOU, Fire(WIZARD, EAST))
    assert after.figures[jen].square == GONE
    key = next(thing for thing in after.things if thing.kind == Kind.KEY and thing.square >= 0)
    assert key.square == TARGET
    walker = GAME.apply(with_player(after, Class.NAGA, TARGET - 1), YOU, Begin(int(Class.NAGA)))
    assert GAME.refuse(GAME.apply(walker, YOU, Step(EAST)), YOU, Stop()) is None


@pytest.mark.clause("P-6.3", "P-7.4", "P-7.6")
def test_the_wounded_in_the_arms_of_one_who_is_burnt_dies_too() -> None:
    """Two points for the two."""
    state = armed(with_player(position(), Class.WIZARD, HERE), Class.WIZARD, Kind.FIREBALL)
    state, jen = with_npc(state, "jen", TARGET)
    state, yom = with_npc(state, "yom", CARRIED, wounded=True)
    after = GAME.apply(with_figure(state, jen, friend=yom), YOU, Fire(WIZARD, EAST))
    assert [after.figures[n].square for n in (jen, yom)] == [GONE, GONE]
    assert after.points == (2, 0)


@pytest.mark.clause("P-4.6", "P-5.2")
def test_the_load_of_one_who_is_pushed_into_a_pit_is_destroyed() -> None:
    state = with_player(position(), Class.BANSHEE, PIT + 2)
    state, jen = with_npc(state, "jen", PIT + 1, Kind.KEY)
    after = GAME.apply(state, YOU, Scream(BANSHEE, jen))
    assert after.figures[jen].square == GONE
    assert after.things[-1].square == GONE
    assert after.points == (1, 0)


@pytest.mark.clause("P-6.3", "P-4.10")
def test_the_wand_stops_at_the_first_even_a_friend_lying_there() -> None:
    state, jen = before_the_wand()
    state = with_player(state, Class.CLERIC, TARGET - 1, wounded=True)
    after = GAME.apply(state, YOU, Fire(WIZARD, EAST))
    assert after.figures[Class.CLERIC].square == GONE
    assert after.figures[jen] == state.figures[jen]
    assert after.points == (0, 1)
