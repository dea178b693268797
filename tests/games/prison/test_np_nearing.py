"""As near as possible: what an NPC approaches, and how its distance is read."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.events import Walked
from igroteka.games.prison.floor.dungeon import Dungeon, Laid, own_edge
from igroteka.games.prison.npc_events import Rested
from igroteka.games.prison.state import State
from igroteka.parts.grid import EAST

from .round import PLAIN, WHO, act, at, but, first, lone, reasons, standing_edges, step, who
from .table import with_player, with_thing

ED = "weakling_ed"  # exit 5 is his main goal, three squares an AP
THIMBLE = "sister_thimble"  # exit 4 is her main goal, four squares an AP; combat 2, reveal 4
CELL: Dungeon = (Laid(1, 0), *PLAIN[1:])  # 37B as drawn, before the yellow line


def nearing(state: State) -> tuple[str, tuple[int, int], tuple[int, int]]:
    found = first(act(state, WHO)[1]).nearing
    assert found
    return found.reading, found.before, found.after


@pytest.mark.clause("P-9.3", "P-9.19")
def test_with_nothing_achievable_it_spends_its_ap_towards_its_main_goal() -> None:
    """Reading (a); 16 squares of 21, all its 4 AP."""
    state = lone(THIMBLE, at(21, 0))
    after, events = act(state, WHO)
    assert who(after, WHO) == at(5, 0)
    assert (first(events).end, first(events).clause, first(events).needed) == ("near", "P-9.3", 4)
    assert nearing(state) == ("a", (6, 21), (2, 5))


@pytest.mark.clause("P-9.16", "P-9.19")
def test_what_is_to_go_is_no_division_of_squares_by_speed() -> None:
    """Twenty squares are 5 AP, but no load can be set on the fourth of them."""
    state = lone(THIMBLE, at(20, 0), Kind.ROPE)
    assert nearing(state)[1] == (5, 20)
    assert nearing(with_thing(state, Kind.FIREBALL, at(16, 0)))[1] == (6, 20)


@pytest.mark.clause("P-9.19")
def test_read_as_if_characters_were_not_there() -> None:
    """Reading (b): five enemies bar the only way; it comes as near as if they did not."""
    state = lone(THIMBLE, at(21, 0), dungeon=but(PLAIN, 1, 3))
    for column in range(5):
        state = with_player(state, Class(column), at(4, column))
    reading, before, after = nearing(state)
    assert (reading, before, after) == ("b", (6, 21), (2, 5))


@pytest.mark.clause("P-9.19")
def test_read_with_portcullises_open() -> None:
    """Reading (c), figure 4: from (4,5) of 37B to the bars at (3,4), 1 AP, two squares."""
    after, events = act(lone(ED, at(4, 4), dungeon=CELL), WHO)
    thought = first(events)
    assert who(after, WHO) == at(3, 3)
    assert (thought.needed, thought.squares, thought.end) == (1, 2, "near")
    assert thought.nearing
    assert thought.nearing.reading == "c"


@pytest.mark.clause("P-9.19")
def test_read_with_closed_rooms_as_open_floor() -> None:
    """Reading (d): too far from them to open one, Mangdu comes near the line beyond."""
    state = lone("mangdu", at(20, 5), dungeon=but(PLAIN, 0, 1, 2, 3))
    after, events = act(state, WHO)
    assert nearing(state)[0] == "d"
    assert who(after, WHO) == at(11, 5)
    assert first(events).aim == "line"


# Rooms as drawn, turned so that walls run right across between rows 5 and 6.
CUT: Dungeon = tuple(
    Laid(room, turn)
    for room, turn in ((2, 1), (0, 2), (4, 2), (7, 0), (6, 2), (1, 3), (5, 3), (3, 1))
)


@pytest.mark.clause("P-9.19")
def test_read_by_rows_and_columns() -> None:
    """Reading (e): no way at all, and it comes as few rows from the line as it can."""
    state = lone("rick_wave", at(9, 5), dungeon=CUT)
    reading, before, after = nearing(state)
    assert (reading, before) == ("e", (0, 9))
    assert after == (0, 6)
    assert who(act(state, WHO)[0], WHO) // 10 == 6


@pytest.mark.clause("P-9.3", "P-9.19")
def test_nearer_impossible_it_stays_and_spends_nothing() -> None:
    """Ed at the bars."""
    after, events = act(lone(ED, at(3, 3), dungeon=CELL), WHO)
    assert who(after, WHO) == at(3, 3)
    assert (first(events).end, first(events).clause) == ("rest", "P-9.3")
    assert not [event for event in events if isinstance(event, Walked)]
    assert [event for event in events if isinstance(event, Rested)]


@pytest.mark.clause("P-9.19", "P-10.4")
def test_a_key_it_carries_counts_in_what_is_to_go() -> None:
    """For Rick in the cell the bars are an AP, and no later reading is asked."""
    locked = (*PLAIN[:6], Laid(1, 0), PLAIN[7])
    shut = nearing(lone("rick_wave", at(19, 4), dungeon=locked))
    key = nearing(lone("rick_wave", at(19, 4), Kind.KEY, dungeon=locked))
    assert (shut[0], key[0]) == ("c", "a")
    assert key[1][0] == shut[1][0] + 2


@pytest.mark.clause("P-9.20")
def test_with_a_list_it_approaches_the_highest_on_the_board() -> None:
    """Jen's main goal is combat; the Cleric is farther than the Colossus."""
    state = with_player(lone("jen", at(21, 0)), Class.COLOSSUS, at(3, 0))
    state = with_player(state, Class.CLERIC, at(1, 9))
    thought = first(act(state, WHO)[1])
    assert (thought.end, thought.about, thought.rank) == ("near", Class.CLERIC, 2)


