"""Figures of gravity on a few towers; all of them are in `bench/gravity.py` (S-H2)."""

from random import Random

import pytest

from igroteka.games.skyscraper.hand_path import unpacked
from igroteka.games.skyscraper.state import Hands, State
from igroteka.games.skyscraper.tremor import release_mm_s, tremor_path

from .sites import building_on, site

pytest.importorskip("mujoco")

from igroteka.games.skyscraper.physics import has_fallen, simulated
from igroteka.study.gauges.skyscraper.risk import falls_by
from igroteka.study.gauges.skyscraper.towers import tower

SITES = [(n, 5 + 6 * n, 3 * n) for n in range(3)]


def towers(hands: Hands) -> list[State]:
    return [site(seed, cards, workers, hands) for seed, cards, workers in SITES]


def steady(rng: Random) -> str:
    while release_mm_s(unpacked(path := tremor_path(rng, 1.0))) > 20:
        pass
    return path


@pytest.mark.slow
@pytest.mark.clause("S-H2")
@pytest.mark.parametrize("hands", ["forgiving", "real"])
def test_a_steady_hand_lets_things_stand_and_a_shaky_one_does_not(hands: Hands) -> None:
    sites, stood, fell = towers(hands), 0, 0
    for number in range(12):
        rng, tower = Random(number), sites[number % len(sites)]
        stood += not has_fallen(simulated(building_on(tower, number, steady(rng)), rng))
        shaky = building_on(tower, number, tremor_path(rng, 12.0))
        fell += has_fallen(simulated(shaky, rng))
    assert stood >= 11
    assert fell >= 4


@pytest.mark.clause("S-H2")
def test_risk_grows_with_the_shake() -> None:
    act = building_on(site(2, 6, hands="real"), 1)
    gentle, wild = (sum(falls_by(act, mm, str(n)) for n in range(4)) for mm in (1, 11))
    assert gentle < wild


@pytest.mark.clause("S-H1", "S-H2")
def test_the_same_hand_is_riskier_the_higher_it_reaches() -> None:
    """A wild one, so that a few towers tell."""
    falls = [
        sum(falls_by(tower(high, "real", Random(n)), 8, str(n)) for n in range(5))
        for high in (2, 5)
    ]
    assert falls[0] < falls[1]
