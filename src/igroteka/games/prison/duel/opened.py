"""A duel's room is opened: its tokens are shown and put on its squares (P-D1).

The revealer puts all of them but the objects of his own colour, which the other side puts after
him. R: one by one, characters first, each on a safe square of the room without any token.
"""

from msgspec.structs import replace

from igroteka.games.prison.actions import Lay, Put
from igroteka.games.prison.deeds.opening import before, done, is_valid, place
from igroteka.games.prison.duel_events import Found
from igroteka.games.prison.events import Opened
from igroteka.games.prison.floor.dungeon import Laid, relaid, square_in
from igroteka.games.prison.rooms import SQUARES
from igroteka.games.prison.state import SHOWN, State
from igroteka.games.prison.tasks import OpenRoom, PutToken, Teleport
from igroteka.kernel import Emit, Seat

from .set_up import Token, moved, side_of, tokens, under


def unpack(state: State, task: OpenRoom, action: Lay, emit: Emit | None) -> State:
    if emit:
        emit(Opened(task.place, action.room, action.turn, task.by))
    dungeon = relaid(state.dungeon, task.place, Laid(action.room, action.turn))
    found = found_in(state, task)
    for each in found:
        if emit:
            emit(Found(each.number, each.thing, each.place, each.side))
        state = moved(state, (each.number, each.thing), SHOWN)
    return before(replace(done(state), dungeon=dungeon), *found)


def found_in(state: State, task: OpenRoom) -> list[PutToken]:
    """Those the revealer puts come first."""
    revealer = state.figures[task.by].side
    found = [
        PutToken(*token, task.place, putter(state, token, revealer))
        for token in tokens(state, under(task.place))
    ]
    return sorted(found, key=lambda each: each.side != revealer)


def putter(state: State, token: Token, revealer: int) -> int:
    own_object = token[1] and side_of(state, token) == revealer
    return 1 - revealer if own_object else revealer


def free_squares(state: State, at: int) -> list[int]:
    squares = (square_in(at, within) for within in range(SQUARES))
    return [square for square in squares if is_valid(state, square)]


def put(state: State, _seat: Seat, action: Put, emit: Emit | None) -> State:
    task = state.agenda[0]
    assert isinstance(task, PutToken)
    return place(done(state), Teleport(task.number, task.thing, task.place), action.square, emit)
