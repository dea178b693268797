"""Laying a card: where one fits, and why one does not (R-P1, R-P2, R-2.1, R-2.2, R-L1)."""

from collections.abc import Iterator
from functools import lru_cache

from igroteka.kernel import Refusal, Seat
from igroteka.parts.grid import SIDES, Cell, cell_at, neighbour, on_table, place_of

from .actions import Lay
from .faces import BEIGE, FACES, FREE, Sides, fitting, turned, turns
from .network import inside, joins, need_at, untouched
from .state import State

ORIGIN = cell_at(0, 0)


def kinds(hand: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(hand))


def placements(state: State, seat: Seat) -> tuple[Lay, ...]:
    """Every way that seat could lay a card it holds."""
    held = kinds(state.hands[seat])
    lays: list[Lay] = []
    for cell, need in gaps(state):
        lays += _lays(cell, need, held)
    return tuple(lay for lay in lays if not runs_out(state, lay)) if may_run_out(state) else tuple(lays)


def can_lay(state: State, seat: Seat) -> bool:
    held = kinds(state.hands[seat])
    if may_run_out(state):
        return bool(placements(state, seat))
    return any(fitting(need, held) for _, need in gaps(state))


def fits_anywhere(state: State, faces: tuple[str, ...]) -> bool:
    held = kinds(faces)
    return any(fitting(need, held) for _, need in gaps(state))


def gaps(state: State) -> Iterator[tuple[Cell, Sides]]:
    """The cells where a card may go, with what their neighbours ask for."""
    if state.network.cards:
        return iter(state.network.ends.items())
    return ((cell, untouched(state.options, cell)) for cell in openings(state))


def openings(state: State) -> tuple[Cell, ...]:
    """The first card lies anywhere; on an endless table all places are alike."""
    if not state.options.bounded:
        return (ORIGIN,)
    width, height = state.options.width, state.options.height
    return tuple(cell_at(x, y) for y in range(height) for x in range(width))


@lru_cache(maxsize=1 << 15)
def _lays(cell: Cell, need: Sides, held: tuple[str, ...]) -> tuple[Lay, ...]:
    x, y = place_of(cell)
    return tuple(Lay(face, x, y, turn) for face, turn in fitting(need, held))


def may_run_out(state: State) -> bool:
    """Only with an open border, and only at the last road end, can a card leave none inside."""
    return state.options.open_border and state.options.bounded and len(state.network.ends) < 2


def runs_out(state: State, lay: Lay) -> bool:
    """No open road end would be left inside the field, and the field not full (R-2.2)."""
    if len(state.network.cards) + 1 == state.options.width * state.options.height:
        return False
    cell, sides = cell_at(lay.x, lay.y), turned(lay.face, lay.turn)
    beside = (neighbour(cell, side) for side in SIDES if sides[side] > BEIGE)
    return not any(
        inside(state.options, there) and there not in state.network.cards for there in beside
    )


def refuse_lay(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    """The first rule that stands in the way, in the order a player would look."""
    if lay.face not in state.hands[seat]:
        return Refusal("R-P3", "roads-refuse-not-held", {"face": lay.face[:8]})
    if lay.turn not in turns(lay.face):
        return Refusal("R-C2", "roads-refuse-turn", {"face": lay.face, "turn": lay.turn})
    return _refuse_place(state, lay) or _refuse_sides(state, lay)


def _refuse_place(state: State, lay: Lay) -> Refusal | None:
    if not on_table(lay.x, lay.y):
        return Refusal("R-P1", "roads-refuse-not-beside")
    cell = cell_at(lay.x, lay.y)
    if cell in state.network.cards:
        return Refusal("R-P1", "roads-refuse-taken")
    if not inside(state.options, cell):
        return Refusal("R-2.1", "roads-refuse-outside")
    if state.network.cards:
        beside = cell in state.network.ends or cell in state.network.kerbs
        return None if beside else Refusal("R-P1", "roads-refuse-not-beside")
    if cell not in openings(state):
        return Refusal("R-P1", "roads-refuse-opening")
    return None


def _refuse_sides(state: State, lay: Lay) -> Refusal | None:
    cell, sides = cell_at(lay.x, lay.y), turned(lay.face, lay.turn)
    need = need_at(state.network, state.options, cell)
    for side in SIDES:
        refusal = _refuse_side(state, cell, side, sides[side], need[side])
        if refusal:
            return refusal
    if state.network.cards and not joins(need):
        return Refusal("R-P1", "roads-refuse-no-road")
    if may_run_out(state) and runs_out(state, lay):
        return Refusal("R-2.2", "roads-refuse-runs-out")
    return None


def _refuse_side(state: State, cell: Cell, side: int, has: int, want: int) -> Refusal | None:
    if want in (FREE, has):
        return None
    if not inside(state.options, neighbour(cell, side)):
        return Refusal("R-2.2", "roads-refuse-border", {"side": side})
    if BEIGE in (has, want):
        reason = "roads-refuse-into-beige" if has else "roads-refuse-cuts-road"
        return Refusal("R-P2", reason, {"side": side})
    return Refusal("R-L1", "roads-refuse-lanes", {"side": side, "has": has, "want": want})


def is_face(face: str) -> bool:
    return face in FACES
