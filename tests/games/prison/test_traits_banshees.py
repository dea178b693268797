"""What the four Banshees' screams do."""

import pytest

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.floor.dungeon import Laid, between
from igroteka.games.prison.npc.push import shove
from igroteka.games.prison.rooms import Edge
from igroteka.games.prison.state import BLUE, GONE
from igroteka.parts.grid import NORTH, WEST

from .activations import acts, armed, first_go, one_go
from .table import HALL, load_of, position, with_npc, with_player, with_thing

SCREAMER, TARGET = 181, 183


@pytest.mark.clause("P-13.2", "P-9.14", "P-1.8")
def test_rick_waves_push_breaks_the_portcullis_behind_and_wounds() -> None:
    """37B: bars between 32 and 33."""
    state = with_player(position((Laid(1, 0), *HALL[1:])), Class.MEKANORK, 33)
    state, rick = with_npc(state, "rick_wave", 34)
    after = one_go(state, rick)
    assert after.figures[Class.MEKANORK].square == 32
    assert after.figures[Class.MEKANORK].wounded
    assert between(after.dungeon, 33, WEST) is Edge.OPEN


@pytest.mark.clause("P-13.2")
def test_rick_waves_target_with_a_free_square_behind_is_only_moved_and_then_goes_through() -> None:
    """37B: a wall between 14 and 15."""
    state = with_player(position((Laid(1, 0), *HALL[1:])), Class.CLERIC, 13)
    state, rick = with_npc(state, "rick_wave", 11)
    once = one_go(state, rick)
    assert once.figures[Class.CLERIC].square == 14
    assert not once.figures[Class.CLERIC].wounded
    twice = acts(state, rick)
    assert twice.figures[Class.CLERIC].square == 15
    assert twice.figures[Class.CLERIC].wounded


@pytest.mark.clause("P-13.2")
def test_rick_waves_push_through_a_slit_ends_wounded_on_the_line() -> None:
    """39B: a slit between 12 and the line."""
    state = with_player(position((Laid(5, 0), *HALL[1:])), Class.NAGA, 12)
    state, rick = with_npc(state, "rick_wave", 22)
    after = one_go(state, rick)
    assert after.figures[Class.NAGA].square == 2
    assert after.figures[Class.NAGA].wounded
    assert between(after.dungeon, 12, NORTH) is Edge.OPEN
    assert after.points == (0, 0)


@pytest.mark.clause("P-1.8", "P-13.2")
def test_rick_wave_breaks_neither_an_outer_side_nor_into_a_closed_room_nor_onto_somebody() -> None:
    outer, rick = with_npc(with_player(position(), Class.CLERIC, 180), "rick_wave", 182)
    assert shove(outer, rick, Class.CLERIC) is None
    closed = position((Laid(5, 2), HALL[1], None, *HALL[3:]))
    shut, rick = with_npc(with_player(closed, Class.CLERIC, 52), "rick_wave", 42)
    assert shove(shut, rick, Class.CLERIC) is None
    behind = with_player(position((Laid(1, 0), *HALL[1:])), Class.MEKANORK, 33)
    behind, rick = with_npc(with_player(behind, Class.NAGA, 32), "rick_wave", 34)
    assert shove(behind, rick, Class.MEKANORK) is None


@pytest.mark.clause("P-9.14")
@pytest.mark.parametrize("spirit", ["rick_wave", "wailing_marta", "siren_ulla", "thunder_gleb"])
def test_a_push_costs_two_action_points_whatever_the_trait_says(spirit: str) -> None:
    """The solo book: «за 2ОД (несмотря на личные характеристики некоторых Духов)»."""
    state = with_player(position(), Class.COLOSSUS, TARGET)
    state, number = with_npc(state, spirit, SCREAMER)
    pushing = first_go(state, number)
    assert (pushing.then, pushing.ap) == ("push", 2)


