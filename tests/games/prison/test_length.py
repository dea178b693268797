"""No game is longer than its bound."""

import pytest

from igroteka.games.prison import Prison
from igroteka.games.prison.turn.length import ACTIVATION, FASTEST, MOST_AP, MOVE, longest
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


@pytest.mark.clause("P-7.7")
def test_the_longest_game_is_its_sixty_turns_and_all_that_may_yet_come() -> None:
    """Each AP of a turn is a move or a fight; each plan of an NPC pays, walks, or is its last."""
    a_token, a_fight, a_move = 4, 6, 2 + 2 * FASTEST + 1
    set_up = 2 * (1 + 8 + 8 * 3)
    coming = set_up + 8 * (2 + 3 * a_token) + 32 * a_token
    a_turn = 2 + MOST_AP * max(a_move, 1 + a_fight)
    plans = MOST_AP + MOST_AP * FASTEST + 1
    an_activation = 3 + 2 * plans + MOST_AP * a_fight + 2
    a_round = 1 + (32 + MOST_AP) * an_activation
    assert longest("duel") == coming + 60 * 2 * a_turn
    assert longest("solo") == coming + 60 * (a_turn + a_round)
