"""What the coach says to a seat in a position, whatever the dice of its thoughts."""

from typing import Any

from igroteka.bots import Hint, hint
from igroteka.kernel import Game, Seat
from igroteka.match import Knowledge


def hinted(
    game: Game[Any, Any, Any], state: Any, seat: int = 0, seed: str = "coach", step: int = 0
) -> Hint:
    """Its deed can be done, action by action, as far as no chance comes between."""
    given = hint(game, Knowledge(game, state, Seat(seat)), seed, step)
    assert given.deed[0] in game.legal(state, Seat(seat))
    assert given.words
    assert given.reasons
    return given


def done(game: Game[Any, Any, Any], state: Any, seat: int, given: Hint) -> Any:
    """The position after the whole deed."""
    for action in given.deed:
        state = game.apply(state, Seat(seat), action)
    return state


def said(given: Hint) -> dict[str, dict[str, Any]]:
    """The reasons without the game's name, each with its numbers and names."""
    return {reason.text.split("-hint-")[1]: dict(reason.details) for reason in given.reasons}
