"""Bots in a duel of Prison: they keep its rules and answer for either side."""

import pytest
from msgspec.structs import replace
from tests.games.prison.duel_table import ANN, BEN, GAME, hall, number, play, set_up, standing

from igroteka.bots import player
from igroteka.games.prison.actions import Attack, FightCard, Name, PlayCard
from igroteka.games.prison.classes import Class
from igroteka.games.prison.state import BLUE, YELLOW, State
from igroteka.kernel import Seat, stream
from igroteka.match import Knowledge, play_out

from .tables import seated


def choice(spec: str, state: State, seat: Seat) -> object:
    return seated(spec, GAME).choose(Knowledge(GAME, state, seat), stream("duel", "thoughts"))


def read_by_ann() -> State:
    state = standing(hall(), YELLOW, Class.TELEPATH, 42)
    state = standing(state, BLUE, Class.NAGA, 43)
    return play(state, ANN, Attack(Class.TELEPATH, number(BLUE, Class.NAGA)))


@pytest.mark.parametrize("spec", ["greedy:standard", "search:easy"])
def test_a_bot_plays_the_card_that_was_named(spec: str) -> None:
    state = play(read_by_ann(), ANN, Name(4))
    assert choice(spec, state, BEN) == FightCard(4)


def test_a_bot_names_the_weakest_card_the_other_holds() -> None:
    state = read_by_ann()
    poor = replace(state, cards=(state.cards[0], replace(state.cards[1], fights=(0, 3, 5))))
    assert choice("greedy:standard", poor, ANN) == Name(3)


@pytest.mark.parametrize("first", [YELLOW, BLUE])
def test_a_searching_bot_tries_the_other_sides_answer(first: int) -> None:
    seat = Seat(first)
    state = play(replace(set_up(first), acted=True), seat, PlayCard(2))
    assert choice("search:easy", state, seat) in GAME.legal(state, seat)


def test_two_bots_play_a_duel_to_its_end() -> None:
    bots = [player("greedy:standard", GAME), player("greedy:easy", GAME)]
    assert play_out(GAME, GAME.settle(2, {}), bots, "inmates").outcome.reason
