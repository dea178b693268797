"""The field as planned: who comes how close to the palace if nothing more is built."""

from collections.abc import Iterable
from functools import cached_property

from msgspec import Struct

from igroteka.games.urfin.field import is_bare
from igroteka.games.urfin.parts import KIND_OF, NO_PART
from igroteka.games.urfin.state import Built, State

from .chart import Chart, Tower, chart_of
from .danger import odds_of_walking, visits, walk

Placed = tuple[int, Tower]
Marching = tuple[int, int, bool]


class Rules(Struct, frozen=True):
    """What of the settings a plan depends on."""

    adult: bool
    slow: bool
    crossed: bool


class Sketch:
    """Never changed: `with_tower` and `with_wall` make another."""

    def __init__(
        self,
        chart: Chart,
        rules: Rules,
        soldiers: tuple[Marching, ...],
        towers: tuple[Placed, ...],
        walls: frozenset[int],
        laid: frozenset[int],
    ) -> None:
        self.chart, self.rules, self.soldiers = chart, rules, soldiers
        self.towers, self.walls, self.laid = towers, walls, laid

    # what stands

    @cached_property
    def obstacles(self) -> frozenset[int]:
        """Only a wall stops a soldier of the adult game (U-A4)."""
        if self.rules.adult:
            return self.walls
        return self.walls.union([cell for cell, _ in self.towers])

    @cached_property
    def taken(self) -> frozenset[int]:
        standing = [self.chart.roads[road][at] for road, at, _ in self.soldiers]
        return self.walls.union(self.laid, [cell for cell, _ in self.towers], standing)

    @cached_property
    def doomed(self) -> frozenset[int]:
        """Cells right before a soldier: what is built there is broken before it shoots (U-B7)."""
        roads = self.chart.roads
        return frozenset(roads[road][at + 1] for road, at, bumped in self.soldiers if not bumped)

    @cached_property
    def covered(self) -> frozenset[int]:
        shots = [self.shots(cell, tower) for cell, tower in self.towers]
        return frozenset().union(*shots)

    def shots(self, cell: int, tower: Tower) -> frozenset[int]:
        if cell in self.doomed and not self.rules.adult:
            return frozenset()
        return self.chart.covers(tower, cell)

    def allows(self, cell: int) -> bool:
        """Whether a tower may stand there (U-B4 to U-B6)."""
        ground = self.chart.buildable if self.rules.crossed else self.chart.outside
        return cell in ground and cell not in self.taken

    # what comes

    @cached_property
    def ahead(self) -> dict[int, list[int]]:
        """Every road cell that soldiers still have before them, and which soldiers."""
        found: dict[int, list[int]] = {}
        for number, (road, at, _) in enumerate(self.soldiers):
            for cell in self.chart.roads[road][at + 1 : -1]:
                found.setdefault(cell, []).append(number)
        return found

    @cached_property
    def walks(self) -> list[tuple[float, list[int]]]:
        """Each soldier's danger; in the basic game with the cells where it will stand."""
        numbers = range(len(self.soldiers))
        return [self.walk(number, self.covered, self.obstacles) for number in numbers]

    def walk(
        self, number: int, covered: frozenset[int], obstacles: frozenset[int]
    ) -> tuple[float, list[int]]:
        road, at, bumped = self.soldiers[number]
        cells = self.chart.roads[road]
        if self.rules.adult:
            return odds_of_walking(cells, at, bumped, covered, obstacles), []
        return walk(cells, at, bumped, covered, obstacles, self.rules.slow)

    @cached_property
    def danger(self) -> float:
        return sum([danger for danger, _ in self.walks])

    @cached_property
    def shares(self) -> list[dict[int, float]]:
        """What a shot at each cell would take off: of each soldier, or of all by odds."""
        if not self.rules.adult:
            return [dict.fromkeys(stands, danger) for danger, stands in self.walks if danger]
        total: dict[int, float] = {}
        for road, at, _ in self.soldiers:
            found = visits(self.chart.roads[road], at, self.covered, self.obstacles)
            for cell, share in found.items():
                total[cell] = total.get(cell, 0.0) + share
        return [total]

    # what if

    def with_tower(self, cell: int, tower: Tower) -> "Sketch":
        towers = (*self.towers, (cell, tower))
        return Sketch(self.chart, self.rules, self.soldiers, towers, self.walls, self.laid)

    def with_wall(self, cell: int) -> "Sketch":
        walls = self.walls | {cell}
        return Sketch(self.chart, self.rules, self.soldiers, self.towers, walls, self.laid)

    def gain(self, touched: Iterable[int], shots: frozenset[int], block: int) -> float:
        """How much less danger these soldiers are with more shots and one more obstacle."""
        covered = self.covered | shots if shots else self.covered
        obstacles = self.obstacles | {block} if block >= 0 else self.obstacles
        return sum([self.walks[n][0] - self.walk(n, covered, obstacles)[0] for n in touched])


def sketch_of(state: State) -> Sketch:
    """Bare bases are only `laid`: they neither shoot nor block (U-B1)."""
    settings = state.settings
    rules = Rules(settings.game == "adult", settings.slow_breaking, state.crossed)
    soldiers = tuple((one.road - 1, one.index, one.bumped) for one in state.soldiers)
    towers = tuple((one.cell, tower_of(one)) for one in state.field if one.roof != NO_PART)
    walls = frozenset(one.cell for one in state.field if one.wall != NO_PART)
    laid = frozenset(one.cell for one in state.field if is_bare(one))
    return Sketch(chart_of(state.map), rules, soldiers, towers, walls, laid)


def tower_of(built: Built) -> Tower:
    return KIND_OF[built.base], KIND_OF[built.roof], built.axis
