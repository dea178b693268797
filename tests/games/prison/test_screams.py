"""What keeps a scream from pushing, and who is pushed out of the dungeon (P-5.2)."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison import Prison
from igroteka.games.prison.actions import Scream
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.floor.dungeon import Dungeon, Laid
from igroteka.games.prison.state import CARRIED, GONE, State
from igroteka.kernel import Seat

from .round import at
from .table import HALL, position, with_npc, with_player, with_thing

GAME = Prison()
YOU = Seat(0)
BANSHEE = int(Class.BANSHEE)
HERE, TARGET, BEHIND = at(4, 1), at(4, 2), at(4, 3)


def table(dungeon: Dungeon = HALL, *, wounded: bool = False) -> tuple[State, int]:
    """The Banshee and Jen beside her."""
    state = with_player(position(dungeon), Class.BANSHEE, HERE)
    return with_npc(state, "jen", TARGET, wounded=wounded)


def fails(state: State, target: int) -> bool:
    refusal = GAME.refuse(state, YOU, Scream(BANSHEE, target))
    assert (refusal is None) == (Scream(BANSHEE, target) in GAME.legal(state, YOU))
    return refusal is not None and (refusal.clause, refusal.reason) == (
        "P-5.2",
        "prison-refuse-no-room-behind",
    )


def screamed(state: State, target: int) -> State:
    assert GAME.refuse(state, YOU, Scream(BANSHEE, target)) is None
    return GAME.apply(state, YOU, Scream(BANSHEE, target))


# 37B as it is drawn: bars and a wall to the east, a slit to the south, the next room closed.
DRAWN: Dungeon = (Laid(1, 0), HALL[1], None, *HALL[3:])


@pytest.mark.clause("P-5.2")
@pytest.mark.parametrize(
    ("banshee", "target"),
    [
        pytest.param(at(3, 0), at(3, 1), id="bars"),
        pytest.param(at(2, 0), at(2, 1), id="wall"),
        pytest.param(at(1, 4), at(2, 4), id="slit"),
        pytest.param(at(4, 2), at(5, 2), id="closed room"),
    ],
)
def test_what_stands_behind_the_target_stops_it(banshee: int, target: int) -> None:
    hall, jen = with_npc(with_player(position(), Class.BANSHEE, banshee), "jen", target)
    assert not fails(hall, jen)
    assert fails(replace(hall, dungeon=DRAWN), jen)


@pytest.mark.clause("P-5.2", "P-4.2")
def test_a_load_is_not_pushed_onto_an_object() -> None:
    state, jen = table()
    assert not fails(with_thing(state, Kind.KEY, BEHIND), jen)
    carried = with_thing(state, Kind.BOW, CARRIED)
    figures = list(carried.figures)
    figures[jen] = replace(figures[jen], thing=len(carried.things) - 1)
    loaded = replace(carried, figures=tuple(figures))
    assert not fails(loaded, jen)
    assert fails(with_thing(loaded, Kind.KEY, BEHIND), jen)


@pytest.mark.clause("P-5.2", "P-4.3")
def test_nobody_is_pushed_to_stand_on_a_wounded_enemy() -> None:
    """On a wounded friend she may come to stand, and a wounded may come to lie beside either."""
    state, jen = table()
    assert fails(with_player(state, Class.NAGA, BEHIND, wounded=True), jen)
    assert not fails(with_npc(state, "yom", BEHIND, wounded=True)[0], jen)
    lying, jen = table(wounded=True)
    assert not fails(with_player(lying, Class.NAGA, BEHIND, wounded=True), jen)


@pytest.mark.clause("P-5.2", "P-7.6")
@pytest.mark.parametrize(("wounded", "points"), [(False, (0, 1)), (True, (0, 0))])
def test_whoever_is_pushed_over_the_far_line_is_out(wounded: bool, points: tuple[int, int]) -> None:
    """An unwounded one has left for a point of its side; a wounded one brings nothing."""
    state = with_player(position(), Class.BANSHEE, at(3, 6))
    state, jen = with_npc(state, "jen", at(1, 6), wounded=wounded)
    after = screamed(state, jen)
    assert after.figures[jen].square == GONE
    assert after.points == points
