"""Masons with hands: what they fear, what they put back, and what stands."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from tests.games.skyscraper.table import GAME, A, B, number, play, table, wandered

from igroteka.bots.taste.skyscraper import CARES
from igroteka.bots.taste.skyscraper.deeds import Deed, deeds
from igroteka.bots.taste.skyscraper.hand import TREMOR_MM, dread, steadied, strain
from igroteka.bots.taste.skyscraper.mason import at_any_rate, must_act
from igroteka.bots.taste.skyscraper.plan import Way
from igroteka.games.skyscraper.actions import Build, Pass, Pick, Return, Settle
from igroteka.games.skyscraper.hand_path import TENTHS, unpacked
from igroteka.games.skyscraper.moving import floor_number
from igroteka.kernel import CHANCE, stream
from igroteka.match import Knowledge

from .mason import TOWER
from .tables import seated


@pytest.mark.clause("S-H2")
@pytest.mark.parametrize("level", TREMOR_MM)
def test_a_hand_trembles_as_much_as_it_is_said_to(level: str) -> None:
    state = table(*TOWER, hands="real", held={"A": "b28 b35"}, A="0 0 4", B="0 0 0")
    mason, rng = seated(f"greedy:{level}", GAME), stream("hand")
    action = mason.choose(Knowledge(GAME, state, A), rng)
    if isinstance(action, Pick):
        state = play(state, action)
        action = mason.choose(Knowledge(GAME, state, A), rng)
    assert action.hand.hold == (steadied(state, action) if isinstance(action, Build) else -1)
    swings = [abs(sample.x) / TENTHS for sample in unpacked(action.hand.path)]
    assert 0 < max(swings) <= TREMOR_MM[level] + 0.1
    after = play(state, action, Settle(stands=True))
    assert after.left == 2


@pytest.mark.clause("S-H2")
def test_the_shakier_the_hand_the_more_strain_is_shunned() -> None:
    state = wandered("thoughts", 2)[-1]
    built = [deed for deed in deeds(state, state.turn, 30) if deed.pose is not None]
    dreads = [[dread(deed, mm) for mm in sorted(TREMOR_MM.values())] for deed in built]
    assert any(min(row) > 0 for row in dreads)
    assert all(low <= high for row in dreads for low, high in pairwise(row))
    assert all(dread(deed, 0.0) == 0 for deed in built)


@pytest.mark.clause("S-F2")
def test_a_fallen_worker_is_put_back_as_high_as_may_be() -> None:
    state = table(*TOWER, hands="forgiving", turn=B, A="", B="0 0 0")
    state = replace(state, stage="put", fallen=(0,))
    action = seated("greedy", GAME).choose(Knowledge(GAME, state, A), stream("put"))
    assert isinstance(action, Return)
    assert floor_number(state.building, action.cell) == 2


def test_every_level_has_a_hand() -> None:
    assert {level for _, level in CARES} == set(TREMOR_MM)


@pytest.mark.clause("S-T1")
def test_who_may_not_pass_builds_where_it_strains_least() -> None:
    state = table(*TOWER, hands="real", held={"A": "b28 b35"}, A="0 0 4")
    held = replace(state, picked=number("b28"))
    legal = tuple(GAME.legal(held, A))
    build = at_any_rate(held, legal)
    assert isinstance(build, Build)
    others = [strain(state.building, one.pose) for one in legal if isinstance(one, Build)]
    assert strain(state.building, build.pose) == min(others)
    assert isinstance(at_any_rate(state, tuple(GAME.legal(state, A))), Pick)
    rest = Way((Deed((Pass(),), state, state),), 0.0)
    assert must_act(state, A, rest)


@pytest.mark.clause("S-H1")
def test_gravity_lets_a_strong_hands_card_stand() -> None:
    state = table(*TOWER, hands="forgiving", held={"A": "b28 b35"}, A="0 0 4", B="-1 0 0")
    mason, rng = seated("search:strong", GAME), stream("gravity")
    while state.stage != "settle":
        state = GAME.apply(state, A, mason.choose(Knowledge(GAME, state, A), rng))
    answer = GAME.draw(state, rng)
    assert isinstance(answer, Settle)
    assert answer.stands
    assert not answer.moved
    assert GAME.apply(state, CHANCE, answer).left == 2
