"""What a position is worth to a seat: 1 is a sure win, 0 a sure loss."""

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any

from igroteka.kernel import Game, Outcome, Seat, is_player
from igroteka.match import Virtual

from .taste import Taste

# Better than losing: whoever cannot win should want it.
DRAW = 0.5
# A worth is never surer than that.
DOUBT = 0.001


def end_value(outcome: Outcome, seat: Seat) -> float:
    return outcome.worth(seat) if outcome.winners else DRAW


def value_of(game: Game[Any, Any, Any], taste: Taste, state: Any, seat: Seat) -> float:
    outcome = game.outcome(state)
    return taste.worth(state, seat) if outcome is None else end_value(outcome, seat)


def log_odds(worth: float) -> float:
    sure = min(1 - DOUBT, max(DOUBT, worth))
    return log(sure / (1 - sure))


def glances(
    game: Game[Any, Any, Any], taste: Taste, state: Any, seat: Seat, actions: Sequence[Any]
) -> list[float]:
    """What each action leads to, one move deep."""
    return [
        value_of(game, taste, game.apply(state, seat, action), seat) if worth is None else worth
        for action, worth in zip(actions, taste.glance(state, seat, actions), strict=True)
    ]


def played_to_the_end(world: Virtual[Any, Any], rng: Random) -> Outcome:
    """Random play from here on; every game has a bound by its own rules."""
    while (seat := world.next_seat()) is not None:
        if is_player(seat):
            world.act(seat, rng.choice(world.game.legal(world.state, seat)))
        else:
            world.act(seat, world.forced(seat, rng))
    outcome = world.game.outcome(world.state)
    assert outcome is not None
    return outcome
