"""How it ends: the last card, a collapse, or nobody left to play against (S-E, S-F)."""

from collections.abc import Iterable

from msgspec.structs import replace

from igroteka.kernel import Emit, Outcome, Seat, players

from .builders import is_lost
from .events import Collapsed, Finished, Left, Out, Over, Topped
from .floors import floor_plan
from .scoring import to_count
from .state import State

LAST_CARD, TOP_FLOOR = 5, 5
LOWEST = -40
QUIET_ROUNDS = 3
OVER_CLAUSE = {
    "skyscraper-over-finished": "S-E1",
    "skyscraper-over-stalled": "S-E1",
    "skyscraper-over-collapse": "S-F4",
    "skyscraper-over-alone": "S-E3",
    "skyscraper-over-nobody": "S-M4",
}


def playing(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in players(state.seats) if not state.out[seat])


def with_points(state: State, seat: Seat, points: int) -> State:
    scores = tuple(score + points * (other == seat) for other, score in enumerate(state.scores))
    return replace(state, scores=scores)


def turn_counted(state: State) -> State:
    """The points of a turn that climbed count again as it ends (S-P3)."""
    counted = with_points(state, state.turn, to_count(state))
    return replace(counted, gained=0, raised=False)


def collapse(state: State, emit: Emit | None) -> State:
    """The culprit has lost; the others lose a point a card left, nothing else (S-F4)."""
    state = turn_counted(state)
    if emit:
        emit(Collapsed(state.turn))
    others = tuple(seat for seat in playing(state) if seat != state.turn)
    return won(cards_left(state, others, emit), others, "skyscraper-over-collapse", emit)


def finish(state: State, emit: Emit | None) -> State:
    """The last building card: +5, and the others lose a point a card left (S-E1)."""
    if emit:
        emit(Finished(state.turn))
    state = with_points(turn_counted(state), state.turn, LAST_CARD)
    others = tuple(seat for seat in playing(state) if seat != state.turn)
    state = topped(cards_left(state, others, emit), emit)
    return won(state, playing(state), "skyscraper-over-finished", emit)


def stalled(state: State, emit: Emit | None) -> State:
    """Three rounds without a card: all lose a point a card left (S-E1)."""
    state = topped(cards_left(state, playing(state), emit), emit)
    return won(state, playing(state), "skyscraper-over-stalled", emit)


def cards_left(state: State, seats: Iterable[Seat], emit: Emit | None) -> State:
    for seat in seats:
        left = len(state.cards[seat])
        if emit and left:
            emit(Left(seat, left))
        state = with_points(state, seat, -left)
    return state


def topped(state: State, emit: Emit | None) -> State:
    """5 points for most workers on the highest floor that decides (S-E2)."""
    seats = list(playing(state))
    counts = workers_by_floor(state)
    for floor in sorted(counts, reverse=True):
        most = max(counts[floor][seat] for seat in seats)
        seats = [seat for seat in seats if counts[floor][seat] == most]
        if len(seats) == 1:
            if emit:
                emit(Topped(seats[0], floor))
            return with_points(state, seats[0], TOP_FLOOR)
    return state


def workers_by_floor(state: State) -> dict[int, list[int]]:
    """How many of each seat are on floors of that number; lost ones don't count."""
    here = floor_plan(state.building)
    counts = {floor.number: [0] * state.seats for floor in here.floors if floor.number >= 0}
    for worker in state.workers:
        if worker.cell is None or is_lost(state.building, worker):
            continue
        number = here.floors[here.floor_under(worker.cell)].number
        if number >= 0:
            counts[number][worker.seat] += 1
    return counts


def eliminated(state: State, emit: Emit | None) -> State:
    """At -40 or below (S-F3), or with an empty crew and all workers lost (S-M4): out at once."""
    for seat in playing(state):
        clause = "S-F3" if state.scores[seat] <= LOWEST else "S-M4" if stuck(state, seat) else ""
        if clause:
            if emit:
                emit(Out(seat, clause))
            state = without(state, seat)
    return state


def stuck(state: State, seat: Seat) -> bool:
    """Whoever waits in the crew, or to be put back, is not lost."""
    return all(is_lost(state.building, worker) for worker in state.workers if worker.seat == seat)


def without(state: State, seat: Seat) -> State:
    """Cards leave unseen; workers stay where they are and count for nothing (S-X1)."""
    return replace(
        state,
        out=tuple(gone or other == seat for other, gone in enumerate(state.out)),
        cards=tuple(() if other == seat else held for other, held in enumerate(state.cards)),
        shown=tuple(() if other == seat else held for other, held in enumerate(state.shown)),
        supports=tuple(() if other == seat else held for other, held in enumerate(state.supports)),
        fallen=tuple(n for n in state.fallen if state.workers[n].seat != seat),
    )


def won(state: State, seats: tuple[Seat, ...], reason: str, emit: Emit | None) -> State:
    """Most points; equal is shared (S-E3)."""
    most = max((state.scores[seat] for seat in seats), default=0)
    winners = tuple(seat for seat in seats if state.scores[seat] == most)
    if emit:
        emit(Over(state.scores))
    result = Outcome(winners, reason, OVER_CLAUSE[reason], state.scores)
    return replace(state, stage="over", result=result, act=None, fallen=(), picked=-1)
