"""Roads as an OpenSpiel game. OpenSpiel is one of the peers (`make study`), not needed by CI."""

from typing import Any

import pytest

from igroteka.kernel import stream

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel comes with `make study`")


def loaded(seats: int, options: str) -> Any:
    import igroteka.study.openspiel  # noqa: F401 - registers the games

    return pyspiel.load_game("igroteka_roads", {"seats": seats, "options": options})


@pytest.mark.parametrize(
    ("seats", "options"), [(2, ""), (3, "variant=newspaper"), (2, "variant=heap cards=12")]
)
def test_random_play_ends_with_a_zero_sum(seats: int, options: str) -> None:
    rng, state = stream("spiel"), loaded(seats, options).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            throws, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(rng.choice(throws))
        else:
            assert state.observation_string(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert state.clone().returns() == state.returns()


def test_openspiels_own_random_play_is_content() -> None:
    pyspiel.random_sim_test(loaded(2, "cards=12"), num_sims=2, serialize=False, verbose=False)
