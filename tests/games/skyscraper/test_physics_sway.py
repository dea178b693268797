"""A building gives: clips are springs, a tower sways, and too slender a one is refused (S-H1)."""

import subprocess
import sys
from math import pi, sin
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from igroteka.games.skyscraper.actions import Build, Settle
from igroteka.games.skyscraper.acts import Hand
from igroteka.games.skyscraper.deck import CARDS
from igroteka.games.skyscraper.events import Slipped
from igroteka.games.skyscraper.hand_path import Sample, packed, unpacked
from igroteka.games.skyscraper.lattice import Cell, Plane, Pose
from igroteka.games.skyscraper.leaning import LOW, PLENTY, SPARE, bears, buckles, lean
from igroteka.games.skyscraper.measures import CLIP_BEND, MM, MOMENT
from igroteka.games.skyscraper.state import State
from igroteka.games.skyscraper.structure import Standing, structure
from igroteka.kernel import Listener

from .sites import building_on, fitting, site, with_card, with_worker
from .test_physics import BALCONY, GAME, PLAIN, ROOF, answered, fresh, placing, standing, straight

pytest.importorskip("mujoco")

from igroteka.games.skyscraper.blueprint import drafted
from igroteka.games.skyscraper.carrying import STEP_S
from igroteka.games.skyscraper.gravity import Simulation
from igroteka.games.skyscraper.levels import LEVELS
from igroteka.games.skyscraper.physics import settled
from igroteka.games.skyscraper.verdict import verdict
from igroteka.games.skyscraper.welds import Welds
from igroteka.games.skyscraper.world import World


def stalk(storeys: int) -> State:
    """Floors one above another, each on one wall in the middle."""
    poses = [ROOF]
    for up in range(1, storeys):
        poses += [Pose(Plane.FACES_X, 1, 0, 2 * up), Pose(Plane.FLOOR, 0, 0, 2 * up + 2)]
    state = fresh("real")
    return replace(state, building=(*state.building, *map(standing, poses)))


def world_of(state: State) -> World:
    """With a worker at the foot of it, whom nobody minds."""
    world = World(drafted(with_worker(state, 0, Cell(0, 0, 0))), "w0")
    world.bend()
    return world


def pushed(world: World, force_n: float, steps: int) -> list[float]:
    """At the last card, for a tenth of a second; how far it is off at every step."""
    top, found = world.cards[len(world.plan.cards) - 1], []
    for step in range(steps):
        world.data.xfrc_applied[top][0] = force_n if step * STEP_S < 0.1 else 0.0
        world.step()
        found.append(float(world.data.xpos[top][0] - world.places[top][0]))
    return found


def hertz(storeys: int) -> float:
    swing = np.array(pushed(world_of(stalk(storeys)), 0.004, 500))[50:]
    turns = np.flatnonzero(np.diff(np.sign(swing)))
    assert len(turns) > 3
    return float((len(turns) - 1) / 2 / ((turns[-1] - turns[0]) * STEP_S))


@pytest.mark.clause("S-H1")
def test_a_clip_bends_by_the_weight_of_a_card_as_much_as_was_measured() -> None:
    state = fresh("real")
    state = replace(state, building=(*state.building, standing(BALCONY)))
    world = World(drafted(with_worker(state, 0, Cell(0, 0, 0))), "w0")
    for _ in range(200):
        world.step()
    assert np.radians(world.turned_deg(world.cards[3])) == pytest.approx(MOMENT / CLIP_BEND, 0.1)


@pytest.mark.clause("S-H1")
def test_a_tower_sways_slower_the_higher_it_is() -> None:
    low, middle, high = (hertz(storeys) for storeys in (2, 4, 6))
    assert low > 2 * middle > 2 * 1.5 * high
    assert 0.5 < high < 4


@pytest.mark.clause("S-H1")
def test_a_push_at_the_top_is_felt_at_the_foot_the_more_the_higher() -> None:
    strains = []
    for storeys in (2, 4, 6):
        world = world_of(stalk(storeys))
        welds, felt = Welds(world, LEVELS["real"]), 0.0
        first = next(n for n, link in enumerate(world.plan.links) if link.second == 4)
        for _ in range(100):
            pushed(world, 0.01, 1)
            welds.watch()
            felt = max(felt, float(welds.strain[first]))
        strains.append(felt)
    assert strains[0] < strains[1] < strains[2]


@pytest.mark.clause("S-H1")
def test_a_building_stands_as_it_is_reckoned_to_lean() -> None:
    for seed in range(4):
        world = world_of(site(seed, 14, hands="real"))
        leans = max(float(np.linalg.norm(at[:3])) for at in lean(world.plan.cards).values())
        for _ in range(60):
            world.step()
        strayed = max(world.moved_m(body) for body in world.cards.values())
        assert strayed < max(0.2 * MM, 0.3 * leans)


