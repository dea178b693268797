"""Where the soldiers will stand after the coming march, and who is then hit: exact odds.

What an earlier soldier breaks no longer stands in a later one's way, so the odds are carried
through the soldiers in their order, apart for each set of cells where something has fallen.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from .country import country
from .field import Field, is_tower, standing
from .marching import PIPS, STEPS, move
from .preview import Ahead, Places
from .settings import Settings
from .shooting import covered
from .state import Soldier, State

Fallen = frozenset[int]
Hits = tuple[tuple[int, float], ...]
WHOLE: Fallen = frozenset()
LOST: Fallen = frozenset((-1,))  # the palace is entered: nobody moves any more (U-M7)


class Outlook:
    """The coming march of these soldiers; the first `moved` have made their move."""

    def __init__(
        self, map: str, settings: Settings, soldiers: Sequence[Soldier], field: Field, moved: int
    ) -> None:
        self.land = country(map)
        self.settings = settings
        self.soldiers = soldiers
        self.field = standing(field)
        self.built = {built.cell: built for built in field if is_tower(built)}
        self.moved = moved
        self.steps = tuple(PIPS) if settings.game == "adult" else (STEPS,)
        self._met: dict[tuple[int, Fallen], list[tuple[int, Fallen]]] = {}

    def outcomes(self, number: int, fallen: Fallen) -> list[tuple[int, Fallen]]:
        """Where that soldier may end and what has fallen then, each as likely as the next."""
        if (number, fallen) not in self._met:
            self._met[number, fallen] = list(self._outcomes(number, fallen))
        return self._met[number, fallen]

    def _outcomes(self, number: int, fallen: Fallen) -> Iterator[tuple[int, Fallen]]:
        soldier = self.soldiers[number]
        way = self.land.ways[soldier.road]
        if number < self.moved or fallen == LOST:
            yield way[soldier.index], fallen
            return
        field = {cell: wall for cell, wall in self.field.items() if cell not in fallen}
        for steps in self.steps:
            made = move(way, soldier, steps, field, self.settings)
            end = way[made.soldier.index]
            yield end, LOST if end == way[-1] else fallen.union(made.fallen)

    def after(self, number: int, before: dict[Fallen, float]) -> dict[Fallen, float]:
        odds: dict[Fallen, float] = {}
        for fallen, chance in before.items():
            ends = self.outcomes(number, fallen)
            for _, then in ends:
                odds[then] = odds.get(then, 0.0) + chance / len(ends)
        return odds

    def places(self) -> Ahead:
        found, odds = [], {WHOLE: 1.0}
        for number, soldier in enumerate(self.soldiers):
            found.append((soldier.road, self._places_of(number, odds)))
            odds = self.after(number, odds)
        return tuple(found)

    def _places_of(self, number: int, odds: dict[Fallen, float]) -> Places:
        cells: dict[int, float] = {}
        for fallen, chance in odds.items():
            ends = self.outcomes(number, fallen)
            for cell, _ in ends:
                cells[cell] = cells.get(cell, 0.0) + chance / len(ends)
        return tuple(sorted(cells.items()))

    def hits(self) -> Hits:
        """The odds that each soldier is shot, those who will surely not be left out."""
        found, odds = [], {WHOLE: 1.0}
        for number, soldier in enumerate(self.soldiers):
            chance = self._hit(number, odds)
            if chance:
                found.append((soldier.road, chance))
            odds = self.after(number, odds)
        return tuple(found)

    def _hit(self, number: int, odds: dict[Fallen, float]) -> float:
        """A tower may still fall to those who move later: only then it counts who is covered."""
        joint: dict[int, dict[Fallen, float]] = {}
        for fallen, chance in odds.items():
            ends = self.outcomes(number, fallen)
            for cell, then in ends:
                here = joint.setdefault(cell, {})
                here[then] = here.get(then, 0.0) + chance / len(ends)
        return sum(self._hit_at(cell, number, here) for cell, here in joint.items())

    def _hit_at(self, cell: int, number: int, odds: dict[Fallen, float]) -> float:
        towers = self.covering(cell)
        if not towers:
            return 0.0
        for later in range(number + 1, len(self.soldiers)):
            odds = self.after(later, odds)
        return sum(chance for fallen, chance in odds.items() if self.stands(towers, fallen))

    def covering(self, cell: int) -> Fallen:
        width, height = self.land.map.width, self.land.map.height
        by = [c for c, built in self.built.items() if cell in covered(width, height, built)]
        return frozenset(by)

    def stands(self, towers: Fallen, fallen: Fallen) -> bool:
        return fallen != LOST and bool(towers - fallen)


def outlook(state: State, field: Field) -> Outlook:
    return Outlook(state.map, state.settings, state.soldiers, field, have_moved(state))


def have_moved(state: State) -> int:
    return len(state.throws) if state.stage == "march" else 0


@lru_cache(maxsize=1 << 10)
def _places(
    map: str, settings: Settings, soldiers: tuple[Soldier, ...], field: Field, moved: int
) -> Ahead:
    return Outlook(map, settings, soldiers, field, moved).places()


def ahead(state: State) -> Ahead:
    """As the field is now; nobody marches once it is over."""
    if state.stage == "over":
        return ()
    return _places(state.map, state.settings, state.soldiers, state.field, have_moved(state))
