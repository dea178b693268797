"""What closes a goal, once the NPC has come there (P-9.6 to P-9.14)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from igroteka.games.prison.actions import Go
from igroteka.games.prison.deeds import bought
from igroteka.games.prison.deeds.fights import challenge
from igroteka.games.prison.deeds.opening import called, closed_places
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.figures.scene import with_figure
from igroteka.games.prison.figures.wounds import score
from igroteka.games.prison.floor.dungeon import PLACE
from igroteka.games.prison.state import BLUE, NONE, State
from igroteka.kernel import Emit

from .errand import with_errand
from .push import give_push, shove

EVERY_THIRD = 3
FIRE_POINTS = 2


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
    state = bought.reveal(with_errand(state, done=last), action.figure, action.target)
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
    state = bought.burn(state, action.figure, action.target, emit, points)
    return took(state, action, emit)


def spin(state: State, action: Go, emit: Emit | None) -> State:
    """With at least 1 AP left the rotation die is thrown (P-9.11)."""
    assert state.errand
    if not state.errand.ap:
        return finished(state, action, emit)
    return with_errand(state, spin=PLACE[state.figures[action.figure].square])


def smash(state: State, action: Go, emit: Emit | None) -> State:
    square = state.figures[action.figure].square
    state = bought.smash(state, action.figure, square, action.side, emit)
    return every_third(state, action.figure, "breaker_points", 0, emit)


def lift(state: State, action: Go, emit: Emit | None) -> State:
    square = state.figures[action.figure].square
    return bought.gate(state, action.figure, square, action.side, emit)


def heal(state: State, action: Go, emit: Emit | None) -> State:
    """The healed card stays turned this round, but for Father Kind's (P-9.13)."""
    state = bought.heal(state, action.figure, action.target, emit)
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
