"""The NP's round: one forced action at a time (P-9.1, P-9.31)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from igroteka.kernel import Emit

from . import deeds, gears
from .actions import Activate, Go, Rest, Rotation, Tie, Wander
from .brain import Mind, made_up
from .carrying import put_down
from .events import Activated, Diced, Placed, Rested, Spun, Tied, Walked
from .fighting import challenge
from .floor import PLACE
from .gears import has_trait
from .hops import Hop
from .manners import on_the_way
from .opening import called, closed_places, is_valid, own_to_floor
from .plans import Plan
from .pushing import give_push, shove
from .recent import Recent
from .robbing import robbed
from .rooms import TWIN
from .scene import with_figure
from .state import BLUE, NONE, OFF_FLOOR, Errand, State
from .swapping import drop_at
from .trace import thought
from .wounds import score

SIX = 6
DICE = range(1, SIX + 1)
FACES = (1, 2, 3, -1, -2, -3)
EVERY_THIRD = 3
FIRE_POINTS = 2

_minds = Recent(made_up)


def mind(state: State) -> Mind:
    return _minds(state)


def np_action(state: State) -> Any:
    """What the NP does next; forced (P-9.31)."""
    errand = state.errand
    if errand is None:
        return next_card(state)
    if is_over(state, errand):
        return Rest(errand.figure)
    plan = chosen(state, errand)
    return Rest(errand.figure) if plan is None else going(plan, mind(state).goal)


def chosen(state: State, errand: Errand) -> Plan | None:
    plans = mind(state).plans
    return plans[max(errand.tie, 0)] if plans else None


def is_over(state: State, errand: Errand) -> bool:
    """Done, or wounded in its own fight: only Coil is still upright then (P-9.6)."""
    figure = state.figures[errand.figure]
    return errand.done or (figure.hurt and errand.goal != NONE)


def next_card(state: State) -> Activate | Rest:
    """The leftmost upright card; a wounded one that is carried goes nowhere."""
    number = state.upright[0]
    return Activate(number) if state.figures[number].square >= OFF_FLOOR else Rest(number)


def going(plan: Plan, goal: int) -> Go:
    return Go(plan.figure, goal, plan.hops, plan.then, plan.target, plan.side, plan.ap)


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
    if is_over(state, errand) or errand.tie != NONE or len(mind(state).plans) < 2:
        return ()
    return tuple(map(Tie, range(len(mind(state).plans))))


def wanders(state: State, errand: Errand) -> bool:
    """Odo's dice, before his goals are looked at."""
    fresh = errand.goal == NONE and not errand.again and not errand.wandered
    at_home = PLACE[state.figures[errand.figure].square] >= 0
    return fresh and at_home and has_trait(state, errand.figure, "wanders")


def with_errand(state: State, **changes: Any) -> State:
    assert state.errand
    return replace(state, errand=replace(state.errand, **changes))


def tied(state: State, action: Tie, emit: Emit | None) -> State:
    assert state.errand
    if emit:
        emit(Tied(state.errand.figure, len(mind(state).plans), action.choice))
    return with_errand(state, tie=action.choice)


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
    """Along the way, then the closing action."""
    errand, made = state.errand, mind(state)
    assert errand
    plan = chosen(state, errand)
    assert plan
    if emit:
        emit(thought(state, made, action.figure, plan))
    left, points = made.budget - action.ap, plan.points
    state = with_errand(state, goal=action.goal, ap=left, tie=NONE, points=points, again=False)
    if action.then == "heal" and state.figures[action.figure].friend == action.target:
        state = put_down(state, action.figure, emit)
    for done, hop in enumerate(action.hops, 1):
        state = along(state, action.figure, hop, emit)
        if hop.how == "gate":
            state = deeds.gate(state, action.figure, hop.squares[0], hop.side, emit)
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
        return came(deeds.jump(state, number, square, emit), number, emit)
    if emit:
        emit(Walked(number, state.figures[number].square, square))
    return came(deeds.come_to(state, number, square, emit), number, emit)


