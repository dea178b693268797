"""How often something falls: risk against the shake of a hand, by the height of the tower."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from igroteka.games.skyscraper.acts import Hand
from igroteka.games.skyscraper.hand_path import unpacked
from igroteka.games.skyscraper.physics import has_fallen, simulated
from igroteka.games.skyscraper.state import State
from igroteka.games.skyscraper.tremor import release_mm_s, tremor_path
from igroteka.kernel import Game, stream
from igroteka.study.ledger import Progress

from .towers import tower

SHAKES_MM = (1, 2, 4, 6, 8)
HEIGHTS = (2, 4, 6)
# A hand that hardly shakes lets go gently, an ordinary one less so; a wild one lets go as it comes.
LETS_GO_MM_S = {1: 20, 2: 25, 4: 30}


def risks(
    game: Game[Any, Any, Any],
    options: Mapping[str, str],
    tries: int,
    seed: str,
    progress: Progress | None = None,
) -> dict[str, int]:
    """By height and shake, how often; each try is a tower of its own, so that intervals count
    towers, and every shake meets the same ones."""
    hands: Any = game.settle(2, options)["hands"]
    told: dict[str, int] = {}
    for height in HEIGHTS:
        sites = [tower(height, hands, stream(seed, height, n)) for n in range(tries)]
        for shake in SHAKES_MM:
            falls = sum(falls_by(site, shake, f"{seed}/{n}") for n, site in enumerate(sites))
            told[f"{height} cards, {shake} mm"] = falls
            if progress:
                progress(len(told), len(HEIGHTS) * len(SHAKES_MM))
    return told


def falls_by(site: State, shake: int, seed: str) -> bool:
    rng = stream(seed, shake)
    path = tremor_path(rng, shake)
    while release_mm_s(unpacked(path)) > LETS_GO_MM_S.get(shake, 1000):
        path = tremor_path(rng, shake)
    assert site.act
    return has_fallen(simulated(replace(site, act=replace(site.act, hand=Hand(path))), rng))
