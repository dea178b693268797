"""Every move a player has, in stable order."""

from collections.abc import Sequence

from igroteka.kernel import Seat

from .actions import Build, Pass, Pick, PutBack, Return, Shift, SkyscraperAction, ToCrew
from .builders import able, in_crew
from .deck import CARDS
from .idleness import MOST_PICKS
from .moving import anywhere
from .placing import fitting, placements
from .state import NONE, State
from .walks import walks

PICKS = tuple(map(Pick, range(len(CARDS))))


def listed(state: State, seat: Seat) -> Sequence[SkyscraperAction]:
    if state.stage == "put":
        worker = state.fallen[0]
        return [*(Return(worker, cell) for cell in anywhere(state.building)), ToCrew(worker)]
    if state.picked != NONE:
        places = placements(state, seat, state.picked)
        return [*picks(state, seat), *[Build(*place) for place in places], PutBack()]
    found: list[SkyscraperAction] = [*picks(state, seat)]
    here = walks(state.building)
    if in_crew(state, seat):
        found += here.sends
    for worker in able(state, seat):
        standing = state.workers[worker]
        assert standing.cell
        found += here.moves(worker, standing.cell)
        if worker not in state.shifted:
            found += here.shifts(worker, standing.cell, standing.lying)
    if all(type(move) is Shift for move in found):
        found.append(Pass())  # shifting costs no action (S-T1)
    return found


def picks(state: State, seat: Seat) -> list[Pick]:
    if state.picks >= MOST_PICKS:
        return []
    return [PICKS[card] for card in fitting(state, seat) if card != state.picked]
