"""Why a card may not be laid like that: the first rule that stands in the way."""

from igroteka.kernel import Refusal, Seat
from igroteka.parts.grid import SIDES, Cell, cell_at, neighbour, on_table

from .actions import Lay
from .faces import BEIGE, FREE, turned, turns
from .laying import may_run_out, openings, runs_out
from .network import inside, joined_sides, need_at
from .state import State

FACE_CHARS = 8


def refuse_lay(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    """In the order a player would look: the card, the place, the roads."""
    return _refuse_card(state, seat, lay) or _refuse_place(state, lay) or _refuse_roads(state, lay)


def _refuse_card(state: State, seat: Seat, lay: Lay) -> Refusal | None:
    if lay.face not in state.hands[seat]:
        return Refusal("R-P3", "roads-refuse-not-held", {"face": lay.face[:FACE_CHARS]})
    if lay.turn not in turns(lay.face):
        return Refusal("R-C2", "roads-refuse-turn", {"face": lay.face, "turn": lay.turn})
    return None


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
    if cell not in openings(state.options):
        return Refusal("R-P1", "roads-refuse-opening")
    return None


def _refuse_roads(state: State, lay: Lay) -> Refusal | None:
    cell, sides = cell_at(lay.x, lay.y), turned(lay.face, lay.turn)
    need = need_at(state.network, state.options, cell)
    for side in SIDES:
        if need[side] not in (FREE, sides[side]):
            return _refuse_side(state, cell, side, sides[side], need[side])
    if state.network.cards and not joined_sides(need):
        return Refusal("R-P1", "roads-refuse-no-road")
    may = may_run_out(state.options, state.network)
    if may and runs_out(state.options, state.network, lay):
        return Refusal("R-2.2", "roads-refuse-runs-out")
    return None


def _refuse_side(state: State, cell: Cell, side: int, has: int, want: int) -> Refusal:
    if not inside(state.options, neighbour(cell, side)):
        return Refusal("R-2.2", "roads-refuse-border", {"side": side})
    if BEIGE in (has, want):
        reason = "roads-refuse-into-beige" if has else "roads-refuse-cuts-road"
        return Refusal("R-P2", reason, {"side": side})
    return Refusal("R-L1", "roads-refuse-lanes", {"side": side, "has": has, "want": want})
