"""What is asked, and what whoever is not asked is told meanwhile."""

from msgspec.structs import replace

from igroteka.games.prison.classes import Class
from igroteka.games.prison.state import BLUE, NONE, State
from igroteka.games.prison.tasks import AnyTask, Clash, DrawToken, OpenRoom, Teleport
from igroteka.kernel import CHANCE, Seat

from .activations import GAME, watched
from .table import HALL, with_npc, with_player

YOU, OTHER = Seat(0), Seat(1)


def about(*agenda: AnyTask, stage: str = "act", **changes: object) -> State:
    state: State = replace(watched(HALL), stage=stage, agenda=agenda, **changes)
    assert GAME.active(state) == (CHANCE,)
    return state


def told(state: State, seat: Seat = YOU) -> str:
    return GAME.prompt(state, seat).text.removeprefix("prison-prompt-")


def test_while_my_own_room_opens_i_am_told_so() -> None:
    for task in (OpenRoom(2), DrawToken(2), Teleport(0, False, 2)):
        assert told(about(task)) == "opens"


def test_while_the_cards_of_my_fight_are_turned_i_am_told_so() -> None:
    state, jen = with_npc(watched(HALL), "jen", 1)
    state, mine = with_player(state, Class.CLERIC, 2), int(Class.CLERIC)
    clash = Clash(mine, jen, "close", (mine, jen), cards=(3, NONE))
    state = replace(state, stage="act", agenda=(clash,))
    assert GAME.active(state) == (CHANCE,)
    assert told(state) == "turns"


def test_in_the_dungeons_own_round_the_other_side_is_on_the_move() -> None:
    assert told(about(OpenRoom(2), stage="np")) == "wait"


def test_in_a_duel_only_whose_turn_it_is_sees_their_room_open() -> None:
    state = about(OpenRoom(2), mode="duel", side=BLUE)
    assert (told(state, YOU), told(state, OTHER)) == ("wait", "opens")
