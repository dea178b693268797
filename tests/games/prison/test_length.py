"""No game is longer than its bound."""

import pytest

from igroteka.games.prison import Prison
from igroteka.games.prison.turn.length import ACTIVATION, MOVE
from igroteka.kernel import stream
from igroteka.match import new_match, wander

GAME = Prison()


@pytest.mark.clause("P-7.7", "P-9.1", "P-4.5")
@pytest.mark.parametrize("level", ["pink", "black"])
def test_moves_and_activations_of_random_games_keep_within_theirs(level: str) -> None:
    match = new_match(GAME, 1, GAME.settle(1, {"level": level}), f"length {level}")
    rng, lengths = stream("length", level), {"errand": 0, "move": 0}
    now = dict(lengths)
    while wander(match, rng):
        state = match.state
        going = {"errand": state.errand, "move": state.moving}
        for what, on in going.items():
            now[what] = now[what] + 1 if on else 0
            lengths[what] = max(lengths[what], now[what])
    assert 0 < lengths["move"] <= MOVE
    assert 0 < lengths["errand"] <= ACTIVATION
    assert match.step <= GAME.bound(match.positions[0])
