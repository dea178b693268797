"""The NP's round: one forced action at a time (P-9.1, P-9.31)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from igroteka.games.prison.actions import Activate, Go, Hop, Rest, Rotation, Tie, Wander
from igroteka.games.prison.deeds import bought
from igroteka.games.prison.events import Walked
from igroteka.games.prison.figures.carrying import put_down
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.npc_events import Activated, Rested, Tied
from igroteka.games.prison.state import NONE, OFF_FLOOR, Errand, State
from igroteka.kernel import Emit

from .closing import CLOSE
from .dearer import drop_at
from .decision import decision, mind
from .dice import SIX, rotation, wander, wanders
from .errand import with_errand
from .objects import on_the_way
from .pickpocket import robbed
from .thought import thought

DICE = range(1, SIX + 1)
FACES = (1, 2, 3, -1, -2, -3)


def np_action(state: State) -> Any:
    """What the NP does next; forced (P-9.31)."""
    errand = state.errand
    if errand is None:
        return next_card(state)
    if is_over(state, errand):
        return Rest(errand.figure)
    moves = decision(state).moves
    return moves[thrown(errand)] if moves else Rest(errand.figure)


def thrown(errand: Errand) -> int:
    """Which of equal moves: the die's, or the only one."""
    return max(errand.tie, 0)


def is_over(state: State, errand: Errand) -> bool:
    """Done, or wounded in its own fight: only Coil is still upright then (P-9.6)."""
    figure = state.figures[errand.figure]
    return errand.done or (figure.hurt and errand.goal != NONE)


def next_card(state: State) -> Activate | Rest:
    """The leftmost upright card; a wounded one that is carried goes nowhere."""
    number = state.upright[0]
    return Activate(number) if state.figures[number].square >= OFF_FLOOR else Rest(number)


# chance within an activation


def asks_chance(state: State) -> tuple[Any, ...]:
    """The dice an activation waits for, each as likely as the next; none while the NP acts."""
    errand = state.errand
    if errand is None:
        return ()
    if errand.spin != NONE:
        return tuple(map(Rotation, FACES))
    if wanders(state, errand):
        return tuple(Wander(red, white) for red in DICE for white in DICE)
    if is_over(state, errand) or errand.tie != NONE or len(decision(state).moves) < 2:
        return ()
    return tuple(map(Tie, range(len(decision(state).moves))))


def tied(state: State, action: Tie, emit: Emit | None) -> State:
    assert state.errand
    if emit:
        emit(Tied(state.errand.figure, len(decision(state).moves), action.choice))
    return with_errand(state, tie=action.choice)


# the NP's own actions


def activate(state: State, action: Activate, emit: Emit | None) -> State:
    if emit:
        emit(Activated(action.figure))
    return replace(state, errand=Errand(action.figure))


def rest(state: State, action: Rest, emit: Emit | None) -> State:
    if emit:
        if state.errand and not is_over(state, state.errand):
            emit(thought(state, mind(state), action.figure, None))
        emit(Rested(action.figure))
    upright = tuple(n for n in state.upright if n != action.figure)
    return replace(state, errand=None, upright=upright)


def go(state: State, action: Go, emit: Emit | None) -> State:
    """Along the way, then the closing action; taking alone does not end the move (P-9.16)."""
    errand, decided = state.errand, decision(state)
    assert errand
    if emit:
        made = mind(state)
        emit(thought(state, made, action.figure, made.plans[thrown(errand)]))
    left = decided.budget - action.ap
    points = decided.points[thrown(errand)] if action.then == "take" else 0
    state = with_errand(state, goal=action.goal, ap=left, tie=NONE, points=points, again=False)
    if action.then == "heal" and state.figures[action.figure].friend == action.target:
        state = put_down(state, action.figure, emit)
    for done, hop in enumerate(action.hops, 1):
        state = along(state, action.figure, hop, emit)
        if hop.how == "gate":
            state = bought.gate(state, action.figure, hop.squares[0], hop.side, emit)
        if hop.how == "walk" and has_trait(state, action.figure, "pickpocket"):
            state = robbed(state, action.figure, action.hops[done:], emit)
    return CLOSE[action.then](state, action, emit)


def along(state: State, number: int, hop: Hop, emit: Emit | None) -> State:
    """Square by square; a load that must stay behind is set down before (P-10.1)."""
    drop = drop_at(state, number, hop.squares) if hop.how == "walk" else NONE
    for done, square in enumerate(hop.squares if hop.how != "gate" else ()):
        if done == drop:
            state = put_down(state, number, emit)
        state = enter(state, number, square, hop.how, emit)
    return state


def enter(state: State, number: int, square: int, how: str, emit: Emit | None) -> State:
    if how == "jump":
        return came(bought.jump(state, number, square, emit), number, emit)
    if emit:
        emit(Walked(number, state.figures[number].square, square))
    return came(bought.come_to(state, number, square, emit), number, emit)


def came(state: State, number: int, emit: Emit | None) -> State:
    if state.figures[number].square < OFF_FLOOR:
        return state
    return on_the_way(state, number, emit)


DOES: dict[type, Callable[[State, Any, Emit | None], State]] = {
    Activate: activate,
    Go: go,
    Rest: rest,
    Wander: wander,
    Rotation: rotation,
    Tie: tied,
}
