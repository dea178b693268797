"""A player's move: steps, pits, ropes, friends and what is carried.

In the hall every wall is gone: a gear is on square 11, pits are on 20 and 34.
"""

import pytest

from igroteka.games.prison import Prison
from igroteka.games.prison.actions import Begin, Drop, Give, PickUp, Step, Stop
from igroteka.games.prison.classes import BUILDS, Class, Kind
from igroteka.games.prison.figures.scene import scene
from igroteka.games.prison.floor.dungeon import Laid
from igroteka.games.prison.state import GONE, State
from igroteka.kernel import Seat
from igroteka.parts.grid import EAST, NORTH, SOUTH, WEST

from .duel_table import play as played
from .table import HALL, load_of, position, with_npc, with_player, with_thing

GAME = Prison()
YOU = Seat(0)
HERE, PIT = 42, 34


def play(state: State, *actions: object) -> State:
    return played(state, YOU, *actions)


def refused(state: State, action: object) -> str:
    refusal = GAME.refuse(state, YOU, action)
    assert refusal
    assert action not in GAME.legal(state, YOU)
    return refusal.clause


@pytest.mark.clause("P-4.1", "P-5.1")
@pytest.mark.parametrize("kind", Class)
def test_a_move_is_one_action_point_and_as_many_squares_as_its_speed(kind: Class) -> None:
    state = play(with_player(position(), kind, 40), Begin(kind))
    assert state.ap == 4
    steps = 0
    while GAME.refuse(state, YOU, Step(EAST)) is None:
        state, steps = play(state, Step(EAST)), steps + 1
    assert steps == BUILDS[kind].speed
    assert play(state, Stop()).figures[kind].square == 40 + steps


@pytest.mark.clause("P-4.4")
def test_walls_bars_slits_and_closed_rooms_stop_a_step() -> None:
    rooms = (Laid(1, 0), *(None,) * 7)
    state = play(with_player(position(rooms), Class.CLERIC, 31), Begin(Class.CLERIC))
    assert refused(state, Step(EAST)) == "P-4.4"  # bars of 37B
    assert refused(state, Step(SOUTH)) == "P-4.4"  # a wall
    at_the_border = play(with_player(position(rooms), Class.CLERIC, 24), Begin(Class.CLERIC))
    assert refused(at_the_border, Step(EAST)) == "P-4.4"  # the next room is closed


@pytest.mark.clause("P-5.6")
def test_only_the_naga_walks_through_a_slit() -> None:
    rooms = (Laid(1, 0), *HALL[1:])  # 37B has a slit between (4,2) and (5,2)
    naga = play(with_player(position(rooms), Class.NAGA, 41), Begin(Class.NAGA))
    assert play(naga, Step(SOUTH)).figures[Class.NAGA].square == 51
    cleric = play(with_player(position(rooms), Class.CLERIC, 41), Begin(Class.CLERIC))
    assert refused(cleric, Step(SOUTH)) == "P-4.4"


@pytest.mark.clause("P-4.3")
def test_one_passes_friends_and_wounded_but_no_unwounded_enemy() -> None:
    state = with_player(with_player(position(), Class.CLERIC, HERE), Class.NAGA, HERE + 1)
    state, enemy = with_npc(state, "jen", HERE - 1)
    state = play(state, Begin(Class.CLERIC))
    assert refused(state, Step(WEST)) == "P-4.3"
    assert play(state, Step(EAST)).figures[Class.CLERIC].square == HERE + 1
    assert refused(play(state, Step(EAST)), Stop()) == "P-4.3"
    assert enemy in range(len(state.figures))


@pytest.mark.clause("P-4.3")
def test_no_step_is_made_from_which_the_move_could_not_end() -> None:
    """The Colossus has two squares, and a friend stands on the second."""
    state = with_player(with_player(position(), Class.COLOSSUS, HERE), Class.NAGA, HERE + 2)
    state = play(state, Begin(Class.COLOSSUS), Step(EAST))
    assert refused(state, Step(EAST)) == "P-4.3"


@pytest.mark.clause("P-5.4", "P-5.8")
def test_the_weak_step_through_a_colossus_and_the_wizard_over_anybody() -> None:
    state, _ = with_npc(with_player(position(), Class.TELEPATH, HERE), "artos", HERE + 1)
    state = play(state, Begin(Class.TELEPATH), Step(EAST), Step(EAST), Stop())
    assert state.figures[Class.TELEPATH].square == HERE + 2
    banshee, _ = with_npc(with_player(position(), Class.BANSHEE, HERE), "artos", HERE + 1)
    assert GAME.refuse(play(banshee, Begin(Class.BANSHEE)), YOU, Step(EAST)) is None
    strong, _ = with_npc(with_player(position(), Class.CLERIC, HERE), "artos", HERE + 1)
    assert refused(play(strong, Begin(Class.CLERIC)), Step(EAST)) == "P-4.3"
    wizard, _ = with_npc(with_player(position(), Class.WIZARD, HERE), "jen", HERE + 1)
    wizard = play(wizard, Begin(Class.WIZARD), Step(EAST))
    assert refused(wizard, Stop()) == "P-4.3"


