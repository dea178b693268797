"""The course of a turn: three actions, gravity's answer, fallen workers put back, the next."""

from msgspec.structs import replace

from igroteka.kernel import Emit, Seat

from .actions import (
    Build,
    Move,
    Pass,
    Pick,
    PutBack,
    Return,
    Send,
    Settle,
    Shift,
    ToCrew,
    Undone,
)
from .acts import AnyAct, SetCard, SetWorker
from .builders import builder_for, in_crew
from .ending import QUIET_ROUNDS, eliminated, finish, playing, stalled, turn_counted, won
from .events import Held, Laid, Passed, Rejoined, Returned, Shaken, Turned, Undid
from .landing import CALM, landed, showing, with_worker
from .state import ACTIONS, NONE, State
from .structure import structure


def send(state: State, action: Send, emit: Emit | None) -> State:
    worker = in_crew(state, state.turn)[0]
    act = SetWorker(worker, action.cell, None, hand=action.hand)
    return done(replace(state, left=state.left - 1), act, emit)


def pick(state: State, action: Pick, emit: Emit | None) -> State:
    if emit:
        emit(Held(action.card), audience=(state.turn,))
    return replace(state, picked=action.card, picks=state.picks + 1)


def put_back(state: State, _: PutBack, emit: Emit | None) -> State:
    if emit:
        emit(Laid(state.picked), audience=(state.turn,))
    return replace(state, picked=NONE)


def build(state: State, action: Build, emit: Emit | None) -> State:
    joined = structure(state.building).joined(action.pose)
    builder = builder_for(state, state.turn, joined)
    act = SetCard(
        state.picked,
        action.pose,
        action.beams,
        NONE if builder is None else builder,
        action.hand,
    )
    return done(replace(state, left=state.left - 1), act, emit)


def move(state: State, action: Move, emit: Emit | None) -> State:
    act = SetWorker(action.worker, action.cell, state.workers[action.worker].cell, hand=action.hand)
    return done(replace(state, left=state.left - 1), act, emit)


def shift(state: State, action: Shift, emit: Emit | None) -> State:
    start = state.workers[action.worker].cell
    act = SetWorker(action.worker, action.cell, start, free=True, hand=action.hand)
    return done(replace(state, shifted=(*state.shifted, action.worker)), act, emit)


def done(state: State, act: AnyAct, emit: Emit | None) -> State:
    """In the calm game at once, else when gravity has answered (S-H1, S-H3)."""
    state = replace(state, act=act, film="")
    if state.hands == "calm":
        return after(landed(state, CALM, emit), emit)
    return replace(state, stage="settle")


def settle(state: State, action: Settle, emit: Emit | None) -> State:
    if emit:
        emit(Shaken(action.film))
    return after(landed(replace(state, film=action.film), action, emit), emit)


def undone(state: State, _: Undone, emit: Emit | None) -> State:
    """As if the hand had never come: the action, or the free move, is there again."""
    act = state.act
    assert act
    if emit:
        emit(Undid(state.turn))
    state = replace(state, act=None, stage="play")
    if isinstance(act, SetWorker) and act.free:
        return replace(state, shifted=tuple(n for n in state.shifted if n != act.worker))
    if isinstance(act, SetCard):
        state = showing(state, state.turn, act.card)
    return replace(state, left=state.left + 1)


def put(state: State, action: Return | ToCrew, emit: Emit | None) -> State:
    """The first of the fallen, by its owner (S-F2)."""
    owner = state.workers[action.worker].seat
    cell = action.cell if isinstance(action, Return) else None
    if emit:
        told = Returned(owner, action.worker, cell) if cell else Rejoined(owner, action.worker)
        emit(told)
    left = tuple(number for number in state.fallen if number != action.worker)
    return after(replace(with_worker(state, action.worker, cell), fallen=left), emit)


def passed(state: State, _: Pass, emit: Emit | None) -> State:
    if emit:
        emit(Passed(state.turn))
    return after(replace(state, left=0, picked=NONE), emit)


def after(state: State, emit: Emit | None) -> State:
    """Who is out, who is left alone, who puts workers back; then the last card, or whose turn."""
    if state.result:
        return state
    state = eliminated(state, emit)
    left = playing(state)
    if len(left) <= 1:
        reason = "skyscraper-over-alone" if left else "skyscraper-over-nobody"
        return won(turn_counted(state), left, reason, emit)
    if state.fallen:
        return replace(state, stage="put", fallen=in_seat_order(state))
    if state.turn in left and not state.cards[state.turn]:
        return finish(state, emit)
    state = replace(state, stage="play")
    return next_turn(state, emit) if not state.left or state.turn not in left else state


def in_seat_order(state: State) -> tuple[int, ...]:
    """From the player at turn on, clockwise."""
    return tuple(
        sorted(state.fallen, key=lambda n: ((state.workers[n].seat - state.turn) % state.seats, n))
    )


def next_turn(state: State, emit: Emit | None) -> State:
    state, left = turn_counted(state), playing(state)
    quiet = state.quiet + 1
    if quiet >= QUIET_ROUNDS * len(left):
        return stalled(state, emit)
    following = (Seat((state.turn + step) % state.seats) for step in range(1, state.seats + 1))
    seat = next(seat for seat in following if seat in left)
    if emit:
        emit(Turned(seat))
    return replace(
        state,
        turn=seat,
        left=ACTIONS,
        picked=NONE,
        picks=0,
        shifted=(),
        quiet=quiet,
        turns=state.turns + 1,
    )