def came(state: State, number: int, emit: Emit | None) -> State:
    if state.figures[number].square < OFF_FLOOR:
        return state
    return on_the_way(state, number, emit)


def finished(state: State, _action: Go, _emit: Emit | None) -> State:
    return with_errand(state, done=True) if state.errand else state


def attack(state: State, action: Go, emit: Emit | None) -> State:
    how: Any = "close" if action.then == "attack" else action.then
    return challenge(state, action.figure, action.target, how, emit)


def reveal(state: State, action: Go, _emit: Emit | None) -> State:
    """Lissandra's bell; who opens the last room is turned at once (P-9.7)."""
    assert state.errand
    state = with_errand(state, revealed=state.errand.revealed + 1)
    last = len(closed_places(state)) == 1
    state = deeds.reveal(with_errand(state, done=last), action.figure, action.target)
    bell = has_trait(state, action.figure, "alarm_bell") and state.errand
    return called(state, 1) if bell and bell.revealed == 2 else state


def took(state: State, _action: Go, _emit: Emit | None) -> State:
    """With AP or movement points left it looks from the top again (P-9.10, P-9.16)."""
    assert state.errand
    if not state.errand.ap and not state.errand.points:
        return with_errand(state, done=True)
    return with_errand(state, goal=NONE, again=True)


def burn(state: State, action: Go, emit: Emit | None) -> State:
    points = FIRE_POINTS if has_trait(state, action.figure, "feared_fire") else 1
    state = deeds.burn(state, action.figure, action.target, emit, points)
    return took(with_errand(state, points=0), action, emit)


def spin(state: State, action: Go, emit: Emit | None) -> State:
    """With at least 1 AP left the rotation die is thrown (P-9.11)."""
    assert state.errand
    if not state.errand.ap:
        return finished(state, action, emit)
    return with_errand(state, spin=PLACE[state.figures[action.figure].square])


def smash(state: State, action: Go, emit: Emit | None) -> State:
    square = state.figures[action.figure].square
    state = deeds.smash(state, action.figure, square, action.side, emit)
    return every_third(state, action.figure, "breaker_points", 0, emit)


def lift(state: State, action: Go, emit: Emit | None) -> State:
    square = state.figures[action.figure].square
    return deeds.gate(state, action.figure, square, action.side, emit)


def heal(state: State, action: Go, emit: Emit | None) -> State:
    """The healed card stays turned this round, but for Father Kind's (P-9.13)."""
    state = deeds.heal(state, action.figure, action.target, emit)
    if has_trait(state, action.figure, "quick_recovery") and action.target in state.row:
        state = with_figure(state, action.target, healed=False)
        upright = {*state.upright, action.target}
        state = replace(state, upright=tuple(n for n in state.row if n in upright))
    else:
        still = tuple(n for n in state.upright if n != action.target)
        state = replace(state, upright=still)
    return every_third(state, action.figure, "alms", 1, emit)


def every_third(state: State, number: int, trait: str, which: int, emit: Emit | None) -> State:
    if not has_trait(state, number, trait):
        return state
    counts = list(state.counts)
    counts[which] += 1
    state = replace(state, counts=(counts[0], counts[1]))
    return state if counts[which] % EVERY_THIRD else score(state, BLUE, 1, "P-13.1", emit)


def push(state: State, action: Go, emit: Emit | None) -> State:
    done = shove(state, action.figure, action.target)
    assert done
    return give_push(state, action.figure, action.target, done, emit)


CLOSE: dict[str, Callable[[State, Go, Emit | None], State]] = {
    "": finished,
    "attack": attack,
    "bow": attack,
    "spear": attack,
    "reveal": reveal,
    "exit": finished,
    "regroup": finished,
    "take": took,
    "burn": burn,
    "rotate": spin,
    "break": smash,
    "open": lift,
    "heal": heal,
    "push": push,
}
DOES: dict[type, Callable[[State, Any, Emit | None], State]] = {
    Activate: activate,
    Go: go,
    Rest: rest,
    Wander: wander,
    Rotation: rotation,
    Tie: tied,
}
