"""What a turn of Skyscraper leads to: everybody answers it, then comes the own next turn."""

import pytest
from msgspec.structs import replace
from tests.games.skyscraper.table import GAME, A, table

from igroteka.bots.taste.skyscraper import ahead
from igroteka.bots.taste.skyscraper.mason import Mason, dealt
from igroteka.bots.taste.skyscraper.plan import Care, Way
from igroteka.bots.taste.skyscraper.weights import WEIGHTS, Weights
from igroteka.bots.taste.skyscraper.worth import chance
from igroteka.games.skyscraper.state import State
from igroteka.kernel import Outcome, Seat, stream

from .mason import TOWER

MASON = Mason(Care(builds=2, beam=2, depth=3, first=3, futures=1), 0)
HELD = {"A": "b28 b35 b31 b12", "B": "b01 b02 b04 b05", "C": "b06 b07 b08 b09"}


def begun(seats: int) -> State:
    low = "0 0 2, -1 0 0"
    return table(*TOWER, seats=seats, held=HELD, A="0 0 4, 0 0 2", B=low, C=low)


def thought(state: State) -> list[Way]:
    return MASON.turns(state, Seat(state.turn), [], stream("ahead"))


@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_answers_once_and_then_comes_the_own_next_turn(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    movers: dict[int, int] = {}

    def watched(state: State, care: Care, by: Weights) -> State | None:
        movers[state.turns] = state.turn
        return made(state, care, by)

    made = ahead.turn_made
    monkeypatch.setattr(ahead, "turn_made", watched)
    state = begun(seats)
    ahead.future(state, thought(state)[0].after, A, WEIGHTS, 0.0)
    assert list(movers.values()) == [*range(1, seats), A]


def test_what_is_over_is_not_played_on() -> None:
    state = begun(2)
    over = replace(state, result=Outcome((A,), "skyscraper-over-finished", "S-E1", (9, 4)))
    assert ahead.future(state, over, A, WEIGHTS, 0.0) == chance(over, A) > 0.9


def test_the_others_answer_with_the_cards_they_may_hold() -> None:
    """The own hand is as the turn leaves it: a turn is thought of once, for every world."""
    state = begun(3)
    way = thought(state)[0]
    world = GAME.imagine(state, A, stream("world"))
    assert world.cards[1:] != state.cards[1:]
    assert len(way.after.cards[A]) < len(state.cards[A])
    assert dealt(way.after, world, A) == (way.after.cards[A], *world.cards[1:])


def test_the_turn_is_made_that_leads_furthest_not_the_best_at_a_glance() -> None:
    state = begun(2)
    found = thought(state)
    best = MASON.foreseen(found, [state], state, A)
    ends = [ahead.future(state, way.after, A, WEIGHTS, 0.0) for way in found[:3]]
    assert ends[found.index(best)] == max(ends) > ends[0]
