"""What a position is worth to a seat: 1 is a sure win, 0 a sure loss."""

from random import Random
from typing import Any

from igroteka.kernel import Outcome, Seat, is_player
from igroteka.match import Virtual

# Better than losing: whoever cannot win should want it.
DRAW = 0.5


def end_value(outcome: Outcome, seat: Seat) -> float:
    return outcome.worth(seat) if outcome.winners else DRAW


def played_to_the_end(world: Virtual[Any, Any], rng: Random) -> Outcome:
    """Random play from here on; every game has a bound by its own rules."""
    while (seat := world.next_seat(rng)) is not None:
        if is_player(seat):
            world.act(seat, rng.choice(world.game.legal(world.state, seat)))
        else:
            world.act(seat, world.forced(seat, rng))
    outcome = world.game.outcome(world.state)
    assert outcome is not None
    return outcome
