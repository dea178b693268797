"""The course of the solo game: set-up, the player's turn and its phases."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison import Prison
from igroteka.games.prison.actions import Deal, Order, Pass, Pick, PlayCard, Reveal
from igroteka.games.prison.classes import Class
from igroteka.games.prison.deeds.opening import arrivals
from igroteka.games.prison.icons import ACTIONS, FIGHTS, LEVELS
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.state import BLUE, IN_BAG, YELLOW, State
from igroteka.games.prison.tasks import CallUp
from igroteka.kernel import CHANCE, NP, Seat, stream

from .table import position, with_npc, with_player

GAME = Prison()
YOU = Seat(0)
BAG = tuple(range(0, 32, 4))


def set_up(level: str = "pink") -> State:
    state = GAME.start(1, GAME.settle(1, {"level": level}))
    state = GAME.apply(state, CHANCE, Deal(BAG))
    for kind in range(4):
        state = GAME.apply(state, YOU, Pick(kind))
    return state


def refused(state: State, action: object) -> tuple[str, str]:
    refusal = GAME.refuse(state, YOU, action)
    assert refusal
    assert action not in GAME.legal(state, YOU)
    return refusal.clause, refusal.reason.removeprefix("prison-refuse-")


def round_of_the_np(state: State) -> State:
    """Nobody of the NP's is on the floor: its row is empty."""
    return GAME.apply(state, CHANCE, Order(()))


@pytest.mark.clause("P-2.1")
def test_there_are_six_levels_from_easy_to_hard_and_one_of_ours_below() -> None:
    level = next(option for option in GAME.options(1) if option.name == "level")
    assert level.values == ("white", "pink", "yellow", "green", "blue", "red", "black")
    assert GAME.settle(1, {})["level"] == "pink"
    assert [set_up(name).level for name in LEVELS] == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.clause("P-1.3", "P-1.4")
def test_what_each_side_holds_at_the_start() -> None:
    state = set_up()
    ours, theirs = state.cards
    assert (ours.actions, ours.jumps) == ((2, 3, 4, 5), 3)
    assert ours.fights == theirs.fights == (0, 1, 2, 2, 3, 3, 4, 5, 6)
    assert (theirs.actions, theirs.jumps) == ((), 0)
    assert [thing.kind for thing in state.things[:6]] == [thing.kind for thing in state.things[6:]]


@pytest.mark.clause("P-2.3")
def test_eight_npc_are_in_the_bag_and_known_and_the_others_wait() -> None:
    start = GAME.start(1, GAME.settle(1, {}))
    assert GAME.active(start) == (CHANCE,)
    dealt = [GAME.draw(start, stream("deal", n)) for n in range(20)]
    assert all(len(set(deal.npcs)) == 8 for deal in dealt)
    assert len({deal.npcs for deal in dealt}) > 15
    seen = GAME.view(set_up(), YOU)
    in_bag = [seen.figures[number].npc for number in seen.in_bag if number >= len(Class)]
    assert tuple(in_bag) == BAG
    assert len(seen.things_in_bag) == 12
    assert seen.reinforcements == len(NPCS) - 8


@pytest.mark.clause("P-2.1", "P-2.3")
def test_at_white_two_npc_are_in_the_bag() -> None:
    start = GAME.start(1, GAME.settle(1, {"level": "white"}))
    dealt = [GAME.draw(start, stream("deal", n)) for n in range(20)]
    assert all(len(set(deal.npcs)) == 2 for deal in dealt)
    assert len({deal.npcs for deal in dealt}) > 15


@pytest.mark.clause("P-2.1", "P-11.3")
def test_at_white_nobody_waits_to_be_called() -> None:
    assert GAME.view(set_up("white"), YOU).reinforcements == 0
    assert not arrivals(position(level="white"))
    assert arrivals(position(level="pink"))


@pytest.mark.clause("P-2.4")
def test_four_start_on_the_dots_and_four_go_into_the_bag() -> None:
    state = set_up()
    assert [state.figures[kind].square for kind in range(4)] == [1, 3, 6, 8]
    assert [state.figures[kind].square for kind in range(4, 8)] == [IN_BAG] * 4
    assert len(GAME.view(state, YOU).in_bag) + len(GAME.view(state, YOU).things_in_bag) == 24


