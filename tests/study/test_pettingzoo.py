"""PettingZoo's own conformance tests, on Roads."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from igroteka.games import SHELF
from igroteka.kernel import stream
from igroteka.study.pettingzoo import Environment

ROADS = SHELF["roads"]


def environment(seats: int = 2, **options: str) -> Environment:
    return Environment(ROADS, seats, options)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_it_is_an_environment() -> None:
    api_test(environment(3, variant="newspaper", field="4x4"), num_cycles=60)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_same_seed_gives_the_same_episode() -> None:
    seed_test(lambda: environment(variant="heap", cards="12"), num_cycles=40)


def test_random_agents_play_to_the_end_and_share_one_point() -> None:
    table = environment(cards="12", variant="newspaper", field="5x5")
    table.reset(seed=7)
    rng = stream("agents")
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        rewards[agent] += reward
        masked = np.flatnonzero(seen["action_mask"])
        table.step(None if over else int(rng.choice(masked)))
    assert sorted(rewards.values()) == [-1.0, 1.0]


def test_a_masked_action_is_refused() -> None:
    table = environment()
    table.reset(seed=1)
    with pytest.raises(ValueError, match="action 4095 is masked"):
        table.step(4095)


def test_too_small_a_space_is_said_so_and_nothing_is_cut() -> None:
    small = Environment(ROADS, 2, view_bytes=100)
    small.reset(seed=1)
    with pytest.raises(ValueError, match="give view_bytes more"):
        small.observe("seat_0")
    narrow = Environment(ROADS, 2, {"variant": "newspaper", "field": "spread"}, most_actions=99)
    narrow.reset(seed=1)
    with pytest.raises(ValueError, match="give most_actions at least"):
        narrow.observe(narrow.agent_selection)


def test_an_agent_sees_its_own_view_only() -> None:
    table = environment()
    table.reset(seed=1)
    one, other = (table.observe(agent)["observation"].tobytes() for agent in table.agents)
    assert one != other
    waiting = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(waiting)["action_mask"].any()


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_partner_is_a_bot_and_no_agent() -> None:
    table = Environment(SHELF["skyscraper"], 2, {"hands": "calm"}, partners={1: "greedy"})
    assert table.possible_agents == ["seat_0"]
    table.reset(seed=3)
    rng, moves = stream("alone"), 0
    for _ in table.agent_iter():
        seen, _, over, _, _ = table.last()
        moves += not over
        table.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    outcome = table.game.outcome(table.table.state)
    assert moves
    assert outcome is not None
    assert outcome.scores[1] > outcome.scores[0]
