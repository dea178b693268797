"""What the four Nagas do that no other does."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import Activate, Dice, Draw, FightCard, Lay, Order, TurnUp
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.walking import may_stop
from igroteka.games.prison.floor.dungeon import Dungeon
from igroteka.games.prison.npc.mind import made_up
from igroteka.games.prison.npc.round import np_action
from igroteka.games.prison.state import BLUE, CARRIED, IN_BAG, NONE, State, Thing
from igroteka.games.prison.tasks import Teleport
from igroteka.kernel import CHANCE

from .activations import GAME, acts, first_go, goes_on, watched
from .table import HALL, load_of, on_errand, with_npc, with_player, with_thing

HERE = 182


@pytest.mark.clause("P-13.2", "P-10.3")
def test_serpico_brings_the_fireball_to_a_wizard_who_ranks_it_no_higher() -> None:
    """Odo has it second as Serpico has: without the errand the bearer would keep it."""
    state, serpico = with_npc(watched(), "serpico", HERE, Kind.FIREBALL)
    state, odo = with_npc(state, "absent_odo", HERE + 5)
    assert first_go(state, serpico).goal == 0
    after = acts(state, serpico)
    assert load_of(after, odo) == Kind.FIREBALL
    assert load_of(after, serpico) is None


@pytest.mark.clause("P-13.2", "P-9.10")
def test_serpico_brings_a_wounded_to_a_cleric_and_the_fireball_to_nobody_else() -> None:
    state, serpico = with_npc(watched(), "serpico", HERE)
    state, xant = with_npc(state, "xant", CARRIED, wounded=True)
    state, junk = with_npc(state, "father_junk", HERE + 5)
    figures = list(state.figures)
    figures[serpico] = replace(figures[serpico], friend=xant)
    assert acts(replace(state, figures=tuple(figures)), serpico).figures[junk].friend == xant
    burdened, serpico = with_npc(watched(), "serpico", HERE, Kind.FIREBALL)
    burdened, junk = with_npc(burdened, "father_junk", HERE + 5)
    assert first_go(burdened, serpico).goal != 0


@pytest.mark.clause("P-13.2")
def test_serpico_hands_nothing_to_a_wounded_wizard() -> None:
    state, serpico = with_npc(watched(), "serpico", HERE, Kind.FIREBALL)
    state, _ = with_npc(state, "absent_odo", HERE + 5, wounded=True)
    assert first_go(state, serpico).goal != 0


def opened(room: int, turn: int, *, ap: int = 3, things: int = 1) -> tuple[State, list[int]]:
    """Slissken, on 52, has opened the room below him; so many AP are left, objects in the bag."""
    closed: Dungeon = (*HALL[:2], None, *HALL[3:])
    state, slissken = with_npc(watched(closed), "slissken", 52)
    numbers = list(range(len(state.things), len(state.things) + things))
    in_bag = (Thing(BLUE, Kind.KEY, IN_BAG),) * things
    state = acts(replace(state, things=(*state.things, *in_bag)), slissken)
    assert state.errand
    state = replace(state, errand=replace(state.errand, ap=ap))
    return GAME.apply(state, CHANCE, Lay(room, turn)), numbers


@pytest.mark.clause("P-13.2", "P-8.4")
def test_objects_of_the_room_slissken_opens_lie_where_he_comes_soonest() -> None:
    """38A lies open towards him: the square right below."""
    state, (key,) = opened(2, 0)
    after = GAME.apply(state, CHANCE, Draw(key, True))
    assert after.things[key].square == 62


@pytest.mark.clause("P-13.2", "P-9.23")
def test_of_squares_equally_soon_for_slissken_each_is_as_likely() -> None:
    """Two steps away are 61, 63 and 72; 38A has walls beside 62."""
    state, (first, second) = opened(2, 0, things=2)
    state = GAME.apply(state, CHANCE, Draw(first, True))
    state = GAME.apply(state, CHANCE, Draw(second, True))
    assert set(GAME.legal(state, CHANCE)) == {Dice(1, 2), Dice(1, 4), Dice(2, 3)}
    assert GAME.apply(state, CHANCE, Dice(2, 3)).things[second].square == 72


@pytest.mark.clause("P-13.2", "P-8.1")
def test_in_a_turned_room_the_squares_are_those_on_the_table() -> None:
    """38A upside down has a wall right below him: 61 and 63 are two steps away."""
    state, (key,) = opened(2, 2)
    state = GAME.apply(state, CHANCE, Draw(key, True))
    after = [GAME.apply(state, CHANCE, dice) for dice in GAME.legal(state, CHANCE)]
    assert sorted(one.things[key].square for one in after) == [61, 63]


@pytest.mark.clause("P-13.2")
def test_where_slissken_can_reach_no_square_the_fewest_squares_away_count() -> None:
    """No AP are left, and 40A has a wall right below him."""
    state, (key,) = opened(6, 0, ap=0)
    after = GAME.apply(state, CHANCE, Draw(key, True))
    assert after.things[key].square == 62


@pytest.mark.clause("P-13.2", "P-8.1")
def test_characters_of_that_room_come_by_the_dice() -> None:
    state, _ = opened(2, 0)
    state, jen = with_npc(state, "jen", IN_BAG)
    after = GAME.apply(state, CHANCE, Draw(jen, False))
    assert after.agenda[0] == Teleport(jen, False, 2)
    assert len(GAME.legal(after, CHANCE)) > 20


@pytest.mark.clause("P-13.2", "P-12.1")
def test_objects_of_a_room_slissken_does_not_open_come_by_the_dice() -> None:
    state, (key,) = opened(2, 0)
    other = GAME.apply(replace(state, errand=None, stage="act"), CHANCE, Draw(key, True))
    assert other.agenda[0] == Teleport(key, True, 2)


@pytest.mark.clause("P-13.2", "P-9.8")
def test_ashka_leaves_straight_through_an_enemy_in_her_way() -> None:
    """Eighteen squares for three AP: any way round is too long."""
    state, ashka = with_npc(with_player(watched(), Class.CLERIC, 155), "silent_ashka", 185)
    assert acts(state, ashka).points[BLUE] == 1
    other, serpico = with_npc(with_player(watched(), Class.CLERIC, 65), "serpico", 185)
    assert 65 not in [at for hop in first_go(other, serpico).hops for at in hop.squares]


@pytest.mark.clause("P-13.2", "P-4.3")
def test_ashka_never_ends_on_an_enemy() -> None:
    state, ashka = with_npc(with_player(watched(), Class.CLERIC, 155), "silent_ashka", 185)
    assert may_stop(state, ashka, 155) == "P-4.3"


def coil(*friends: tuple[str, int]) -> tuple[State, int, list[int]]:
    state, number = with_npc(watched(), "stubborn_coil", HERE, wounded=True)
    others = []
    for who, square in friends:
        state, other = with_npc(state, who, square)
        others.append(other)
    return state, number, others


@pytest.mark.clause("P-13.2", "P-9.1")
def test_wounded_coil_is_still_activated_and_other_wounded_are_not() -> None:
    state, number, _ = coil()
    state, jen = with_npc(state, "jen", 150, wounded=True)
    state = replace(state, stage="np", side=BLUE, row=(NONE,))
    after = GAME.apply(state, CHANCE, Order((jen, number)))
    assert after.upright == (number,)


@pytest.mark.clause("P-13.2", "P-9.9")
def test_wounded_coil_goes_to_a_cleric_before_all_others() -> None:
    """A Backstabber, first on his list when he is well, is nearer."""
    state, number, (_, kind) = coil(("jen", 194), ("father_kind", 186))
    go = first_go(state, number)
    assert (go.then, go.target, go.hops[-1].squares[-1]) == ("regroup", kind, 185)


@pytest.mark.clause("P-13.2", "P-9.9")
def test_without_a_cleric_wounded_coils_own_list_holds() -> None:
    """A Naga is second on it, a Banshee sixth."""
    state, number, (_, ashka) = coil(("rick_wave", 194), ("silent_ashka", 186))
    assert first_go(state, number).target == ashka


@pytest.mark.clause("P-13.2", "P-9.9")
def test_wounded_coil_has_three_actions_for_it() -> None:
    state, number, _ = coil(("father_kind", 187))
    assert made_up(on_errand(state, number)).budget == 3


@pytest.mark.clause("P-13.2", "P-10.1")
def test_wounded_coil_carries_nothing() -> None:
    state, number, _ = coil(("father_kind", 187))
    state = with_thing(state, Kind.SPEAR, 184)
    after = acts(state, number)
    assert after.figures[number].square == 186
    assert load_of(after, number) is None


@pytest.mark.clause("P-13.2", "P-9.6")
def test_coil_wounded_in_his_own_fight_is_done_for_this_round() -> None:
    state, number = with_npc(
        with_player(watched(), Class.COLOSSUS, HERE + 1), "stubborn_coil", HERE
    )
    state, _ = with_npc(state, "father_kind", 150)
    after = acts(state, number, FightCard(6), TurnUp((0,)))
    assert after.figures[number].wounded
    assert after.figures[number].square == HERE
    assert number not in after.upright


@pytest.mark.clause("P-13.2", "P-9.1")
def test_coil_wounded_by_another_before_his_turn_came_still_acts() -> None:
    """The Colossus, attacked by Jen, wounds them both."""
    state, number = with_npc(
        with_player(watched(), Class.COLOSSUS, HERE + 1), "stubborn_coil", HERE
    )
    state, jen = with_npc(state, "jen", HERE + 2)
    state = replace(on_errand(state, jen), row=(jen, number), upright=(jen, number))
    state = GAME.apply(goes_on(state, FightCard(6)), CHANCE, TurnUp((3,)))
    assert state.figures[number].wounded
    assert state.upright == (number,)
    assert np_action(state) == Activate(number)
