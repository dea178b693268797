"""The row of cards: who acts when, and who does not."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import Activate, Go, Lay, Order, Rest
from igroteka.games.prison.classes import Class
from igroteka.games.prison.events import Died, Rowed
from igroteka.games.prison.npc_events import Activated
from igroteka.games.prison.state import GONE, IN_BAG, NONE, State
from igroteka.kernel import CHANCE, NP, is_player

from .round import GAME, PLAIN, WHO, Heard, at, but, empty, lone
from .table import on_errand, with_npc, with_player


def rowed(state: State, *row: int) -> State:
    """The NP's round begins with the cards in that order."""
    state = replace(state, stage="np", side=1, row=(NONE,), upright=())
    return GAME.apply(state, CHANCE, Order(row))


def played(state: State) -> tuple[State, Heard]:
    events = Heard()
    while state.stage == "np" and not state.result:
        seat = GAME.active(state)[0]
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0], events)
    return state, events


def activated(events: list[object]) -> list[int]:
    return [event.figure for event in events if isinstance(event, Activated)]


def crew() -> State:
    """Artos, Yom and Jen, of whom Yom is wounded."""
    state, _ = with_npc(lone("artos", at(20, 0)), "yom", at(20, 4), wounded=True)
    return with_npc(state, "jen", at(20, 8))[0]


@pytest.mark.clause("P-9.1")
def test_healthy_ones_act_from_left_to_right_and_wounded_are_turned_aside_at_once() -> None:
    state = rowed(crew(), 10, 9, 8)
    assert state.upright == (10, 8)
    after, events = played(state)
    assert activated(events) == [10, 8]
    assert after.stage == "card"


@pytest.mark.clause("P-9.1")
def test_all_active_cards_are_shuffled_the_wounded_included() -> None:
    state = replace(crew(), stage="np", side=1, row=(NONE,))
    assert GAME.active(state) == (CHANCE,)
    events = Heard()
    GAME.apply(state, CHANCE, Order((9, 10, 8)), events)
    assert events == [Rowed((9, 10, 8))]


@pytest.mark.clause("P-9.1")
def test_a_trait_may_let_a_wounded_one_act() -> None:
    """Coil."""
    state, coil = with_npc(crew(), "stubborn_coil", at(15, 5), wounded=True)
    assert coil in rowed(state, 8, 9, 10, coil).upright


@pytest.mark.clause("P-9.1")
def test_who_left_is_out_of_the_row_at_once() -> None:
    state = rowed(lone("weakling_ed", at(3, 5)), WHO)
    after, events = played(state)
    assert after.figures[WHO].square == GONE
    assert after.points == (0, 1)
    assert not [event for event in events if isinstance(event, Died)]


@pytest.mark.clause("P-9.1")
def test_one_wounded_before_its_turn_came_is_turned_aside() -> None:
    """Jen and Mangdu both lose the fight Jen begins."""
    state = with_player(lone("jen", at(10, 5)), Class.COLOSSUS, at(10, 6))
    state, mangdu = with_npc(state, "mangdu", at(10, 7))
    ours, theirs = state.cards
    state = replace(state, cards=(replace(ours, fights=(6,)), replace(theirs, fights=(0,))))
    after, events = played(rowed(state, WHO, mangdu))
    assert after.figures[mangdu].wounded
    assert mangdu not in activated(events)


@pytest.mark.clause("P-9.30")
def test_new_cards_go_to_the_right_end_and_act_this_round() -> None:
    """Xant comes out of the bag when Lissandra opens a room."""
    state = with_player(empty(but(PLAIN, 4)), Class.COLOSSUS, at(0, 9))
    state, _ = with_npc(state, "curious_lissandra", at(16, 1))
    state, xant = with_npc(state, "xant", IN_BAG)
    state, jen = with_npc(state, "jen", at(20, 8))
    state = rowed(state, WHO, jen)
    events = Heard()
    while state.stage == "np":
        seat = GAME.active(state)[0]
        legal = GAME.legal(state, seat)
        action = next((a for a in legal if a == Lay(0, 0)), legal[0])
        state = GAME.apply(state, seat, action, events)
    assert activated(events) == [WHO, jen, xant]


@pytest.mark.clause("P-9.31")
def test_each_step_of_the_np_is_one_forced_action() -> None:
    state = rowed(crew(), 10, 8, 9)
    kinds = []
    while state.stage == "np":
        seat = GAME.active(state)[0]
        legal = GAME.legal(state, seat)
        if seat == NP:
            assert len(legal) == 1
            kinds.append(type(legal[0]))
        assert not is_player(seat)
        state = GAME.apply(state, seat, legal[0])
    assert kinds[0] is Activate
    assert kinds[-1] is Rest
    assert Go in kinds


@pytest.mark.clause("P-9.31")
def test_a_fight_is_the_players_choice_in_the_nps_turn() -> None:
    """The combat card."""
    state = on_errand(with_player(lone("jen", at(10, 5)), Class.CLERIC, at(10, 6)), WHO)
    state = GAME.apply(state, NP, GAME.legal(state, NP)[0])
    assert is_player(GAME.active(state)[0])
    assert {type(action).__name__ for action in GAME.legal(state, GAME.active(state)[0])} == {
        "FightCard"
    }
