"""What the four Backstabbers do that no other does.

In the hall pits are on 166, 172, 189 and 204; the yellow line is out of reach from row 18.
"""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import FightCard, Lay, TurnUp
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.deeds.fights import total
from igroteka.games.prison.floor.dungeon import Dungeon, Laid
from igroteka.games.prison.rooms import EDGES, upright
from igroteka.games.prison.state import YELLOW, Errand
from igroteka.games.prison.tasks import CallUp, Clash, OpenRoom
from igroteka.kernel import CHANCE

from .activations import GAME, acts, armed, first_go, goes_on, one_go, watched
from .table import HALL, load_of, on_errand, position, with_npc, with_player

# 37A turned once: a wall right across, a portcullis in its third and fourth column.
ACROSS = Laid(0, 1, broken=((1 << EDGES) - 1) & ~sum(1 << upright(row, 3) for row in range(5)))
BARRED: Dungeon = (ACROSS, ACROSS, *HALL[2:])


def two_closed() -> Dungeon:
    return (*HALL[:2], None, None, *HALL[4:])


@pytest.mark.clause("P-13.2", "P-9.7")
def test_lissandra_opening_her_second_room_rings_for_a_reinforcement() -> None:
    state, lissandra = with_npc(watched(two_closed()), "curious_lissandra", 54)
    first = acts(state, lissandra, Lay(2, 0))
    assert first.agenda == (OpenRoom(3, lissandra), CallUp())
    second = goes_on(first, Lay(3, 0))
    assert second.agenda == (CallUp(),)
    assert GAME.active(second) == (CHANCE,)


@pytest.mark.clause("P-13.2")
def test_one_room_rings_no_bell_and_neither_does_a_third() -> None:
    state, lissandra = with_npc(watched(two_closed()), "curious_lissandra", 54)
    assert one_go(state, lissandra).agenda == (OpenRoom(2, lissandra),)
    third = replace(on_errand(state, lissandra), errand=Errand(lissandra, goal=0, ap=5, revealed=2))
    assert goes_on(third).agenda == (OpenRoom(2, lissandra),)


@pytest.mark.clause("P-13.2")
def test_two_rooms_of_another_ring_no_bell() -> None:
    state, slissken = with_npc(watched(two_closed()), "slissken", 54)
    first = acts(state, slissken, Lay(2, 0))
    assert first.agenda == (OpenRoom(3, slissken),)


@pytest.mark.clause("P-13.2", "P-9.6")
def test_jens_lone_attack_wins_by_her_two() -> None:
    """2 + 2 + 1 against the Cleric's 2 + 2."""
    state, jen = with_npc(with_player(position(), Class.CLERIC, 182), "jen", 185)
    after = acts(state, jen, FightCard(2), TurnUp((1,)))
    assert after.figures[Class.CLERIC].wounded
    assert not after.figures[jen].wounded


@pytest.mark.clause("P-13.2", "P-9.6")
def test_nika_takes_the_shield_from_the_enemy_she_walks_up_to_before_she_strikes() -> None:
    state = armed(with_player(position(), Class.CLERIC, 182), Class.CLERIC, Kind.SHIELD)
    state, nika = with_npc(state, "magpie_nika", 185)
    after = acts(state, nika)
    clash = after.agenda[0]
    assert isinstance(clash, Clash)
    assert load_of(after, nika) == Kind.SHIELD
    assert load_of(after, Class.CLERIC) is None
    assert total(after, clash, YELLOW, 0) == 2


@pytest.mark.clause("P-13.2")
def test_nika_takes_what_stands_highest_on_her_list() -> None:
    """A rope from the Wizard, or the key from the Cleric: her list has the key second."""
    state = armed(with_player(position(), Class.WIZARD, 182), Class.WIZARD, Kind.ROPE)
    state = armed(with_player(state, Class.CLERIC, 193), Class.CLERIC, Kind.KEY)
    state, nika = with_npc(state, "magpie_nika", 185)
    after = acts(state, nika)
    assert load_of(after, nika) == Kind.KEY
    assert load_of(after, Class.WIZARD) == Kind.ROPE


@pytest.mark.clause("P-13.2")
def test_nika_with_full_hands_takes_nothing() -> None:
    state = armed(with_player(position(), Class.CLERIC, 182), Class.CLERIC, Kind.KEY)
    state, nika = with_npc(state, "magpie_nika", 185, Kind.ROPE)
    assert load_of(acts(state, nika), nika) == Kind.ROPE


@pytest.mark.clause("P-13.2")
def test_nika_takes_nothing_without_a_move() -> None:
    state = armed(with_player(position(), Class.CLERIC, 182), Class.CLERIC, Kind.KEY)
    state, nika = with_npc(state, "magpie_nika", 183)
    assert load_of(acts(state, nika), nika) is None


@pytest.mark.clause("P-13.2", "P-10.4")
def test_rada_opens_a_portcullis_on_her_way_out_without_a_key() -> None:
    state = with_player(with_player(position(BARRED), Class.CLERIC, 40), Class.NAGA, 45)
    state, rada = with_npc(state, "lockpick_rada", 93)
    way = first_go(state, rada)
    assert "gate" in [hop.how for hop in way.hops]
    assert way.ap == 4
    assert acts(state, rada).points == (0, 1)


@pytest.mark.clause("P-10.4")
def test_another_without_a_key_stays_behind_the_bars() -> None:
    state = with_player(with_player(position(BARRED), Class.CLERIC, 40), Class.NAGA, 45)
    state, mangdu = with_npc(state, "mangdu", 73)
    assert "gate" not in [hop.how for hop in first_go(state, mangdu).hops]
    assert acts(state, mangdu).points == (0, 0)
