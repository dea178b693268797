"""The games as OpenSpiel games. OpenSpiel is one of the peers (`make study`), not needed by CI."""

from typing import Any

import pytest

from igroteka.kernel import stream

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel comes with `make study`")


def loaded(seats: int, options: str, game: str = "roads") -> Any:
    import igroteka.study.openspiel  # noqa: F401 - registers the games

    return pyspiel.load_game(f"igroteka_{game}", {"seats": seats, "options": options})


def wandered(game: Any, seed: str) -> Any:
    rng, state = stream(seed), game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        able = [throw for throw, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(rng.choice(able))
    return state


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


def test_a_team_wins_or_loses_together_and_is_paid_alike() -> None:
    game = loaded(2, "signposts=12 bag=blind sand=off", "urfin")
    assert game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0, 1, None)
    state = wandered(game, "team")
    won = bool(state.rules.outcome(state.position).winners)
    assert state.returns() == [float(won)] * 2


def test_a_soloist_who_loses_is_paid_nothing() -> None:
    game = loaded(1, "", "prison")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert wandered(game, "alone").returns() == [0.0]
