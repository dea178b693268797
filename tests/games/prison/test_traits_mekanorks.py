"""What the four Mekanorks do that no other does.

Gears of the hall: 37A on 11 at place 0, 37B on 37 at place 1, 39A on 141 at place 4, 39B on 127
at place 5; 37A and 39A turn counter-clockwise.
"""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import Arrive, Draw, Rotation, Turn
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.floor.dungeon import Laid
from igroteka.games.prison.npc.goals import SEEK
from igroteka.games.prison.npc.reach import Reach
from igroteka.games.prison.npcs import NPCS, Goal
from igroteka.games.prison.state import IN_BAG, NONE, State
from igroteka.games.prison.tasks import CallUp, DrawToken, Teleport
from igroteka.kernel import CHANCE, Seat

from .activations import GAME, acts, watched
from .table import HALL, position, with_npc, with_player, with_thing
from .test_moving import refused

YOU = Seat(0)
OWN, TWIN = 11, 37
FAR = 141
BORN_ON_GEAR = ["ley_vite", "contrary_bram"]


def turn(state: State, place: int) -> int:
    laid = state.dungeon[place]
    assert laid
    return laid.turn


@pytest.mark.clause("P-13.2", "P-4.9")
def test_while_tinker_al_stands_on_a_gear_only_mekanorks_turn_that_pair() -> None:
    state = with_player(position(), Class.CLERIC, TWIN)
    free = state
    assert GAME.refuse(free, YOU, Turn(Class.CLERIC, 1, 1)) is None
    state, _ = with_npc(state, "tinker_al", OWN)
    assert refused(state, Turn(Class.CLERIC, 1, 1)) == "P-13.1"
    assert refused(state, Turn(Class.CLERIC, 0, 3)) == "P-13.1"
    mekanork, _ = with_npc(with_player(position(), Class.MEKANORK, TWIN), "tinker_al", OWN)
    assert GAME.refuse(mekanork, YOU, Turn(Class.MEKANORK, 1, 1)) is None


@pytest.mark.clause("P-13.2", "P-4.9")
def test_tinker_al_beside_a_gear_or_wounded_on_it_hinders_nobody() -> None:
    state = with_player(position(), Class.CLERIC, TWIN)
    beside, _ = with_npc(state, "tinker_al", OWN + 1)
    assert GAME.refuse(beside, YOU, Turn(Class.CLERIC, 1, 1)) is None
    wounded, _ = with_npc(state, "tinker_al", OWN, wounded=True)
    assert GAME.refuse(wounded, YOU, Turn(Class.CLERIC, 1, 1)) is None


@pytest.mark.clause("P-13.2", "P-9.11")
def test_the_rotate_goal_of_others_ignores_tinker_als_gears() -> None:
    pair = (HALL[0], HALL[1], *(None,) * 6)
    state, marta = with_npc(watched(pair), "wailing_marta", TWIN + 1)
    assert list(SEEK[Goal.ROTATE](Reach(state, marta, 3), 3))
    locked, _ = with_npc(state, "tinker_al", OWN)
    assert not list(SEEK[Goal.ROTATE](Reach(locked, marta, 3), 3))
    state, bram = with_npc(locked, "contrary_bram", TWIN + 10)
    assert list(SEEK[Goal.ROTATE](Reach(state, bram, 3), 3))


@pytest.mark.clause("P-13.2", "P-9.11")
def test_yom_throws_for_his_room_and_then_for_its_twin_as_the_die_says() -> None:
    """39A has its arrow the other way; his die turns it clockwise all the same."""
    state, yom = with_npc(watched(), "yom", FAR)
    after = acts(state, yom, Rotation(2), Rotation(-1))
    assert (turn(after, 4), turn(after, 5)) == (2, 3)


@pytest.mark.clause("P-13.2", "P-9.11")
def test_yoms_second_throw_has_only_what_the_first_left_him() -> None:
    """Five AP: three quarters, then two of three."""
    state, yom = with_npc(watched(), "yom", FAR)
    after = acts(state, yom, Rotation(3), Rotation(3))
    assert (turn(after, 4), turn(after, 5)) == (3, 2)


@pytest.mark.clause("P-13.2", "P-9.11")
def test_yom_does_not_throw_for_a_twin_that_is_closed() -> None:
    closed = (*HALL[:5], None, *HALL[6:])
    state, yom = with_npc(watched(closed), "yom", FAR)
    after = acts(state, yom, Rotation(-1))
    assert turn(after, 4) == 3
    assert after.stage == "card"


def drawn(who: str, *, taken: bool) -> tuple[State, int]:
    """That NPC comes out of the bag into 39A, something on its gear or not."""
    state, number = with_npc(watched(), who, IN_BAG)
    if taken:
        state = with_thing(state, Kind.KEY, FAR)
    state = replace(state, agenda=(DrawToken(4),))
    return GAME.apply(state, CHANCE, Draw(number, False)), number


@pytest.mark.clause("P-13.2", "P-8.4")
@pytest.mark.parametrize("who", BORN_ON_GEAR)
def test_ley_vite_and_bram_appear_on_the_gear_of_their_room(who: str) -> None:
    after, number = drawn(who, taken=False)
    assert after.figures[number].square == FAR
    assert not after.agenda


@pytest.mark.clause("P-13.2", "P-8.4")
@pytest.mark.parametrize("who", BORN_ON_GEAR)
def test_where_a_token_lies_on_the_gear_they_come_by_the_dice(who: str) -> None:
    after, number = drawn(who, taken=True)
    assert after.agenda == (Teleport(number, False, 4),)


@pytest.mark.clause("P-8.4")
def test_other_mekanorks_come_by_the_dice() -> None:
    after, number = drawn("yom", taken=False)
    assert after.agenda == (Teleport(number, False, 4),)


@pytest.mark.clause("P-13.2", "P-8.4", "P-11.3")
def test_as_a_reinforcement_ley_vite_comes_onto_the_gear_of_a_turned_room() -> None:
    """39A turned once: its gear, (4,2), lies at (2,2) then."""
    rooms = (*HALL[:4], replace(HALL[4] or Laid(4, 0), turn=1), *HALL[5:])
    state = replace(watched(rooms), agenda=(CallUp(),))
    ley_vite = next(n for n, npc in enumerate(NPCS) if npc.id == "ley_vite")
    after = GAME.apply(state, CHANCE, Arrive(ley_vite, 4))
    assert after.figures[-1].npc == ley_vite
    assert after.figures[-1].square == 121
    assert NONE not in after.row


@pytest.mark.clause("P-13.2", "P-9.11")
@pytest.mark.parametrize(
    ("thrown", "turns"), [(1, (0, 3)), (2, (0, 2)), (-1, (1, 0)), (-3, (3, 0))]
)
def test_bram_turns_the_room_the_die_names_against_its_arrow(
    thrown: int, turns: tuple[int, int]
) -> None:
    """Clockwise is 39B, which he turns counter-clockwise."""
    state, bram = with_npc(watched(), "contrary_bram", FAR)
    after = acts(state, bram, Rotation(thrown))
    assert (turn(after, 4), turn(after, 5)) == turns


@pytest.mark.clause("P-9.11")
def test_a_mekanork_without_such_a_trait_turns_it_with_its_arrow() -> None:
    state, al = with_npc(watched(), "tinker_al", FAR)
    after = acts(state, al, Rotation(1))
    assert (turn(after, 4), turn(after, 5)) == (0, 1)
