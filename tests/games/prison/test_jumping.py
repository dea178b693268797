"""Jumps of the player: two squares straight or round a corner.

In the hall pits are on 20 and 34; the Cleric jumps from 42.
"""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import Jump
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.floor.dungeon import Laid
from igroteka.games.prison.state import GONE, YELLOW, State
from igroteka.kernel import Seat

from .activations import GAME, armed
from .table import HALL, load_of, position, with_npc, with_player, with_thing
from .test_moving import refused

YOU = Seat(0)
HERE = 42


def landings(state: State) -> set[int]:
    actions = GAME.legal(state, YOU)
    return {action.square for action in actions if isinstance(action, Jump)}


def jumper(square: int = HERE) -> State:
    return with_player(position(), Class.CLERIC, square)


@pytest.mark.clause("P-4.7")
def test_a_jump_is_two_squares_straight_or_round_a_corner() -> None:
    assert landings(jumper()) == {22, 62, 40, 44, 31, 33, 51, 53}


@pytest.mark.clause("P-4.7", "P-4.1")
def test_a_jump_costs_an_action_point_and_one_of_three_cards() -> None:
    state = jumper()
    for left in (2, 1, 0):
        square = next(iter(sorted(landings(state))))
        state = GAME.apply(state, YOU, Jump(Class.CLERIC, square))
        assert (state.cards[YELLOW].jumps, state.ap) == (left, left + 2)
    assert refused(state, Jump(Class.CLERIC, HERE)) == "P-4.7"


@pytest.mark.clause("P-4.7", "P-4.6")
def test_one_jumps_over_a_pit_but_not_into_it() -> None:
    over = jumper(33)
    assert 35 in landings(over)
    assert 34 not in landings(jumper(32))


@pytest.mark.clause("P-4.7")
@pytest.mark.parametrize("wounded", [False, True])
def test_nobody_is_jumped_over_wounded_or_not(wounded: bool) -> None:
    state = with_player(jumper(), Class.NAGA, 43, wounded=wounded)
    assert 44 not in landings(state)
    assert 33 in landings(state)


@pytest.mark.clause("P-4.7", "P-4.4")
def test_no_wall_bars_or_slit_is_jumped_through() -> None:
    """37B: bars beside 31, a wall below it; a slit below 41."""
    state = with_player(position((Laid(1, 0), *HALL[1:])), Class.CLERIC, 31)
    assert not landings(state) & {33, 51, 42, 40}
    naga = with_player(position((Laid(1, 0), *HALL[1:])), Class.NAGA, 41)
    assert 61 not in landings(naga)


@pytest.mark.clause("P-4.7", "P-4.3")
def test_one_lands_on_an_object_or_a_wounded_friend_and_on_no_enemy() -> None:
    state = with_thing(jumper(), Kind.KEY, 44)
    state = with_player(state, Class.NAGA, 40, wounded=True)
    state, _ = with_npc(state, "jen", 22, wounded=True)
    state, _ = with_npc(state, "artos", 62)
    assert {44, 40} <= landings(state)
    assert not landings(state) & {22, 62}


@pytest.mark.clause("P-4.7", "P-4.2")
def test_one_jumps_loaded_but_not_onto_an_object_then() -> None:
    state = with_thing(armed(jumper(), Class.CLERIC, Kind.BOW), Kind.KEY, 44)
    assert 44 not in landings(state)
    after = GAME.apply(state, YOU, Jump(Class.CLERIC, 40))
    assert after.figures[Class.CLERIC].square == 40
    assert load_of(after, Class.CLERIC) == Kind.BOW


@pytest.mark.clause("P-4.7", "P-4.11", "P-7.6")
def test_a_jump_may_leave_by_the_far_line_but_not_onto_a_wounded() -> None:
    state = with_player(jumper(195), Class.NAGA, 9)
    after = GAME.apply(state, YOU, Jump(Class.CLERIC, 215))
    assert after.points == (1, 0)
    assert after.figures[Class.CLERIC].square == GONE
    lying, _ = with_npc(state, "jen", 215, wounded=True)
    assert 215 not in landings(lying)
    assert 215 in landings(with_thing(state, Kind.KEY, 215))


@pytest.mark.clause("P-4.7", "P-3.4")
def test_nobody_jumps_before_the_first_room_is_open() -> None:
    state = replace(jumper(), acted=False)
    assert refused(state, Jump(Class.CLERIC, 44)) == "P-3.4"
