"""Every move a player has, in stable order."""

from collections.abc import Iterator

from igroteka.kernel import Seat

from .actions import Build, Move, Pass, Pick, PutBack, Return, Send, Shift, SkyscraperAction, ToCrew
from .builders import able, in_crew
from .idleness import MOST_PICKS, is_idle
from .moving import anywhere, destinations, landings, shifts
from .placing import fitting, placements
from .state import NONE, State


def listed(state: State, seat: Seat) -> Iterator[SkyscraperAction]:
    if state.stage == "put":
        worker = state.fallen[0]
        yield from (Return(worker, cell) for cell in anywhere(state.building))
        yield ToCrew(worker)
        return
    yield from picks(state, seat)
    if state.picked != NONE:
        yield from (Build(pose, beams) for pose, beams in placements(state, seat, state.picked))
        yield PutBack()
        return
    if in_crew(state, seat):
        yield from map(Send, landings(state))
    for worker in able(state, seat):
        yield from (Move(worker, cell) for cell in destinations(state, worker))
        if worker not in state.shifted:
            yield from (Shift(worker, cell) for cell in shifts(state, worker))
    if is_idle(state, seat):
        yield Pass()


def picks(state: State, seat: Seat) -> Iterator[Pick]:
    if state.picks >= MOST_PICKS or not able(state, seat):
        return
    held = (*state.cards[seat], *state.supports[seat])
    yield from (Pick(card) for card in fitting(state, seat, held) if card != state.picked)