@pytest.mark.clause("P-2.4")
def test_nobody_starts_twice() -> None:
    state = GAME.apply(GAME.start(1, GAME.settle(1, {})), CHANCE, Deal(BAG))
    state = GAME.apply(state, YOU, Pick(3))
    assert refused(state, Pick(3)) == ("P-2.4", "picked")


@pytest.mark.clause("P-3.1")
def test_the_player_is_first_then_the_np_then_the_player() -> None:
    state = set_up()
    assert (state.turn, state.side, GAME.active(state)) == (1, YELLOW, (YOU,))
    state = passed(state, 2)
    assert (state.side, GAME.active(state)) == (BLUE, (CHANCE,))
    state = round_of_the_np(state)
    assert (state.turn, state.side, GAME.active(state)) == (2, YELLOW, (YOU,))


def passed(state: State, value: int) -> State:
    state = GAME.apply(replace(state, acted=True), YOU, PlayCard(value))
    assert state.ap == value
    return GAME.apply(state, YOU, Pass())


@pytest.mark.clause("P-3.1")
def test_in_the_nps_round_the_player_waits() -> None:
    state = passed(set_up(), 2)
    assert GAME.legal(state, YOU) == ()
    refusal = GAME.refuse(state, YOU, PlayCard(3))
    assert refusal
    assert refusal.clause == "P-3.1"
    npc, number = with_npc(replace(with_player(position(), Class.NAGA, 42), card=5), "jen", 62)
    npc = GAME.apply(GAME.apply(npc, YOU, Pass()), CHANCE, Order((number,)))
    assert GAME.active(npc) == (NP,)


@pytest.mark.clause("P-3.3", "P-3.2")
def test_in_the_first_cycle_cards_are_played_in_their_order_and_then_freely() -> None:
    state = set_up()
    for value in ACTIONS:
        assert [card.value for card in GAME.legal(state, YOU)] == [value]
        for other in set(ACTIONS) - {value}:
            assert refused(state, PlayCard(other))[0] in ("P-3.2", "P-3.3")
        state = round_of_the_np(passed(state, value))
    assert [card.value for card in GAME.legal(state, YOU)] == list(ACTIONS)
    state = round_of_the_np(passed(state, 4))
    assert [card.value for card in GAME.legal(state, YOU)] == [2, 3, 5]
    assert refused(state, PlayCard(4)) == ("P-3.2", "no-card")


@pytest.mark.clause("P-3.4")
def test_the_very_first_action_opens_one_of_the_two_rooms_before_the_line() -> None:
    state = GAME.apply(set_up(), YOU, PlayCard(2))
    assert set(GAME.legal(state, YOU)) == {Reveal(who, at) for who in range(4) for at in (0, 1)}
    assert refused(state, Pass()) == ("P-3.4", "first-reveal")


@pytest.mark.clause("P-3.5", "P-11.1")
def test_the_action_card_calls_after_the_actions_and_before_the_np() -> None:
    """At the blue level the 3 does, the 2 does not; then the cards are what they are."""
    state = round_of_the_np(passed(set_up("blue"), 2))
    state = replace(state, dungeon=position().dungeon)
    after = passed(state, 3)
    assert after.agenda == (CallUp(),)
    assert GAME.active(after) == (CHANCE,)
    assert passed(replace(state, level=0), 3).agenda == ()


@pytest.mark.clause("P-3.5", "P-3.2")
def test_all_four_cards_come_back_when_the_last_turn_of_them_is_over() -> None:
    state = set_up()
    for value in ACTIONS[:-1]:
        state = round_of_the_np(passed(state, value))
    assert state.cards[YELLOW].actions == (5,)
    state = GAME.apply(state, YOU, PlayCard(5))
    assert state.cards[YELLOW].actions == ()
    state = GAME.apply(replace(state, acted=True), YOU, Pass())
    assert state.cards[YELLOW].actions == ACTIONS
    assert state.cards[YELLOW].fights == FIGHTS