@pytest.mark.clause("P-13.2", "P-4.5")
def test_whoever_marta_pushes_drops_its_load_where_it_stood() -> None:
    state = armed(with_player(position(), Class.COLOSSUS, TARGET), Class.COLOSSUS, Kind.KEY)
    state, marta = with_npc(state, "wailing_marta", SCREAMER)
    after = one_go(state, marta)
    assert load_of(after, Class.COLOSSUS) is None
    assert after.figures[Class.COLOSSUS].square == TARGET + 1
    assert after.things[-1].square == TARGET


@pytest.mark.clause("P-13.2", "P-4.2")
def test_martas_target_needs_no_room_for_the_load_it_drops() -> None:
    state = armed(with_player(position(), Class.COLOSSUS, TARGET), Class.COLOSSUS, Kind.KEY)
    state = with_thing(state, Kind.BOW, TARGET + 1)
    screaming, marta = with_npc(state, "wailing_marta", SCREAMER)
    assert shove(screaming, marta, Class.COLOSSUS)
    screaming, rick = with_npc(state, "rick_wave", SCREAMER)
    assert shove(screaming, rick, Class.COLOSSUS) is None


@pytest.mark.clause("P-13.2", "P-9.14")
def test_ulla_pulls_her_target_towards_her() -> None:
    state = with_player(position(), Class.WIZARD, TARGET + 2)
    state, ulla = with_npc(state, "siren_ulla", SCREAMER)
    assert one_go(state, ulla).figures[Class.WIZARD].square == TARGET + 1
    assert acts(state, ulla).figures[Class.WIZARD].square == TARGET


@pytest.mark.clause("P-13.2")
def test_ulla_needs_a_free_square_between() -> None:
    state, ulla = with_npc(with_player(position(), Class.WIZARD, TARGET), "siren_ulla", SCREAMER)
    assert shove(state, ulla, Class.WIZARD)
    beside, ulla = with_npc(
        with_player(position(), Class.WIZARD, SCREAMER + 1), "siren_ulla", SCREAMER
    )
    assert shove(beside, ulla, Class.WIZARD) is None


@pytest.mark.clause("P-13.2")
def test_glebs_target_flies_until_a_pit_swallows_it() -> None:
    """Row 18 ends with a pit on 189."""
    state, gleb = with_npc(with_player(position(), Class.COLOSSUS, TARGET), "thunder_gleb", 181)
    state = with_player(state, Class.NAGA, 9)
    after = acts(state, gleb)
    assert after.figures[Class.COLOSSUS].square == GONE
    assert after.points[BLUE] == 1


@pytest.mark.clause("P-13.2")
def test_glebs_target_is_stopped_by_a_wall_or_by_a_character() -> None:
    state, gleb = with_npc(with_player(position(), Class.COLOSSUS, 193), "thunder_gleb", 191)
    assert one_go(state, gleb).figures[Class.COLOSSUS].square == 199
    stopped = with_player(state, Class.NAGA, 198, wounded=True)
    assert one_go(stopped, gleb).figures[Class.COLOSSUS].square == 197


@pytest.mark.clause("P-13.2", "P-4.2")
def test_glebs_target_flies_over_objects_but_stops_where_it_has_room() -> None:
    state = armed(with_player(position(), Class.COLOSSUS, 193), Class.COLOSSUS, Kind.KEY)
    state = with_thing(with_thing(state, Kind.BOW, 195), Kind.ROPE, 199)
    state, gleb = with_npc(state, "thunder_gleb", 191)
    assert one_go(state, gleb).figures[Class.COLOSSUS].square == 198


@pytest.mark.clause("P-13.2", "P-6.1")
def test_a_roped_pit_does_not_swallow_glebs_target() -> None:
    """Row 18 again, a rope over the pit on 189."""
    state = with_thing(with_player(position(), Class.COLOSSUS, TARGET), Kind.ROPE, 189)
    state, gleb = with_npc(state, "thunder_gleb", 181)
    assert one_go(state, gleb).figures[Class.COLOSSUS].square == 189
