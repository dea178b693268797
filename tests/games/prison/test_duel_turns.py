"""A duel's turns and its end."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import Begin, Jump, Pass, PlayCard, Step
from igroteka.games.prison.classes import Class
from igroteka.games.prison.state import BLUE, GONE, YELLOW, State
from igroteka.games.prison.turn.ending import MOST_TURNS
from igroteka.kernel import Listener, Seat
from igroteka.parts.grid import NORTH

from .duel_table import ANN, BEN, GAME, hall, number, play, refused, set_up, standing


def turn(state: State, value: int) -> State:
    """That card, and nothing done."""
    state = replace(state, acted=True)
    return play(state, Seat(state.side), PlayCard(value), Pass())


@pytest.mark.clause("P-D1")
def test_a_card_is_at_most_one_above_the_highest_so_far() -> None:
    state = set_up()
    assert [card.value for card in GAME.legal(state, ANN)] == [2]
    assert refused(state, ANN, PlayCard(3)) == ("P-D1", "step-by-step")
    state = turn(state, 2)
    assert [card.value for card in GAME.legal(state, BEN)] == [2, 3]
    state = turn(state, 3)
    assert [card.value for card in GAME.legal(state, ANN)] == [3, 4]
    assert refused(state, ANN, PlayCard(2)) == ("P-3.2", "no-card")


@pytest.mark.clause("P-D1")
def test_after_a_four_every_card_may_be_played() -> None:
    state = turn(turn(turn(set_up(), 2), 3), 4)
    assert [card.value for card in GAME.legal(state, BEN)] == [2, 4, 5]
    state = turn(turn(turn(turn(turn(state, 2), 3), 4), 5), 5)
    assert [card.value for card in GAME.legal(state, ANN)] == [2, 3, 4, 5]
    assert [card.value for card in GAME.legal(turn(state, 5), BEN)] == [2, 3, 4, 5]


@pytest.mark.clause("P-3.2")
def test_each_sides_four_cards_come_back_when_they_are_played() -> None:
    state = set_up(first=BLUE)
    for value in (2, 2, 3, 3, 4, 4, 5):
        assert state.cards[BLUE].actions != (2, 3, 4, 5) or value == 2
        state = turn(state, value)
    assert state.cards[BLUE].actions == (2, 3, 4, 5)
    assert state.cards[YELLOW].actions == (5,)


@pytest.mark.clause("P-D1", "P-3.2")
def test_the_sides_take_turns_and_nothing_comes_between() -> None:
    state = play(replace(set_up(), acted=True), ANN, PlayCard(2))
    told = Listener()
    state = GAME.apply(state, ANN, Pass(), told)
    assert (state.side, state.stage, state.turn) == (BLUE, "card", 1)
    assert not state.agenda
    assert GAME.active(state) == (BEN,)
    assert (turn(state, 2).side, turn(state, 2).turn) == (YELLOW, 2)


@pytest.mark.clause("P-D1", "P-4.7")
def test_each_side_has_its_own_jumps_and_no_card_calls_anybody() -> None:
    state = standing(standing(hall(), BLUE, Class.NAGA, 42), YELLOW, Class.NAGA, 92)
    state = play(replace(state, side=BLUE), BEN, Jump(number(BLUE, Class.NAGA), 44))
    assert [cards.jumps for cards in state.cards] == [3, 2]
    assert not state.agenda
    spent = replace(state, cards=(state.cards[0], replace(state.cards[1], jumps=0)))
    assert refused(spent, BEN, Jump(number(BLUE, Class.NAGA), 46)) == ("P-4.7", "no-jumps")


@pytest.mark.clause("P-4.11", "P-7.6")
def test_blue_leaves_by_the_yellow_line_and_the_fifth_point_wins() -> None:
    state = standing(hall(), BLUE, Class.NAGA, 15)
    state = replace(standing(state, YELLOW, Class.NAGA, 55), side=BLUE, points=(4, 4))
    state = play(state, BEN, Begin(number(BLUE, Class.NAGA)), Step(NORTH))
    assert state.points == (4, 5)
    assert state.result
    assert state.result.winners == (BEN,)
    assert (state.result.reason, state.result.clause) == ("prison-over-five", "P-7.6")
    assert state.result.scores == (4, 5)


@pytest.mark.clause("P-7.7")
@pytest.mark.parametrize(
    ("points", "side", "winner"),
    [((5, 5), BLUE, BEN), ((5, 5), YELLOW, ANN), ((6, 5), BLUE, ANN), ((5, 6), YELLOW, BEN)],
)
def test_both_at_five_by_one_action_the_higher_wins_else_whose_turn_it_is(
    points: tuple[int, int], side: int, winner: Seat
) -> None:
    state = standing(standing(hall(), YELLOW, Class.NAGA, 42), BLUE, Class.NAGA, 62)
    after = play(replace(state, side=side, points=points), Seat(side), Pass())
    assert after.result
    assert after.result.winners == (winner,)


@pytest.mark.clause("P-7.7")
@pytest.mark.parametrize("side", [YELLOW, BLUE])
def test_whoever_has_nobody_left_has_lost(side: int) -> None:
    other = 1 - side
    state = standing(standing(hall(), side, Class.NAGA, 42), other, Class.NAGA, 62)
    assert play(replace(state, side=side), Seat(side), Pass()).result is None
    figures = tuple(
        replace(figure, square=GONE) if figure.side == other else figure for figure in state.figures
    )
    after = play(replace(state, side=side, figures=figures), Seat(side), Pass())
    assert after.result
    assert after.result.winners == (Seat(side),)
    assert after.result.clause == "P-7.7"


@pytest.mark.clause("P-7.7")
def test_whoever_lies_face_down_is_not_lost() -> None:
    """Blue's four starters are gone, the others wait under closed rooms."""
    state = play(replace(set_up(), acted=True), ANN, PlayCard(2))
    figures = tuple(
        replace(figure, square=GONE) if figure.side == BLUE and figure.square >= 0 else figure
        for figure in state.figures
    )
    assert play(replace(state, figures=figures), ANN, Pass()).result is None


@pytest.mark.clause("P-D1")
@pytest.mark.parametrize(
    ("points", "winners", "reason"),
    [
        ((3, 2), (ANN,), "prison-over-turns"),
        ((0, 1), (BEN,), "prison-over-turns"),
        ((2, 2), (), "prison-over-draw"),
    ],
)
def test_after_sixty_turns_each_the_higher_score_wins(
    points: tuple[int, int], winners: tuple[Seat, ...], reason: str
) -> None:
    state = replace(set_up(), turn=MOST_TURNS, points=points)
    state = turn(state, 2)
    assert state.result is None
    state = turn(state, 2)
    assert state.result
    assert (state.result.winners, state.result.reason) == (winners, reason)
    assert state.result.clause == "P-D1"


@pytest.mark.clause("P-D1")
def test_at_the_end_all_is_shown() -> None:
    state = replace(set_up(), turn=MOST_TURNS)
    over = turn(turn(state, 2), 2)
    assert GAME.view(over, ANN).figures == over.figures
    assert GAME.view(over, None).things == over.things
