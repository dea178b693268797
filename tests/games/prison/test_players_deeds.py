"""What action points buy the player besides walking: screams, healing, gears, keys, fire."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison import Prison
from igroteka.games.prison.actions import Begin, Break, Fire, Heal, Portcullis, Scream, Turn
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.scene import floor
from igroteka.games.prison.floor.dungeon import Laid, portcullis, square_in
from igroteka.games.prison.rooms import ROOMS, TWIN, Edge
from igroteka.games.prison.state import CARRIED, GONE, NONE, State
from igroteka.kernel import Seat
from igroteka.parts.grid import EAST, NORTH, SIDES, WEST

from .duel_table import play as played
from .table import HALL, position, with_npc, with_player, with_thing

GAME = Prison()
YOU = Seat(0)
HERE, PIT = 42, 34


def play(state: State, *actions: object) -> State:
    return played(state, YOU, *actions)


def refused(state: State, action: object) -> tuple[str, str]:
    refusal = GAME.refuse(state, YOU, action)
    assert refusal
    assert action not in GAME.legal(state, YOU)
    return refusal.clause, refusal.reason.removeprefix("prison-refuse-")


def holding(state: State, kind: Class, thing: Kind) -> State:
    state = with_thing(state, thing, CARRIED)
    figures = list(state.figures)
    figures[kind] = replace(figures[kind], thing=len(state.things) - 1)
    return replace(state, figures=tuple(figures))


@pytest.mark.clause("P-5.2", "P-4.1")
def test_a_scream_pushes_one_in_sight_a_square_away_for_two_points() -> None:
    state, jen = with_npc(with_player(position(), Class.BANSHEE, HERE), "jen", HERE + 3)
    after = play(state, Scream(Class.BANSHEE, jen))
    assert after.figures[jen].square == HERE + 4
    assert after.ap == state.ap - 2
    assert refused(replace(state, ap=1), Scream(Class.BANSHEE, jen)) == ("P-4.1", "ap")


@pytest.mark.clause("P-5.2")
def test_friends_and_wounded_are_pushed_too() -> None:
    state = with_player(with_player(position(), Class.BANSHEE, HERE), Class.NAGA, HERE + 1)
    assert play(state, Scream(Class.BANSHEE, Class.NAGA)).figures[Class.NAGA].square == HERE + 2
    hurt, jen = with_npc(
        with_player(position(), Class.BANSHEE, HERE), "jen", HERE + 1, wounded=True
    )
    assert play(hurt, Scream(Class.BANSHEE, jen)).figures[jen].square == HERE + 2


@pytest.mark.clause("P-5.2", "P-4.6")
def test_into_a_pit_without_a_rope_the_pushed_one_dies() -> None:
    state, jen = with_npc(with_player(position(), Class.BANSHEE, PIT - 2), "jen", PIT - 1)
    after = play(state, Scream(Class.BANSHEE, jen))
    assert after.figures[jen].square == GONE
    assert after.points == (1, 0)


@pytest.mark.clause("P-5.2")
def test_nobody_is_pushed_where_somebody_stands_or_out_of_sight() -> None:
    state, jen = with_npc(with_player(position(), Class.BANSHEE, HERE), "jen", HERE + 1)
    blocked = with_player(state, Class.NAGA, HERE + 2)
    assert refused(blocked, Scream(Class.BANSHEE, jen)) == ("P-5.2", "no-room-behind")
    assert refused(blocked, Scream(Class.BANSHEE, Class.NAGA)) == ("P-4.10", "no-sight")
    assert refused(state, Scream(Class.BANSHEE, Class.BANSHEE)) == ("P-5.2", "nobody")
    cleric = with_player(state, Class.CLERIC, HERE - 1)
    assert refused(cleric, Scream(Class.CLERIC, jen)) == ("P-5.2", "no-banshee")


@pytest.mark.clause("P-5.3")
def test_a_cleric_heals_a_wounded_friend_beside_it_who_then_rests() -> None:
    state = with_player(position(), Class.CLERIC, HERE)
    state = with_player(state, Class.NAGA, HERE + 1, wounded=True)
    assert refused(state, Begin(Class.NAGA)) == ("P-7.1", "wounded")
    after = play(state, Heal(Class.CLERIC, Class.NAGA))
    assert not after.figures[Class.NAGA].wounded
    assert after.ap == state.ap - 1
    assert refused(after, Begin(Class.NAGA)) == ("P-5.3", "healed")


@pytest.mark.clause("P-5.3")
def test_only_a_cleric_heals_and_only_a_friend_beside_it() -> None:
    state = with_player(position(), Class.CLERIC, HERE)
    state = with_player(state, Class.WIZARD, HERE - 10)
    state = with_player(state, Class.NAGA, HERE + 2, wounded=True)
    state, jen = with_npc(state, "jen", HERE - 1, wounded=True)
    assert refused(state, Heal(Class.CLERIC, Class.NAGA)) == ("P-5.3", "no-wounded")
    assert refused(state, Heal(Class.CLERIC, jen)) == ("P-5.3", "no-wounded")
    assert refused(state, Heal(Class.CLERIC, Class.CLERIC)) == ("P-5.3", "no-wounded")
    assert refused(state, Heal(Class.WIZARD, Class.NAGA)) == ("P-5.3", "no-cleric")


def on_gear(kind: Class) -> State:
    """On the gear of the first room; its twin lies open somewhere else."""
    return with_player(position(), kind, square_in(0, ROOMS[0].gear))


@pytest.mark.clause("P-4.9", "P-5.5")
@pytest.mark.parametrize("place", [0, TWIN[0]])
def test_from_a_gear_each_room_of_the_pair_turns_with_its_own_arrow(place: int) -> None:
    way, against = ROOMS[place].arrow, 4 - ROOMS[place].arrow
    state = on_gear(Class.CLERIC)
    assert play(state, Turn(Class.CLERIC, place, way)).dungeon[place] == replace(
        HALL[place],
        turn=way,  # type: ignore[type-var]
    )
    assert refused(state, Turn(Class.CLERIC, place, against)) == ("P-4.9", "against-arrow")
    assert play(on_gear(Class.MEKANORK), Turn(Class.MEKANORK, place, against)).ap == 4
    assert refused(state, Turn(Class.CLERIC, place, 2)) == ("P-4.9", "one-quarter")


@pytest.mark.clause("P-4.9")
def test_other_rooms_do_not_turn_and_nobody_turns_from_the_floor() -> None:
    others = set(range(8)) - {0, TWIN[0]}
    for place in others:
        assert refused(on_gear(Class.CLERIC), Turn(Class.CLERIC, place, 1)) == ("P-4.9", "no-gear")
    floor_only = with_player(position(), Class.MEKANORK, HERE)
    assert refused(floor_only, Turn(Class.MEKANORK, 0, 1)) == ("P-4.9", "no-gear")
    closed = replace(on_gear(Class.CLERIC), dungeon=(HALL[0], *(None,) * 7))
    assert refused(closed, Turn(Class.CLERIC, TWIN[0], 1)) == ("P-4.9", "no-gear")


def at_the_bars() -> tuple[int, int]:
    """A square of room 37B as it lies, and the side its portcullis stands on."""
    dungeon = (Laid(1, 0), *HALL[1:])
    return next(
        (square, side)
        for square in (square_in(0, within) for within in range(25))
        for side in SIDES
        if portcullis(dungeon, square, side) is Edge.PORTCULLIS
        and square not in floor(replace(position(), dungeon=dungeon)).pits
    )


def barred(kind: Class) -> tuple[State, int, int]:
    square, side = at_the_bars()
    return with_player(position((Laid(1, 0), *HALL[1:])), kind, square), square, side


@pytest.mark.clause("P-6.2", "P-5.1")
def test_a_key_and_a_backstabber_open_and_shut_a_portcullis() -> None:
    state, square, side = barred(Class.CLERIC)
    assert refused(state, Portcullis(Class.CLERIC, side)) == ("P-6.2", "no-key")
    state = play(holding(state, Class.CLERIC, Kind.KEY), Portcullis(Class.CLERIC, side))
    assert portcullis(state.dungeon, square, side) is Edge.OPEN
    state = play(state, Portcullis(Class.CLERIC, side))
    assert portcullis(state.dungeon, square, side) is Edge.PORTCULLIS
    knife, square, side = barred(Class.BACKSTABBER)
    knife = play(knife, Portcullis(Class.BACKSTABBER, side))
    assert portcullis(knife.dungeon, square, side) is Edge.OPEN
    assert knife.ap == 4


@pytest.mark.clause("P-5.4", "P-1.8")
def test_only_a_colossus_breaks_a_portcullis_and_for_good() -> None:
    state, square, side = barred(Class.COLOSSUS)
    after = play(state, Break(Class.COLOSSUS, side))
    assert portcullis(after.dungeon, square, side) is None
    assert refused(after, Break(Class.COLOSSUS, side)) == ("P-4.1", "no-portcullis")
    weak, _, side = barred(Class.BACKSTABBER)
    assert refused(weak, Break(Class.BACKSTABBER, side)) == ("P-5.4", "no-colossus")


@pytest.mark.clause("P-6.3")
def test_the_wand_kills_the_first_in_line_and_is_gone() -> None:
    state = holding(with_player(position(), Class.WIZARD, HERE), Class.WIZARD, Kind.FIREBALL)
    state, jen = with_npc(state, "jen", HERE + 2)
    state, artos = with_npc(state, "artos", HERE + 3)
    wand = state.figures[Class.WIZARD].thing
    after = play(state, Fire(Class.WIZARD, EAST))
    assert after.figures[jen].square == GONE
    assert after.figures[artos].square == HERE + 3
    assert (after.things[wand].square, after.figures[Class.WIZARD].thing) == (GONE, NONE)
    assert after.points == (1, 0)


@pytest.mark.clause("P-6.3", "P-7.6")
def test_the_wand_spares_no_friend() -> None:
    state = holding(with_player(position(), Class.WIZARD, HERE), Class.WIZARD, Kind.FIREBALL)
    state = with_player(state, Class.NAGA, HERE - 1, wounded=True)
    after = play(state, Fire(Class.WIZARD, WEST))
    assert after.figures[Class.NAGA].square == GONE
    assert after.points == (0, 1)


@pytest.mark.clause("P-6.3")
def test_only_the_wizard_fires_and_only_at_somebody() -> None:
    state = holding(with_player(position(), Class.CLERIC, HERE), Class.CLERIC, Kind.FIREBALL)
    state, _ = with_npc(state, "jen", HERE + 2)
    assert refused(state, Fire(Class.CLERIC, EAST)) == ("P-6.3", "no-wand")
    empty, _ = with_npc(with_player(position(), Class.WIZARD, HERE), "jen", HERE + 2)
    assert refused(empty, Fire(Class.WIZARD, EAST)) == ("P-6.3", "no-wand")
    armed = holding(empty, Class.WIZARD, Kind.FIREBALL)
    assert refused(armed, Fire(Class.WIZARD, NORTH)) == ("P-6.3", "nobody-in-line")
