"""What comes off falls onto something: the ground, or whatever stands in its way (S-H1)."""

import pytest

from igroteka.games.skyscraper.lattice import Plane, Pose

from .sites import with_worker
from .test_physics import BALCONY, fresh, standing

pytest.importorskip("mujoco")

from msgspec.structs import replace

from igroteka.games.skyscraper.blueprint import drafted
from igroteka.games.skyscraper.lattice import Cell
from igroteka.games.skyscraper.levels import LEVELS
from igroteka.games.skyscraper.measures import GROUND, MM, UNIT
from igroteka.games.skyscraper.welds import Welds
from igroteka.games.skyscraper.world import World

UPPER = Pose(Plane.FACES_X, 2, 0, 2)
SHELF = Pose(Plane.FLOOR, 2, 0, 4)
SECONDS_1_6 = 400


def dropped(*poses: Pose, joints: int) -> World:
    """Cards one after another on the foundation; the last so many joints give way at once."""
    state = fresh("real")
    state = replace(state, building=(*state.building, *map(standing, poses)))
    plan = drafted(with_worker(state, 0, Cell(0, 0, 0)))
    world = World(plan, "w0")
    welds = Welds(world, LEVELS["real"])
    for joint in range(plan.fresh - joints, plan.fresh):
        world.clips.cut(joint)
    welds.free()
    for _ in range(SECONDS_1_6):
        world.step()
    return world


@pytest.mark.clause("S-H1", "S-F4")
def test_a_card_that_came_off_comes_to_rest_on_the_ground() -> None:
    world = dropped(BALCONY, joints=1)
    assert world.lowest(3) == pytest.approx(GROUND, abs=2 * MM)
    assert abs(world.data.qvel[:6]).max() < 0.02


@pytest.mark.clause("S-H1")
def test_a_card_that_came_off_lies_on_what_it_hits() -> None:
    """A shelf on its wall, right above a balcony."""
    world = dropped(BALCONY, UPPER, SHELF, joints=1)
    assert world.data.xpos[world.cards[5]][2] == pytest.approx(2 * UNIT, abs=UNIT / 2)
    assert world.lowest(5) > UNIT
