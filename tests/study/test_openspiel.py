"""Roads as an OpenSpiel game. OpenSpiel is one of the peers (`make study`), not needed by CI."""

import pytest

from igroteka.games import TABLE
from igroteka.kernel import stream

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel comes with `make study`")


@pytest.mark.parametrize(("seats", "variant"), [(2, "duel"), (3, "newspaper"), (2, "heap")])
def test_random_play_ends_with_a_zero_sum(seats: int, variant: str) -> None:
    from igroteka.study.openspiel import openspiel_game

    rng = stream("spiel")
    state = openspiel_game(TABLE["roads"], seats, {"variant": variant}).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(rng.choice(outcomes))
        else:
            assert state.observation_string(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert state.clone().returns() == state.returns()


def test_openspiels_own_random_play_is_content() -> None:
    from igroteka.study.openspiel import openspiel_game

    game = openspiel_game(TABLE["roads"], 2, {"cards": "12"})
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
