"""What comes of an act once gravity has answered; in the calm game everything stands (S-H)."""

from typing import TypeVar

from msgspec.structs import replace

from igroteka.kernel import Emit, Seat

from .actions import Rest, Settle
from .acts import SetCard, SetWorker
from .builders import is_lost
from .deck import CARDS, is_building
from .ending import collapse
from .events import Built, Came, Fell, Fined, Moved, Scored, Sent, Slipped, Stepped, Tipped, Trapped
from .floors import floor_plan
from .lattice import Cell
from .missing import why_missed
from .moving import floor_number
from .scoring import points_for
from .state import JUST_BUILT, NONE, State
from .structure import Standing, from_the_ground

T = TypeVar("T")

FALL = 5
CALM = Settle(stands=True)


def landed(state: State, settle: Settle, emit: Emit | None) -> State:
    """The act done, then whatever moved, came off or fell."""
    act = state.act
    assert act
    before = state
    state = replace(state, act=None, stage="play")
    if isinstance(act, SetCard):
        state = card_landed(state, act, settle, emit)
    else:
        state = worker_landed(state, act, settle, emit)
    if settle.grounded or (settle.moved and state.hands == "real"):
        return collapse(state, emit)
    state = rested(came_off(state, settle.moved, emit), settle.workers, emit)
    return shut_in(before, stepped_aside(state, emit), emit)


def card_landed(state: State, act: SetCard, settle: Settle, emit: Emit | None) -> State:
    seat = state.turn
    if not settle.stands:
        if emit and not settle.grounded:
            emit(Slipped(seat, act.card, settle.off_mm, why_missed(act.hand)))
        return showing(replace(state, picked=NONE), seat, act.card)
    points = points_for(state, act.card, act.pose, act.beams)
    if emit:
        emit(Built(seat, act.card, act.pose, act.beams, act.builder))
        emit(Scored(seat, points.total, points.met, points.worker, points.doubled))
    standing = Standing(act.card, act.pose, act.beams, seat)
    state = replace(state, building=(*state.building, standing), picked=NONE)
    state = replace(state, gained=state.gained + points.own, raised=points.doubled)
    return scored(without_card(state, act.card), seat, points.own)


def without_card(state: State, card: int) -> State:
    """Used up: a building card out of the hand, or a support out of the two."""
    seat = state.turn
    if not is_building(card):
        left = tuple(other for other in state.supports[seat] if other != card)
        return replace(state, supports=with_item(state.supports, seat, left))
    left = tuple(other for other in state.cards[seat] if other != card)
    known = tuple(other for other in state.shown[seat] if other != card)
    return replace(
        state,
        cards=with_item(state.cards, seat, left),
        shown=with_item(state.shown, seat, known),
        quiet=JUST_BUILT,
    )


def worker_landed(state: State, act: SetWorker, settle: Settle, emit: Emit | None) -> State:
    """Set down where it was meant to be; one that fell never stood there."""
    if Rest(act.worker, None) in settle.workers:
        return with_worker(state, act.worker, act.start)
    if emit:
        if act.start is None:
            emit(Sent(state.turn, act.worker, act.cell))
        else:
            floor = floor_number(state.building, act.cell)
            emit(Moved(state.turn, act.worker, act.start, act.cell, floor, act.free))
    return with_worker(state, act.worker, act.cell)


def rested(state: State, rests: tuple[Rest, ...], emit: Emit | None) -> State:
    """Workers that lie, slid or fell; whoever stood on a card that came off has fallen too."""
    floors = floor_plan(state.building).card_at
    told = {rest.worker: rest for rest in rests}
    for number, worker in enumerate(state.workers):
        rest = told.get(number)
        if rest is None:
            if worker.cell is not None and worker.cell not in floors:
                state = fell(state, number, emit)
        elif rest.cell is None or rest.cell not in floors:
            state = fell(state, number, emit)
        else:
            if emit:
                emit(Tipped(worker.seat, number, rest.cell))
            state = with_worker(state, number, rest.cell, rest.lying)
    return state


def fell(state: State, number: int, emit: Emit | None) -> State:
    """5 points to whoever is at turn (S-F1). The culprit's own goes back where it stood, the
    owners of others choose (S-F2); nobody pays for, or puts back, one who is out (S-X1)."""
    worker = state.workers[number]
    if emit:
        emit(Fell(worker.seat, number))
    if state.out[worker.seat]:
        return with_worker(state, number, None)
    state = fined(state, state.turn, FALL, "S-F1", emit)
    if worker.seat != state.turn:
        state = replace(state, fallen=(*state.fallen, number))
        return with_worker(state, number, None)
    stood = worker.cell if worker.cell in floor_plan(state.building).card_at else None
    return with_worker(state, number, stood)


def fined(state: State, seat: Seat, points: int, clause: str, emit: Emit | None) -> State:
    if emit:
        emit(Fined(seat, points, clause))
    return scored(state, seat, -points)


def came_off(state: State, moved: tuple[int, ...], emit: Emit | None) -> State:
    """Forgiving hands: a card that came off goes back to its player's hand (S-H4)."""
    for number in sorted(moved, reverse=True):
        standing = state.building[number]
        if CARDS[standing.card].ground:
            continue
        owner = Seat(standing.by)
        if emit:
            emit(Came(owner, standing.card))
        building = (*state.building[:number], *state.building[number + 1 :])
        state = fined(replace(state, building=building), state.turn, FALL, "S-H4", emit)
        if not state.out[owner]:
            state = given_back(state, owner, standing.card)
    return replace(state, building=from_the_ground(state.building)) if moved else state


def given_back(state: State, owner: Seat, card: int) -> State:
    held = tuple(sorted((*state.cards[owner], card)))
    return showing(replace(state, cards=with_item(state.cards, owner, held)), owner, card)


def showing(state: State, owner: Seat, card: int) -> State:
    """All have seen that this card is in that hand."""
    if not is_building(card):
        return state
    known = tuple(sorted({*state.shown[owner], card}))
    return replace(state, shown=with_item(state.shown, owner, known))


def stepped_aside(state: State, emit: Emit | None) -> State:
    """A worker whose place is closed steps to the nearest open one of its card (S-M4)."""
    here = floor_plan(state.building)
    for number, worker in enumerate(state.workers):
        if worker.cell is None or worker.cell not in here.card_at:
            continue
        places = here.own_places(worker.cell)
        if places and worker.cell not in places:
            nearest = min(places, key=lambda place: (distance(place, worker.cell), place))
            if emit:
                emit(Stepped(worker.seat, number, nearest))
            state = with_worker(state, number, nearest, worker.lying)
    return state


def shut_in(before: State, after: State, emit: Emit | None) -> State:
    """Those that what was just built has closed in are lost (S-M4)."""
    if not emit:
        return after
    for number, worker in enumerate(after.workers):
        was = before.workers[number]
        if is_lost(after.building, worker) and not is_lost(before.building, was):
            emit(Trapped(worker.seat, number))
    return after


def distance(one: Cell, other: Cell | None) -> int:
    assert other
    return abs(one.x - other.x) + abs(one.y - other.y)


def scored(state: State, seat: Seat, points: int) -> State:
    return replace(state, scores=with_item(state.scores, seat, state.scores[seat] + points))


def with_worker(state: State, number: int, cell: Cell | None, lying: bool = False) -> State:
    changed = replace(state.workers[number], cell=cell, lying=lying)
    return replace(state, workers=with_item(state.workers, number, changed))


def with_item(items: tuple[T, ...], number: int, item: T) -> tuple[T, ...]:
    return (*items[:number], item, *items[number + 1 :])
