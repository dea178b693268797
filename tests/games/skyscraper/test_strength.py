"""All slots judged together, and all ways of workers kept, are what each is alone (S-H3, S-M2)."""

from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from igroteka.games.skyscraper.actions import Move, Shift
from igroteka.games.skyscraper.builders import able
from igroteka.games.skyscraper.floors import floor_plan
from igroteka.games.skyscraper.moving import destinations, shifts
from igroteka.games.skyscraper.plot import slots
from igroteka.games.skyscraper.state import NONE
from igroteka.games.skyscraper.statics import MOST, tried
from igroteka.games.skyscraper.strength import overloaded
from igroteka.games.skyscraper.structure import structure

from .plain_site import places_of
from .table import GAME, wandered

SEEDS = ("ash", "elm", "oak", "yew")
MANY = 4


@cache
def judged() -> dict[tuple[int, bool], int]:
    """How many slots were found to be of so many joints, and too much or not; each of them alone
    is found to be the same."""
    found: dict[tuple[int, bool], int] = {}
    for building in {state.building for seed in SEEDS for state in wandered(seed, every=12)}:
        poses = slots(building, ground=False)
        together = overloaded(building, poses)
        for pose in poses:
            alone = any(load.moment > MOST for load in tried(building, pose))
            assert (pose in together) == alone, (building, pose)
            kind = min(MANY, len(structure(building).slots[pose])), alone
            found[kind] = found.get(kind, 0) + 1
    return found


@pytest.mark.clause("S-H3")
@pytest.mark.parametrize(
    ("joints", "too_much"), [(1, False), (1, True), (2, False), (2, True), (3, False)]
)
def test_of_slots_with_so_many_joints_each_is_judged_as_if_alone(
    joints: int, too_much: bool
) -> None:
    assert judged()[joints, too_much]


@pytest.mark.clause("S-H3")
def test_on_foundation_alone_every_slot_is_judged_as_if_alone() -> None:
    bare = wandered(SEEDS[0])[0].building
    poses = slots(bare, ground=False)
    heavy = {p for p in poses if any(load.moment > MOST for load in tried(bare, p))}
    assert overloaded(bare, poses) == heavy


def ways() -> Iterator[tuple[list[Move | Shift], list[Move | Shift]]]:
    """Of a standing and of a lying worker: as listed, and as where it may go is told."""
    for state in wandered(SEEDS[0], every=9):
        for lying in (False, True):
            workers = tuple(replace(one, lying=lying) for one in state.workers)
            here = replace(state, workers=workers, picked=NONE)
            told: list[Move | Shift] = []
            for worker in able(here, here.turn):
                told += [Move(worker, cell) for cell in destinations(here, worker)]
                if worker not in here.shifted:
                    told += [Shift(worker, cell) for cell in shifts(here, worker)]
            legal = GAME.legal(here, here.turn)
            yield [one for one in legal if isinstance(one, Move | Shift)], told


@pytest.mark.clause("S-M1", "S-M2")
def test_the_ways_of_workers_are_listed_as_they_are_told() -> None:
    many = 0
    for listed, told in ways():
        assert listed == told
        many += len(told)
    assert many


@pytest.mark.clause("S-M1", "S-M4")
def test_a_workers_own_places_are_the_open_ones_of_its_card() -> None:
    for state in wandered(SEEDS[1], every=20):
        here = floor_plan(state.building)
        open_cells = {cell for cells in here.places.values() for cell in cells}
        for cell in here.card_at:
            open_ones = {to for to in places_of(state.building, cell) if to in open_cells}
            assert set(here.own_places(cell)) == open_ones
