"""One step and where it may end: walls, pits, friends and enemies (P-4.3, P-4.4, P-4.6)."""

from igroteka.games.prison.classes import BUILDS, Class, Kind
from igroteka.games.prison.floor.dungeon import BESIDE, BLUE, OFF, PLACE, WIDTH, YELLOW
from igroteka.games.prison.floor.ground import Floor, Sides
from igroteka.games.prison.state import NONE, State
from igroteka.games.prison.state import YELLOW as PLAYER

from .gears import has_trait
from .scene import Scene, carries, floor, is_a, loaded, scene, stander

WEAK = 1
MOST_TOKENS = 2


def own_line(side: int) -> int:
    return YELLOW if side == PLAYER else BLUE


def is_exit(side: int, square: int) -> bool:
    """A square of the far line: whoever enters it is out (P-4.11, P-1.7)."""
    return PLACE[square] == OFF and square // WIDTH != own_line(side)


def bars(state: State, number: int, square: int, side: int) -> str:
    """What keeps that figure from stepping over that side: the clause, or nothing."""
    there = BESIDE[square][side]
    return keeps_out(state, number, there) if there in steps(state, number)[square] else "P-4.4"


def steps(state: State, number: int) -> Sides:
    """Each square's neighbours no wall, bars or slit keep it from (P-4.4, P-5.6)."""
    ground = floor(state)
    return ground.steps_and_slits if is_a(state, number, Class.NAGA) else ground.steps


def keeps_out(state: State, number: int, there: int) -> str:
    """What keeps that figure from entering a square, however it comes there."""
    if not may_pass(state, number, there):
        return "P-4.3"
    if there in floor(state).pits and not crosses_pit(state, number, there):
        return "P-4.6"
    return ""


def may_pass(state: State, number: int, square: int) -> bool:
    """Friends and wounded, but no unwounded enemy; the weak step through a Colossus (P-5.4)."""
    other, side = scene(state).standing.get(square), state.figures[number].side
    if other is None or state.figures[other].side == side:
        return True
    if is_weak(state, number) and is_a(state, other, Class.COLOSSUS):
        return True
    return passes_over(state, number) and not is_exit(side, square)


def is_weak(state: State, number: int) -> bool:
    return BUILDS[state.figures[number].kind].strength <= WEAK


def passes_over(state: State, number: int) -> bool:
    """The Wizard levitates and Ashka slips past, but neither ends there (P-5.8, P-9.25)."""
    return is_a(state, number, Class.WIZARD) or has_trait(state, number, "slips_past")


def crosses_pit(state: State, number: int, square: int) -> bool:
    return is_a(state, number, Class.WIZARD) or is_roped(state, number, square)


def is_roped(state: State, number: int, square: int) -> bool:
    """A rope carried by the walker, lying there, or held by a friend who hangs there (P-6.1)."""
    if not spans(floor(state), square):
        return False
    if carries(state, number, Kind.ROPE) or rope_lies(state, square):
        return True
    other = scene(state).standing.get(square)
    if other is None or state.figures[other].side != state.figures[number].side:
        return False
    return carries(state, other, Kind.ROPE)


def rope_lies(state: State, square: int) -> bool:
    lying = scene(state).things.get(square)
    return lying is not None and state.things[lying].kind == Kind.ROPE


def spans(ground: Floor, pit: int) -> bool:
    """A rope needs two solid squares beside the pit to hang between (P-6.1)."""
    return pit in ground.spanned


def may_stop(state: State, number: int, square: int) -> str:
    """What keeps that figure from ending an action there: the clause, or nothing (P-4.2, P-4.3)."""
    here: Scene = scene(state)
    if stander(state, square, number) != NONE:
        return "P-4.3"
    side = state.figures[number].side
    if any(state.figures[lying].side != side for lying in here.lying.get(square, ())):
        return "P-4.3"
    if 1 + loaded(state, number) + here.on_ground(square) > MOST_TOKENS:
        return "P-4.2"
    own = state.figures[number].npc == NONE and rope_lies(state, square)  # P-9.33
    hanging = own or carries(state, number, Kind.ROPE)
    if square in floor(state).pits and not (hanging and spans(floor(state), square)):
        return "P-4.6"
    return ""


def can_end(state: State, number: int, square: int, points: int) -> bool:
    """Whether a move that has come so far can still end somewhere, as things lie."""
    side, reached, edge = state.figures[number].side, {square}, {square}
    for _ in range(points + 1):
        if any(is_exit(side, here) or not may_stop(state, number, here) for here in edge):
            return True
        edge = {there for here in edge for there in next_to(state, number, here)} - reached
        reached |= edge
    return False


def next_to(state: State, number: int, square: int) -> list[int]:
    """The squares one step away."""
    beside = steps(state, number)[square]
    return [there for there in beside if not keeps_out(state, number, there)]
