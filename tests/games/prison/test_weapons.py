"""Bow, spear and shield."""

import pytest

from igroteka.games.prison.actions import Attack, FightCard, TurnUp
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.deeds.fights import total
from igroteka.games.prison.floor.dungeon import Laid
from igroteka.games.prison.state import BLUE, GONE, YELLOW, State
from igroteka.games.prison.tasks import Clash
from igroteka.kernel import CHANCE, Seat

from .activations import GAME, armed
from .table import HALL, load_of, position, with_npc, with_player
from .test_moving import refused

YOU = Seat(0)
HERE = 42
NAGA = int(Class.NAGA)


def spearman(square: int = HERE) -> State:
    return armed(with_player(position(), Class.NAGA, square), Class.NAGA, Kind.SPEAR)


def clash_of(state: State, attack: Attack) -> Clash:
    assert GAME.refuse(state, YOU, attack) is None
    task = GAME.apply(state, YOU, attack).agenda[0]
    assert isinstance(task, Clash)
    return task


def decided(state: State, attack: Attack, ours: int, theirs: int) -> State:
    state = GAME.apply(GAME.apply(state, YOU, attack), YOU, FightCard(ours))
    return GAME.apply(state, CHANCE, TurnUp((theirs,)))


@pytest.mark.clause("P-6.5", "P-7.3")
def test_friends_beside_the_target_join_a_spear_fight() -> None:
    """Close combat at two squares: the Cleric beside Jen joins, 2 + 2 against 2."""
    state, jen = with_npc(with_player(spearman(), Class.CLERIC, 54), "jen", 44)
    clash = clash_of(state, Attack(NAGA, jen, "spear"))
    assert set(clash.fighters) == {NAGA, jen, Class.CLERIC}
    assert total(state, clash, YELLOW, 0) == 4


@pytest.mark.clause("P-6.5", "P-7.1")
def test_of_the_losers_of_a_spear_fight_only_its_bearer_is_unhurt() -> None:
    state, jen = with_npc(with_player(spearman(), Class.CLERIC, 54), "jen", 44)
    after = decided(state, Attack(NAGA, jen, "spear"), 0, 6)
    assert after.figures[Class.CLERIC].wounded
    assert not after.figures[NAGA].wounded
    assert load_of(after, NAGA) is None
    assert after.things[-1].square == GONE


@pytest.mark.clause("P-6.5")
def test_a_spear_that_wins_stays_in_the_hand() -> None:
    state, jen = with_npc(spearman(), "jen", 44)
    after = decided(state, Attack(NAGA, jen, "spear"), 5, 3)
    assert after.figures[jen].wounded
    assert load_of(after, NAGA) == Kind.SPEAR


@pytest.mark.clause("P-6.5")
@pytest.mark.parametrize("square", [43, 45, 53, 33])
def test_a_spear_strikes_at_exactly_two_squares_in_line(square: int) -> None:
    state, jen = with_npc(spearman(), "jen", square)
    assert refused(state, Attack(NAGA, jen, "spear")) == "P-6.5"


@pytest.mark.clause("P-6.5")
def test_a_spear_strikes_over_a_pit_but_over_nobody() -> None:
    """A pit is on 34."""
    state, jen = with_npc(spearman(33), "jen", 35)
    assert GAME.refuse(state, YOU, Attack(NAGA, jen, "spear")) is None
    blocked, jen = with_npc(with_player(spearman(), Class.CLERIC, 43), "jen", 44)
    assert refused(blocked, Attack(NAGA, jen, "spear")) == "P-6.5"


@pytest.mark.clause("P-6.5")
def test_no_spear_strikes_beside_an_enemy_or_through_bars() -> None:
    """37B has bars between 31 and 32."""
    state, jen = with_npc(spearman(), "jen", 44)
    beside, _ = with_npc(state, "artos", 52)
    assert refused(beside, Attack(NAGA, jen, "spear")) == "P-6.5"
    bars = with_player(position((Laid(1, 0), *HALL[1:])), Class.NAGA, 30)
    barred, jen = with_npc(armed(bars, Class.NAGA, Kind.SPEAR), "jen", 32)
    assert refused(barred, Attack(NAGA, jen, "spear")) == "P-6.5"


@pytest.mark.clause("P-6.5", "P-9.15")
def test_a_spear_fight_of_two_is_one_on_one() -> None:
    state, ed = with_npc(spearman(), "weakling_ed", 44)
    fight = GAME.apply(state, YOU, Attack(NAGA, ed, "spear"))
    assert list(GAME.legal(fight, YOU)) == [FightCard(1)]


@pytest.mark.clause("P-6.4", "P-7.3")
def test_by_bow_neither_strength_nor_group_counts() -> None:
    state = armed(with_player(position(), Class.COLOSSUS, HERE), Class.COLOSSUS, Kind.BOW)
    state, jen = with_npc(with_player(state, Class.CLERIC, 56), "jen", 46)
    clash = clash_of(state, Attack(Class.COLOSSUS, jen, "bow"))
    assert set(clash.fighters) == {Class.COLOSSUS, jen}
    assert total(state, clash, YELLOW, 3) == 2 + 3


@pytest.mark.clause("P-6.4", "P-4.10")
def test_a_bow_needs_sight() -> None:
    state = armed(with_player(position(), Class.NAGA, HERE), Class.NAGA, Kind.BOW)
    hidden, jen = with_npc(with_player(state, Class.CLERIC, 44), "jen", 46)
    assert refused(hidden, Attack(NAGA, jen, "bow")) == "P-6.4"
    aside, jen = with_npc(state, "jen", 56)
    assert refused(aside, Attack(NAGA, jen, "bow")) == "P-6.4"


@pytest.mark.clause("P-6.6", "P-6.4")
def test_a_shield_is_one_in_defence_and_two_against_the_bow() -> None:
    state = with_player(position(), Class.CLERIC, HERE)
    state, jen = with_npc(state, "jen", 43, Kind.SHIELD)
    pair = (int(Class.CLERIC), jen)
    assert total(state, Clash(*pair, "close", pair), BLUE, 0) == 3
    assert total(state, Clash(*pair, "bow", pair), BLUE, 0) == 4
    attacking = Clash(jen, int(Class.CLERIC), "spear", (jen, int(Class.CLERIC), int(Class.NAGA)))
    assert total(state, attacking, BLUE, 0) == 2
