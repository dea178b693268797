"""What bears on a team's chance beside the danger on the roads."""

from igroteka.games.urfin.country import country
from igroteka.games.urfin.field import is_tower
from igroteka.games.urfin.state import State

from .danger import HASTE
from .sketch import sketch_of

ROADS, TURNS, PARTS, STEPS = 10, 12, 60, 12
# As dangerous as whoever comes to the palace in the next march, and in the one after it.
NEXT, SOON = 0.9 * HASTE, 0.9 * HASTE**2


def facts(state: State) -> tuple[float, ...]:
    """Who plays, how late it is, who comes and how near, and what there is to stop them."""
    roads = country(state.map).ways
    ways = [len(roads[one.road]) - 1 - one.index for one in state.soldiers]
    dangers = [danger for danger, _ in sketch_of(state).walks]
    lost = sum([danger >= NEXT for danger in dangers]) / 2
    return (
        state.seats / 4,
        state.turn / TURNS,
        len(ways) / ROADS,
        min(ways, default=STEPS) / STEPS,
        sum(state.bag) / PARTS,
        len(state.drawn) / 5,
        float(state.stage == "build"),
        float(state.crossed),
        sum([is_tower(one) for one in state.field]) / ROADS,
        lost,
        lost if state.stage == "build" and not state.drawn else 0.0,
        sum([danger >= SOON for danger in dangers]) / 4,
    )
