"""What the log says of fights and points: in the order of the names, and with one name a side."""

from msgspec.structs import replace

from igroteka.games.prison.classes import Class
from igroteka.games.prison.events import Ended, Fought, Over, Scored, Walked, Wounded
from igroteka.games.prison.floor.dungeon import WIDTH
from igroteka.games.prison.state import BLUE, YELLOW, State
from igroteka.kernel import Event, Seat, Words

from .activations import GAME, watched
from .table import HALL, with_npc, with_player

DUNGEON = 2


def told(state: State, event: Event) -> Words:
    return GAME.report(GAME.view(state, Seat(0)), event)


def fight(attacker: int, target: int) -> Fought:
    return Fought(attacker, target, "close", (attacker, target), (3, 0), (4, 1), YELLOW)


def test_the_numbers_of_a_fight_stand_in_the_order_of_the_names() -> None:
    state, jen = with_npc(with_player(watched(HALL), Class.CLERIC, 2), "jen", 1)
    mine, theirs = told(state, fight(Class.CLERIC, jen)), told(state, fight(jen, Class.CLERIC))
    assert (mine.details["cards"], mine.details["totals"]) == ("+3 : +0", "4 : 1")
    assert (theirs.details["cards"], theirs.details["totals"]) == ("+0 : +3", "1 : 4")


def test_alone_the_other_side_is_the_dungeon_and_in_a_duel_blue() -> None:
    solo = watched(HALL)
    for event, name in (
        (Scored(BLUE, 1, "P-7.8"), "side"),
        (Ended(BLUE), "side"),
        (Over(BLUE, (1, 5)), "winner"),
    ):
        assert told(solo, event).details[name] == DUNGEON
        assert told(replace(solo, mode="duel"), event).details[name] == BLUE


def test_where_somebody_walked_is_said_by_column_and_row_and_off_the_floor_by_a_dash() -> None:
    state = with_player(watched(HALL), Class.CLERIC, 2)
    walk = told(state, Walked(Class.CLERIC, 2, WIDTH + 1))
    assert walk.details["end"] == "b1"
    assert told(state, Wounded(Class.CLERIC, -1)).details["square"] == "–"
