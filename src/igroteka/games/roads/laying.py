"""Laying a card: every place and turn in which one fits (R-P1, R-P2, R-2.1, R-2.2, R-L1)."""

from functools import lru_cache

from igroteka.kernel import Seat
from igroteka.parts.grid import SIDES, Cell, cell_at, neighbour, place_of

from .actions import Lay
from .faces import BEIGE, Sides, fitting, takers, turned
from .network import Network, inside, untouched
from .options import Options
from .state import State

ORIGIN = cell_at(0, 0)


def placements(state: State, seat: Seat) -> tuple[Lay, ...]:
    """Every way that seat could lay a card it holds."""
    held = frozenset(state.hands[seat])
    if not state.network.cards:
        return opening_lays(state.options, held)
    lays: list[Lay] = []
    for cell, need in state.network.ends.items():
        if faces := held & takers(need):
            lays += _lays(cell, need, faces)
    if may_run_out(state.options, state.network):
        return _not_running_out(state.options, state.network, lays)
    return tuple(lays)


def can_lay(state: State, seat: Seat) -> bool:
    if not state.network.cards or may_run_out(state.options, state.network):
        return bool(placements(state, seat))
    return fits_anywhere(state.network, state.hands[seat])


def fits_anywhere(network: Network, faces: tuple[str, ...]) -> bool:
    for need in network.ends.values():  # noqa: SIM110 - half the time of `any`
        if not takers(need).isdisjoint(faces):
            return True
    return False


def openings(options: Options) -> tuple[Cell, ...]:
    """The first card lies anywhere; on an endless table all places are alike."""
    if not options.bounded:
        return (ORIGIN,)
    return tuple(cell_at(x, y) for y in range(options.height) for x in range(options.width))


@lru_cache(maxsize=1 << 8)
def opening_lays(options: Options, held: frozenset[str]) -> tuple[Lay, ...]:
    """What could open the game: all the same for everybody who holds these faces."""
    lays: list[Lay] = []
    for cell in openings(options):
        lays += _lays(cell, untouched(options, cell), held)
    if options.open_border:
        return _not_running_out(options, Network(), lays)
    return tuple(lays)


@lru_cache(maxsize=1 << 15)
def _lays(cell: Cell, need: Sides, faces: frozenset[str]) -> tuple[Lay, ...]:
    x, y = place_of(cell)
    return tuple(Lay(face, x, y, turn) for face in sorted(faces) for turn in fitting(need, face))


def may_run_out(options: Options, network: Network) -> bool:
    """Only with an open border, and only at the last road end, can a card leave none inside."""
    return options.open_border and len(network.ends) < 2


def runs_out(options: Options, network: Network, lay: Lay) -> bool:
    """No open road end would be left inside the field, and the field not full (R-2.2)."""
    if len(network.cards) + 1 == options.width * options.height:
        return False
    cell, sides = cell_at(lay.x, lay.y), turned(lay.face, lay.turn)
    ahead = [neighbour(cell, side) for side in SIDES if sides[side] > BEIGE]
    return not any(inside(options, there) and there not in network.cards for there in ahead)


def _not_running_out(options: Options, network: Network, lays: list[Lay]) -> tuple[Lay, ...]:
    return tuple(lay for lay in lays if not runs_out(options, network, lay))
