"""The dice of an activation: the rotation die, and Odo's (P-9.11, P-13.1)."""

from igroteka.games.prison.actions import Rotation, Wander
from igroteka.games.prison.deeds.opening import is_valid, own_to_floor
from igroteka.games.prison.events import Diced, Placed
from igroteka.games.prison.figures import gears
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.figures.scene import with_figure
from igroteka.games.prison.floor.dungeon import PLACE
from igroteka.games.prison.npc_events import Spun
from igroteka.games.prison.rooms import TWIN
from igroteka.games.prison.state import NONE, Errand, State
from igroteka.kernel import Emit

from .errand import with_errand

SIX = 6


def wanders(state: State, errand: Errand) -> bool:
    """Odo's dice, before his goals are looked at."""
    fresh = errand.goal == NONE and not errand.again and not errand.wandered
    at_home = PLACE[state.figures[errand.figure].square] >= 0
    return fresh and at_home and has_trait(state, errand.figure, "wanders")


def wander(state: State, action: Wander, emit: Emit | None) -> State:
    """Moved if the dice name a valid square, no six among them."""
    if emit:
        emit(Diced(action.red, action.white))
    errand = state.errand
    assert errand
    state = with_errand(state, wandered=True)
    if SIX in (action.red, action.white):
        return state
    place = PLACE[state.figures[errand.figure].square]
    square = own_to_floor(state, place, action.red - 1, action.white - 1)
    if not is_valid(state, square):
        return state
    if emit:
        emit(Placed(errand.figure, False, square))
    return with_figure(state, errand.figure, square=square)


def rotation(state: State, action: Rotation, emit: Emit | None) -> State:
    """The direction says which room of the pair, the number the quarters, cut to the AP left."""
    errand = state.errand
    assert errand
    if emit:
        emit(Spun(errand.figure, action.quarters))
    own_throw = has_trait(state, errand.figure, "double_turn")
    place = errand.spin if own_throw else room_for(state, errand.figure, action.quarters)
    quarters = min(abs(action.quarters), errand.ap)
    state = with_errand(state, ap=errand.ap - quarters, spin=NONE, done=True)
    if place != NONE and state.dungeon[place]:
        turn = signed(state, errand, place, action, quarters)
        state = gears.rotate(state, place, turn, errand.figure, emit)
    return second_throw(state, errand) if own_throw else state


def signed(state: State, errand: Errand, place: int, action: Rotation, quarters: int) -> int:
    """Clockwise quarters; Bram turns against the arrow, Yom as thrown."""
    if has_trait(state, errand.figure, "double_turn"):
        return quarters if action.quarters > 0 else -quarters
    way = 1 if gears.arrow(state, place) == 1 else -1
    against = has_trait(state, errand.figure, "gear_and_reverse")
    return (-way if against else way) * quarters


def room_for(state: State, number: int, thrown: int) -> int:
    """The room of the pair whose arrow goes that way; NONE while it is closed."""
    for place in gears.rooms_from(state, number):
        if (gears.arrow(state, place) == 1) == (thrown > 0):
            return place
    return NONE


def second_throw(state: State, errand: Errand) -> State:
    """Yom throws for his own room, then with AP left for the twin."""
    after = state.errand
    assert after
    own = PLACE[state.figures[errand.figure].square]
    laid = state.dungeon[own]
    if errand.spin != own or not after.ap or laid is None:
        return state
    pair = (p for p, other in enumerate(state.dungeon) if other and other.room == TWIN[laid.room])
    twin = next(pair, NONE)
    return with_errand(state, spin=twin, done=twin == NONE)