@pytest.mark.clause("P-9.20", "P-9.21")
def test_without_a_list_it_approaches_the_nearest() -> None:
    """Of two portcullises."""
    far, near = at(3, 2), at(3, 7)
    barred = standing_edges(PLAIN, (far, EAST), (near, EAST))
    thought = first(act(lone("artos", at(21, 9), dungeon=barred), WHO)[1])
    assert (thought.end, thought.aim, thought.about) == ("near", "gate", near * 4 + EAST)


def opened_cell() -> Dungeon:
    """The cell with a hole in its right wall: the gear of the room beyond can be reached."""
    laid = Laid(1, 0)
    return (*PLAIN[:6], replace(laid, broken=1 << own_edge(laid, at(18, 4), EAST)), PLAIN[7])


@pytest.mark.clause("P-9.21")
def test_one_no_way_reaches_is_farther_than_any_that_has_a_way() -> None:
    """Al in the cell of 37B; its gear is behind bars, two squares away."""
    locked = (*PLAIN[:6], Laid(1, 0), PLAIN[7])
    boxed = lone("tinker_al", at(18, 3), dungeon=but(locked, *range(6), 7))
    assert first(act(boxed, WHO)[1]).tried[0].reason == "no-way"
    farther = lone("tinker_al", at(18, 3), dungeon=but(opened_cell(), *range(6)))
    thought = first(step(farther, WHO)[1])
    assert (thought.then, thought.about) == ("rotate", at(18, 7))


@pytest.mark.clause("P-9.20")
def test_an_enemy_hurt_this_turn_is_not_approached() -> None:
    state = with_player(lone("jen", at(21, 0)), Class.CLERIC, at(1, 9), wounded=True)
    state = with_player(state, Class.COLOSSUS, at(1, 0))
    figures = list(state.figures)
    figures[Class.CLERIC] = replace(figures[Class.CLERIC], hurt=True)
    thought = first(act(replace(state, figures=tuple(figures)), WHO)[1])
    assert (thought.end, thought.about) == ("near", Class.COLOSSUS)


@pytest.mark.clause("P-9.22")
def test_a_void_main_goal_is_stood_in_for_by_the_highest_that_is_not() -> None:
    """With nothing to take and nobody to heal, fight or join Junk heads out."""
    after, events = act(lone("father_junk", at(21, 0)), WHO)
    thought = first(events)
    assert reasons(thought)["take"] == ("void", "P-9.22")
    assert (thought.end, thought.clause, thought.goal, thought.ap) == ("near", "P-9.22", 4, 4)
    assert who(after, WHO) == at(5, 0)


@pytest.mark.clause("P-9.23", "P-9.4")
def test_equal_ends_are_left_to_the_die() -> None:
    """Two shields, two squares off either way."""
    state = with_thing(lone("xant", at(20, 5)), Kind.SHIELD, at(20, 7))
    state = with_thing(state, Kind.SHIELD, at(20, 3))
    _, events = step(state, WHO)
    thought = first(events)
    assert (thought.ties, thought.choice, thought.choice_clause) == (2, "die", "P-9.23")
