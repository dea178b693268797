"""The site of Skyscraper as text: a plan for each height, half a card to a cell (S-G1).

A card is told by its place in `building`, counted from 0: `4` lies there flat, `|4` stands along
the west side of the cell, `-4` along its north side. `w7` is worker 7, `w7_` one that lies.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from igroteka.kernel import Picture
from igroteka.parts.chart import Place, chart

from .lattice import SIZE, Plane, Pose
from .state import State

MARK = {Plane.FLOOR: "", Plane.FACES_X: "|", Plane.FACES_Y: "-"}
FloorPlan = dict[Place, list[str]]


def covered(pose: Pose) -> list[Place]:
    """The cells it lies over, or stands beside."""
    across = 1 if pose.plane == Plane.FACES_X else SIZE
    down = 1 if pose.plane == Plane.FACES_Y else SIZE
    return [(pose.x + x, pose.y + y) for x in range(across) for y in range(down)]


class Layers(Picture[State]):
    """Ornament: where cards are and how they are turned is said of each."""

    title = "layers"

    def draw(self, state: State) -> Sequence[str]:
        plans: dict[int, FloorPlan] = defaultdict(lambda: defaultdict(list))
        for number, standing in enumerate(state.building):
            for place in covered(standing.pose):
                plans[standing.pose.z][place].append(f"{MARK[standing.pose.plane]}{number}")
        for number, worker in enumerate(state.workers):
            if cell := worker.cell:
                plans[cell.z][cell.x, cell.y].append(f"w{number}{'_' if worker.lying else ''}")
        return [line for height in sorted(plans) for line in layer(height, plans[height])]


def layer(height: int, plan: Mapping[Place, Sequence[str]]) -> list[str]:
    across, down = zip(*plan, strict=True)
    words = {place: ",".join(found) for place, found in plan.items()}
    columns, rows = range(min(across), max(across) + 1), range(min(down), max(down) + 1)
    return [f"height {height}", *chart(words, columns, rows)]