@pytest.mark.clause("P-4.6", "P-6.1")
def test_a_pit_is_crossed_with_a_rope_or_by_levitation_only() -> None:
    state = play(with_player(position(), Class.CLERIC, PIT - 1), Begin(Class.CLERIC))
    assert refused(state, Step(EAST)) == "P-4.6"
    wizard = play(with_player(position(), Class.WIZARD, PIT - 1), Begin(Class.WIZARD), Step(EAST))
    assert refused(wizard, Stop()) == "P-4.6"
    roped = with_thing(with_player(position(), Class.CLERIC, PIT - 1), Kind.ROPE, PIT - 1)
    hanging = play(roped, Begin(Class.CLERIC), PickUp(), Step(EAST), Stop())
    assert hanging.figures[Class.CLERIC].square == PIT


@pytest.mark.clause("P-4.6")
def test_objects_but_the_rope_are_destroyed_in_a_pit() -> None:
    state = with_thing(with_player(position(), Class.WIZARD, PIT - 1), Kind.KEY, PIT - 1)
    state = play(state, Begin(Class.WIZARD), PickUp(), Step(EAST), Drop(), Step(EAST), Stop())
    assert state.things[-1].square == GONE
    roped = with_thing(with_player(position(), Class.WIZARD, PIT - 1), Kind.ROPE, PIT - 1)
    roped = play(roped, Begin(Class.WIZARD), PickUp(), Step(EAST), Drop(), Step(EAST), Stop())
    assert scene(roped).things[PIT] == len(roped.things) - 1


@pytest.mark.clause("P-4.2")
def test_a_square_holds_two_tokens_so_a_bearer_does_not_stop_on_an_object() -> None:
    state = with_thing(with_player(position(), Class.CLERIC, HERE), Kind.KEY, HERE)
    state = with_thing(state, Kind.BOW, HERE + 1)
    state = play(state, Begin(Class.CLERIC), PickUp(), Step(EAST))
    assert refused(state, Stop()) == "P-4.2"
    swapped = play(state, PickUp())
    assert load_of(swapped, Class.CLERIC) == Kind.BOW
    assert refused(swapped, Stop()) == "P-4.2"
    assert play(swapped, Step(EAST), Stop()).figures[Class.CLERIC].square == HERE + 2


@pytest.mark.clause("P-4.2", "P-4.5")
def test_no_object_is_left_for_a_wounded_friend_where_another_lies() -> None:
    """A square holds one object; for the object that lies there it is left."""
    state = with_player(position(), Class.CLERIC, HERE)
    state = with_player(state, Class.NAGA, HERE + 1, wounded=True)
    state = with_thing(with_thing(state, Kind.BOW, HERE), Kind.KEY, HERE + 1)
    state = play(state, Begin(Class.CLERIC), PickUp(), Step(EAST))
    assert refused(state, PickUp(wounded=True)) == "P-4.2"
    assert load_of(play(state, PickUp()), Class.CLERIC) == Kind.KEY
    empty_handed = play(state, Step(EAST), Drop(), Step(WEST), PickUp(wounded=True))
    assert load_of(empty_handed, Class.CLERIC) == Kind.WOUNDED


@pytest.mark.clause("P-4.5")
def test_things_are_handed_over_where_one_enters_a_friends_square() -> None:
    state = with_thing(with_player(position(), Class.CLERIC, HERE), Kind.KEY, HERE)
    state = with_player(state, Class.NAGA, HERE + 1)
    state = play(state, Begin(Class.CLERIC), PickUp(), Step(EAST), Give(), Step(EAST), Stop())
    assert load_of(state, Class.NAGA) == Kind.KEY
    assert load_of(state, Class.CLERIC) is None
    beside = play(with_player(state, Class.WIZARD, HERE), Begin(Class.WIZARD))
    assert refused(beside, Give()) == "P-4.5"


@pytest.mark.clause("P-4.5")
def test_a_friendly_wounded_is_carried_like_an_object() -> None:
    state = with_player(with_player(position(), Class.CLERIC, HERE), Class.NAGA, HERE, wounded=True)
    state = play(state, Begin(Class.CLERIC), PickUp(), Step(EAST), Drop(), Step(EAST), Stop())
    assert state.figures[Class.NAGA].square == HERE + 1


@pytest.mark.clause("P-4.11", "P-7.6")
def test_entering_the_far_line_ends_the_move_and_scores() -> None:
    state = with_thing(with_player(position(), Class.CLERIC, 205), Kind.KEY, 205)
    state = play(state, Begin(Class.CLERIC), PickUp(), Step(SOUTH))
    assert state.points == (1, 0)
    assert state.figures[Class.CLERIC].square == GONE
    assert state.things[-1].square == GONE
    assert state.moving is None


@pytest.mark.clause("P-1.7")
def test_the_own_line_is_walked_like_floor() -> None:
    state = with_player(position(), Class.CLERIC, 15)
    state = play(state, Begin(Class.CLERIC), Step(NORTH), Step(EAST), Stop())
    assert state.figures[Class.CLERIC].square == 6
    assert state.points == (0, 0)
