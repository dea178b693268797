"""What the end of a game pays a seat, in every library that asks."""

from typing import Any

from igroteka.kernel import Game, Outcome, Seat


def is_shared(game: Game[Any, Any, Any], seats: int) -> bool:
    """Whether all who sit there win or lose together, or there is only one."""
    return seats == 1 or game.box.lid.cooperative


def reward(game: Game[Any, Any, Any], outcome: Outcome | None, seat: Seat, seats: int) -> float:
    """Of a team and a soloist 1 each for a win, else 0; rivals who win share what others pay."""
    if is_shared(game, seats):
        return float(outcome is not None and seat in outcome.winners)
    if outcome is None or not outcome.winners or len(outcome.winners) == seats:
        return 0.0
    return outcome.worth(seat) or -1 / (seats - len(outcome.winners))
