#!/usr/bin/env python3
"""Skyscraper's gravity in figures: steady hands, shaky hands, risk against shake, time.

.venv/bin/python -m bench.gravity             # from the root of the tree; minutes
.venv/bin/python -m bench.gravity --tries 60
"""

import argparse
import time
from random import Random
from statistics import mean

from msgspec.structs import replace
from tests.games.skyscraper.sites import building_on, site

from igroteka.games.skyscraper.hand_path import unpacked
from igroteka.games.skyscraper.physics import has_fallen, simulated
from igroteka.games.skyscraper.state import Hands
from igroteka.games.skyscraper.tremor import release_mm_s, tremor_path
from igroteka.study.gauges.skyscraper.risk import falls_by

STEADY_MM, STEADY_MM_S = 1.0, 20.0
SHAKY_MM = 8.0
SITES = 12
LEVELS: tuple[Hands, ...] = ("forgiving", "real")


def main() -> None:
    parser = argparse.ArgumentParser(description="Skyscraper's gravity in figures.")
    parser.add_argument("--tries", type=int, default=300)
    tries = parser.parse_args().tries
    seconds()
    for hands in LEVELS:
        steady = falls(hands, STEADY_MM, tries)
        print(f"{hands}: shake {STEADY_MM} mm: {tries - steady} of {tries} stand", flush=True)
        shaky = falls(hands, SHAKY_MM, tries)
        print(f"{hands}: shake {SHAKY_MM} mm: something falls in {shaky} of {tries}", flush=True)
        for name, cards in (("low", 8), ("high", 34)):
            curve(hands, name, cards, max(4, tries // 15))


def falls(hands: Hands, shake_mm: float, tries: int) -> int:
    """On towers of 6 to 36 cards, with workers about."""
    sites = [site(n, 6 + 30 * n // SITES, 4 + n, hands) for n in range(SITES)]
    found = 0
    for number in range(tries):
        rng = Random(number)
        act = building_on(sites[number % SITES], number, path(rng, shake_mm))
        found += has_fallen(simulated(act, rng))
    return found


def path(rng: Random, shake_mm: float) -> str:
    """A steady hand also lets go gently."""
    while True:
        found = tremor_path(rng, shake_mm)
        if shake_mm > STEADY_MM or release_mm_s(unpacked(found)) <= STEADY_MM_S:
            return found


def curve(hands: Hands, name: str, cards: int, tries: int) -> None:
    tower = building_on(site(5, cards, 10, hands), 1)
    risks = [sum(falls_by(tower, mm, str(n)) for n in range(tries)) / tries for mm in range(1, 11)]
    print(f"{hands}, {name} tower, shake 1 to 10 mm: {' '.join(f'{r:.2f}' for r in risks)}")


def seconds() -> None:
    """Of CPU, for a card on a tower of about 40 with 20 workers."""
    took = []
    for number in range(10):
        act = building_on(replace(site(number, 35, 20), hands="forgiving"), number)
        began = time.process_time()
        simulated(act, Random(number))
        took.append(time.process_time() - began)
    print(f"a placement on 38 cards, 20 workers: {mean(took):.2f} s, at most {max(took):.2f} s")


if __name__ == "__main__":
    main()
