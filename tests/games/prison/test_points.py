"""Victory points: who gets them, for what, and when they are looked at."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import Begin, FightCard, Fire, PickUp, Step, Stop, TurnUp
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.scene import with_figure
from igroteka.games.prison.state import CARRIED, GONE, IN_BAG, State
from igroteka.games.prison.turn.ending import MOST_TURNS
from igroteka.kernel import Seat
from igroteka.parts.grid import EAST, SOUTH

from .activations import acts, armed, watched
from .table import position, with_npc, with_player, with_thing
from .test_moving import play

YOU = Seat(0)
CLERIC, NAGA = Class.CLERIC, Class.NAGA


@pytest.mark.clause("P-7.6", "P-4.11")
def test_an_unwounded_character_that_leaves_is_a_point_and_what_it_carries_is_gone() -> None:
    state = with_figure(with_player(watched(), CLERIC, 202), NAGA, square=CARRIED, wounded=True)
    state = with_figure(state, CLERIC, friend=int(NAGA))
    after = play(state, Begin(CLERIC), Step(SOUTH))
    assert after.points == (1, 0)
    assert after.figures[NAGA].square == GONE


@pytest.mark.clause("P-7.6", "P-7.7")
def test_the_nps_fifth_point_ends_the_game_in_its_own_turn() -> None:
    state, ashka = with_npc(replace(watched(), points=(4, 4)), "silent_ashka", 55)
    after = acts(state, ashka)
    assert after.result
    assert after.result.winners == ()
    assert after.points == (4, 5)


def last_rope(points: tuple[int, int]) -> State:
    """The Naga takes the rope from under the Cleric, over the pit on 204, and leaves with it."""
    state = with_player(with_player(position(), CLERIC, 204), NAGA, 194)
    state = replace(with_thing(state, Kind.ROPE, 204), points=points)
    return play(state, Begin(NAGA), Step(SOUTH), PickUp(), Step(SOUTH))


@pytest.mark.clause("P-7.7", "P-6.1")
def test_both_at_five_by_one_action_is_won_by_the_side_whose_turn_it_is() -> None:
    after = last_rope((4, 4))
    assert after.points == (5, 5)
    assert after.result
    assert after.result.winners == (YOU,)


@pytest.mark.clause("P-7.7")
def test_by_one_action_the_higher_wins() -> None:
    after = last_rope((3, 4))
    assert after.points == (4, 5)
    assert after.result
    assert after.result.winners == ()


@pytest.mark.clause("P-7.7")
@pytest.mark.parametrize(
    ("turn", "points", "winners"),
    [
        (MOST_TURNS, (2, 1), ()),
        (MOST_TURNS, (1, 1), ()),
        (MOST_TURNS, (1, 3), ()),
        (MOST_TURNS - 1, (2, 1), None),
    ],
)
def test_after_the_round_of_the_sixtieth_turn_it_is_lost(
    turn: int, points: tuple[int, int], winners: tuple[Seat, ...] | None
) -> None:
    state, artos = with_npc(replace(watched(), turn=turn, points=points), "artos", 150)
    after = acts(state, artos)
    assert (after.result and after.result.winners) == winners
    if winners is None:
        assert (after.stage, after.turn) == ("card", MOST_TURNS)


@pytest.mark.clause("P-7.7")
def test_a_player_whose_last_character_dies_has_lost() -> None:
    state = replace(with_player(position(), CLERIC, 182, wounded=True), points=(4, 0))
    state, coil = with_npc(state, "stubborn_coil", 183)
    after = acts(state, coil, FightCard(1), TurnUp((6,)))
    assert after.result
    assert (after.result.winners, after.result.clause) == ((), "P-7.7")


@pytest.mark.clause("P-7.7")
def test_whoever_leaves_last_with_the_fifth_point_has_won() -> None:
    state = replace(with_player(position(), CLERIC, 202), points=(4, 0))
    after = play(state, Begin(CLERIC), Step(SOUTH))
    assert after.result
    assert (after.result.winners, after.result.clause) == ((YOU,), "P-7.6")


@pytest.mark.clause("P-7.7", "P-6.3")
def test_a_friend_in_the_bag_keeps_the_game_going() -> None:
    state = armed(with_player(position(), Class.WIZARD, 42), Class.WIZARD, Kind.FIREBALL)
    state = with_figure(with_player(state, NAGA, 45), CLERIC, square=IN_BAG)
    after = play(state, Fire(Class.WIZARD, EAST))
    assert after.points == (0, 1)
    assert after.result is None


@pytest.mark.clause("P-7.6", "P-4.6")
def test_one_who_falls_is_a_point_for_the_other_side() -> None:
    """The Wizard picks the rope up from under Artos, who hangs over the pit on 34."""
    state, artos = with_npc(with_player(position(), Class.WIZARD, 33), "artos", 34)
    state = with_thing(state, Kind.ROPE, 34)
    after = play(state, Begin(Class.WIZARD), Step(EAST), PickUp(), Step(EAST), Stop())
    assert after.figures[artos].square == GONE
    assert after.points == (1, 0)


@pytest.mark.clause("P-7.6", "P-7.4")
def test_a_carrier_who_falls_takes_the_wounded_it_carries_along() -> None:
    state = with_player(with_player(position(), CLERIC, 34), NAGA, 33)
    state = with_figure(with_thing(state, Kind.ROPE, 34), Class.WIZARD, square=CARRIED)
    state = with_figure(state, Class.WIZARD, wounded=True)
    state = with_figure(state, CLERIC, friend=int(Class.WIZARD))
    after = play(state, Begin(NAGA), Step(EAST), PickUp(), Step(EAST), Stop())
    assert after.points == (0, 2)
    assert after.figures[Class.WIZARD].square == GONE
