"""Fair to every hand: the same declared hand by a path and by the needle, on the same towers."""

from collections import Counter
from math import hypot
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from igroteka.games.skyscraper.actions import Settle
from igroteka.games.skyscraper.acts import Hand, SetWorker
from igroteka.games.skyscraper.floors import floor_plan
from igroteka.games.skyscraper.hand_path import unpacked
from igroteka.games.skyscraper.physics import simulated
from igroteka.games.skyscraper.state import NONE, Hands, State
from igroteka.games.skyscraper.tremor import release_mm_s, tremor_path
from igroteka.kernel import stream
from igroteka.study.intervals import share

from .needle import needle_path, presses_of
from .risk import HEIGHTS
from .towers import tower

# Shake in millimetres, letting go in millimetres a second.
# A careful hand, and an ordinary one in forgiving clips, hardly ever fells anything.
HANDS = {"ordinary": (4.0, 30.0), "clumsy": (7.0, 55.0)}
ASKED: dict[Hands, tuple[str, ...]] = {"forgiving": ("clumsy",), "real": ("ordinary", "clumsy")}
# What both presses miss by, in the middle of each grade (`plan/steady.ts`).
GRADES = {"still": 0.0, "good": 0.15, "shaky": 0.475, "wild": 0.825}
ABOUT = 0.1
# Nobody misses by exactly the same twice.
VARIES = 0.01


class Try(NamedTuple):
    """A row of one of the two tables, and what is tried once on each tower."""

    hands: Hands
    high: int
    row: str
    by: str


Counts = Counter[Try]


def tried(number: int, seed: str) -> Counts:
    """On one tower of each height: every hand by a path and by the needle with a card, and the
    needle's grades with a worker."""
    falls: Counts = Counter()
    for high in HEIGHTS:
        site = tower(high, "real", stream(seed, high, number))
        for hands, names in ASKED.items():
            at = replace(site, hands=hands)
            for name in names:
                rng = stream(seed, high, hands, name, number)
                for by, way in (("path", path_of), ("needle", pressed)):
                    path = way(rng, *HANDS[name])
                    falls[Try(hands, high, name, by)] += falls_by(at, path, rng)
            climber = climbing(at, stream(seed, "climber", high, number))
            for grade, miss in GRADES.items():
                rng = stream(seed, high, hands, grade, number)
                path = needle_path(varied(rng, miss), varied(rng, miss))
                falls[Try(hands, high, grade, "worker")] += falls_by(climber, path, rng)
    return falls


def path_of(rng: Random, shake: float, release: float) -> str:
    """Such a hand among those that bots have."""
    while True:
        path = tremor_path(rng, shake)
        if abs(release_mm_s(unpacked(path)) - release) <= ABOUT * release:
            return path


def pressed(rng: Random, shake: float, release: float) -> str:
    return needle_path(*(varied(rng, miss) for miss in presses_of(shake, release)))


def varied(rng: Random, miss: float) -> float:
    near = min(1.0, max(0.0, miss + rng.uniform(-VARIES, VARIES)))
    return near * rng.choice((-1, 1))


def falls_by(site: State, path: str, rng: Random) -> bool:
    """A card that is not in its clips, one that came off, a worker that fell; not one who lies."""
    assert site.act
    answer = simulated(replace(site, act=replace(site.act, hand=Hand(path))), rng)
    if not isinstance(answer, Settle):
        return False
    fell = any(rest.cell is None for rest in answer.workers)
    missed = not answer.stands and site.picked != NONE
    return bool(answer.moved or answer.grounded or fell or missed)


def fair(path: int, needle: int, tries: int) -> bool:
    """The difference is within its own 95 % interval (Newcombe's, of two Wilson ones)."""
    one, other = share(path, tries), share(needle, tries)
    apart = one.part - other.part
    low = apart - hypot(one.part - one.low, other.high - other.part)
    high = apart + hypot(one.high - one.part, other.part - other.low)
    return low <= 0 <= high


def climbing(site: State, rng: Random) -> State:
    """Instead of the card a worker is set down, as high as there is a floor."""
    places = [cell for cells in floor_plan(site.building).places.values() for cell in cells]
    top = max(cell.z for cell in places)
    taken = {worker.cell for worker in site.workers}
    free = sorted(cell for cell in places if cell.z == top and cell not in taken)
    worker = next(n for n, each in enumerate(site.workers) if each.cell is not None)
    cell = rng.choice(free) if free else site.workers[worker].cell
    assert cell
    act = SetWorker(worker, cell, site.workers[worker].cell)
    return replace(site, picked=NONE, act=act)
