"""Gravity's answer to an act (S-H1, S-H2, S-H4).

Needs the simulator; imported only where an act is settled.
"""

from random import Random

from .actions import Settle, Undone
from .film import named
from .gravity import Simulation
from .hand_path import Sample, unpacked
from .state import State
from .tremor import tremor_path
from .verdict import verdict
from .world import BlownUp


def simulated(state: State, rng: Random) -> Settle | Undone:
    return settled(state, rng)[0]


def settled(state: State, rng: Random) -> tuple[Settle | Undone, dict[str, bytes]]:
    """The verdict with its film; an act that the simulator cannot follow is undone."""
    try:
        run = Simulation(state, hand_of(state, rng))
        run.run()
    except BlownUp:
        return Undone(), {}
    film = run.film.developed()
    return verdict(run, named(film)), {named(film): film}


def hand_of(state: State, rng: Random) -> tuple[Sample, ...]:
    """Without a path of its own the hand trembles as hands do."""
    assert state.act
    hand = state.act.hand
    return unpacked(hand.path if hand and hand.path else tremor_path(rng))


def has_fallen(answer: Settle | Undone) -> bool:
    """Anything at all, the new card too."""
    if isinstance(answer, Undone):
        return False
    return not answer.stands or bool(answer.moved or answer.grounded or answer.workers)