@pytest.mark.clause("S-H1")
def test_too_slender_a_tower_falls_by_itself_and_a_sturdy_one_does_not() -> None:
    assert bears(stalk(6).building, SPARE)
    assert not bears(stalk(9).building, 1.0)
    strayed = []
    for storeys in (6, 9):
        world = world_of(stalk(storeys))
        strayed.append(max(abs(far) for far in pushed(world, 0.002, 600)))
    assert strayed[0] < 10 * MM
    assert strayed[1] > 60 * MM


@pytest.mark.clause("S-H1")
def test_what_would_buckle_is_refused_when_it_is_built_and_nowhere_listed() -> None:
    top, wall = Pose(Plane.FLOOR, 0, 0, 14), standing(Pose(Plane.FACES_X, 1, 0, 12))
    state = stalk(6)
    crew = replace(state.workers[0], cell=Cell(0, 0, 12))
    state = replace(state, building=(*state.building, wall), picked=PLAIN, left=3)
    state = replace(state, workers=(crew, *state.workers[1:]))
    stands = structure(state.building)
    beams = next(face for face in CARDS[PLAIN].faces(Plane.FLOOR) if stands.points(top, face))
    refused = GAME.refuse(state, state.turn, Build(top, beams))
    assert refused is not None
    assert (refused.clause, refused.reason) == ("S-H1", "skyscraper-refuse-buckles")
    assert Build(top, beams) not in GAME.legal(state, state.turn)
    calm = replace(state, hands="calm")
    assert GAME.refuse(calm, calm.turn, Build(top, beams)) is None
    assert Build(top, beams) in GAME.legal(calm, calm.turn)


@pytest.mark.clause("S-H1")
def test_a_low_or_sturdy_building_need_not_be_reckoned_again() -> None:
    """Where one more card is let through without a look, a look would let it through."""
    looked = 0
    for seed in range(4):
        building, rng = site(seed, 24).building, Random(seed)
        pose, beams = next(fitting(building, PLAIN, rng))
        after = (*building, Standing(PLAIN, pose, beams))
        if structure(building).top <= LOW or bears(building, PLENTY):
            looked += 1
            assert bears(after, SPARE)
            assert not buckles(building, pose, PLAIN)
    assert looked


@pytest.mark.clause("S-F4", "S-B9")
def test_a_wild_hand_brings_a_high_tower_down_and_its_player_with_it() -> None:
    """The log tells of no card that came back to a hand."""
    swing = [Sample(16 if n else 0, 0, 0, 300 - 10 * n, 0, 0, 0) for n in range(31)]
    swing += [Sample(16, round(250 * sin(n * pi / 14)), 0, 0, 0, 0, 0) for n in range(57)]
    state = stalk(5)
    wall = Pose(Plane.FACES_Y, 0, 1, 10)
    act = with_card(state, PLAIN, wall, CARDS[PLAIN].beams, Hand(packed(swing)))
    listener = Listener()
    after = GAME.apply(act, act.turn, answered(act), listener)
    assert after.result is not None
    assert after.result.clause == "S-F4"
    assert after.result.worth(act.turn) == 0
    assert not any(isinstance(told.event, Slipped) for told in listener.told)


@pytest.mark.clause("S-F4", "S-H4")
def test_a_card_torn_out_of_its_clips_has_fallen_and_one_never_caught_has_not() -> None:
    joined, missed = ran(straight()), ran(straight(80))
    new = joined.world.plan.new
    assert verdict(joined, "") == Settle(stands=True)
    for clip in range(joined.world.plan.fresh, joined.world.clips.many):
        joined.world.clips.cut(clip)
    joined.welds.free()
    joined.rest()
    assert verdict(joined, "") == Settle(stands=False, grounded=(new,))
    assert verdict(missed, "") == Settle(stands=False, off_mm=8)


@pytest.mark.clause("S-F4")
def test_a_card_that_is_torn_out_takes_down_what_carries_it() -> None:
    outside = Pose(Plane.FACES_X, 4, 0, 2)
    state = replace(fresh("real"), building=(*fresh().building, standing(BALCONY)))
    assert answered(with_card(state, PLAIN, outside, 0, Hand(straight(drop=150)))).grounded


def ran(path: str) -> Simulation:
    """A balcony, set by that hand."""
    run = Simulation(placing(path, "real", BALCONY), unpacked(path))
    run.run()
    return run


@pytest.mark.clause("S-H1")
def test_another_process_sees_the_same_film() -> None:
    state = building_on(site(4, 14, 8), 3)
    script = (
        "from random import Random\n"
        "from tests.games.skyscraper.sites import building_on, site\n"
        "from igroteka.games.skyscraper.physics import settled\n"
        "print(settled(building_on(site(4, 14, 8), 3), Random(7))[0].film)\n"
    )
    there = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    (film,) = settled(state, Random(7))[1]
    assert there.stdout.strip() == film
