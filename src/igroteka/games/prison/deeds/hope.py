"""Whether action points left could still bring so many points: a bound from above, never a promise.

Figures, portcullises and slits are as if they were not there; only walls, closed rooms and
squares count. What rooms may turn is allowed for by rows.
"""

from functools import lru_cache

from igroteka.games.prison.classes import BUILDS, Class, Kind
from igroteka.games.prison.figures.scene import floor, healthy
from igroteka.games.prison.floor.crowd import Lanes, shifted, stepped
from igroteka.games.prison.floor.dungeon import BLUE as FAR
from igroteka.games.prison.floor.dungeon import SIZE, WIDTH
from igroteka.games.prison.floor.ground import Floor
from igroteka.games.prison.state import CARRIED, OFF_FLOOR, YELLOW, State
from igroteka.kernel import Numbers, Seat
from igroteka.parts.grid import OPPOSITE, SIDES

NEVER = 99
JUMP = 2
A_TURN = 4  # a quarter takes a figure at most so many rows on
FAR_LINE = sum(1 << square for square in range(SIZE) if square // WIDTH == FAR)


def too_few_actions(state: State, _seat: Seat, numbers: Numbers, _moves: int) -> bool:
    wanted = numbers["points"] - state.points[YELLOW]
    if state.side != YELLOW or state.stage == "card" or wanted <= 0:
        return False
    return least(state, wanted) > state.ap


def least(state: State, wanted: int) -> int:
    """The fewest action points that so many points cost, with as many turns of rooms as help."""
    prey = kills(state)
    most_turns = state.ap if can_turn(state) else 0
    costs = []
    for turns in range(most_turns + 1):
        each = sorted(exits(state, turns) + prey)
        costs.append(turns + sum(each[:wanted]) if len(each) >= wanted else NEVER)
    return min(costs)


def exits(state: State, turns: int) -> list[int]:
    """The moves that each figure needs to the far line."""
    away = distances(floor(state)) if not turns else None
    found = []
    for number in healthy(state, YELLOW):
        figure = state.figures[number]
        if figure.healed:
            continue
        squares = away[figure.square] if away else FAR - figure.square // WIDTH - A_TURN * turns
        under_way = state.moving is not None and state.moving.figure == number
        free = state.moving.points if under_way and state.moving else 0
        found.append(-(-max(0, squares - free) // max(BUILDS[figure.kind].speed, JUMP)))
    return found


def kills(state: State) -> list[int]:
    """A wounded enemy may be struck down for one, a healthy one burnt, or pushed for two."""
    pushes = any(state.figures[n].kind == Class.BANSHEE for n in healthy(state, YELLOW))
    burns = has_wand(state)
    clashing, pits = bool(state.agenda), floor(state).pits
    found = []
    for figure in state.figures:
        if figure.side == YELLOW or not (figure.square >= OFF_FLOOR or figure.square == CARRIED):
            continue
        if clashing or figure.square == CARRIED or figure.square in pits:
            found.append(0)
        elif burns or (figure.wounded and not figure.hurt):
            found.append(1)
        elif pushes:
            found.append(2)
    return found


def has_wand(state: State) -> bool:
    wizard = any(state.figures[n].kind == Class.WIZARD for n in healthy(state, YELLOW))
    return wizard and any(
        thing.kind == Kind.FIREBALL and (thing.square >= OFF_FLOOR or thing.square == CARRIED)
        for thing in state.things
    )


def can_turn(state: State) -> bool:
    """Whether anybody could come to a gear and still have a point to turn it with."""
    ground = floor(state)
    for number in healthy(state, YELLOW):
        figure = state.figures[number]
        here = 1 << figure.square
        under_way = state.moving is not None and state.moving.figure == number
        squares = (state.moving.points if under_way and state.moving else 0) + max(
            0, state.ap - 1
        ) * max(BUILDS[figure.kind].speed, JUMP)
        if state.ap and near_a_gear(ground, here, squares):
            return True
    return False


def near_a_gear(ground: Floor, here: int, squares: int) -> bool:
    gears = sum(1 << gear for gear in ground.gears)
    lanes = unbarred(ground)
    for _ in range(squares):
        if here & gears:
            return True
        here |= stepped(here, lanes)
    return bool(here & gears)


def unbarred(ground: Floor) -> Lanes:
    """Over everything but walls and closed rooms."""
    north, east, south, west = (
        shifted(ground.crowd, OPPOSITE[side]) & ~ground.walls[side] & ground.crowd for side in SIDES
    )
    return north, east, south, west


@lru_cache(maxsize=256)
def distances(ground: Floor) -> tuple[int, ...]:
    """Squares to the far line."""
    found, lanes = [NEVER] * SIZE, unbarred(ground)
    reached = edge = FAR_LINE
    steps = 0
    while edge:
        for square in range(SIZE):
            if edge >> square & 1:
                found[square] = steps
        steps += 1
        edge = stepped(edge, lanes) & ~reached
        reached |= edge
    return tuple(found)
