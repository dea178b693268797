"""What a goal may be about: whom, what, which room, gear or portcullis (P-9.20)."""

from collections.abc import Iterator

from msgspec import Struct

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.deeds.fights import neighbours, ways_to_hit
from igroteka.games.prison.deeds.opening import closed_places
from igroteka.games.prison.figures.gears import has_trait, locked
from igroteka.games.prison.figures.scene import carries, floor, scene, strength, with_figure
from igroteka.games.prison.figures.walking import may_pass, may_stop
from igroteka.games.prison.floor.crowd import crowd, squares_in
from igroteka.games.prison.floor.dungeon import (
    BESIDE,
    NOWHERE,
    PLACE,
    SIZE,
    WIDTH,
    WITHIN,
    portcullis,
)
from igroteka.games.prison.floor.sight import seen_from
from igroteka.games.prison.npcs import Goal
from igroteka.games.prison.rooms import Edge
from igroteka.games.prison.state import NONE, OFF_FLOOR, State
from igroteka.games.prison.tried import Reason, Sort
from igroteka.parts.grid import EAST, OPPOSITE, SIDES, SOUTH

from .footing import OUT
from .footing import dearer as worth_more
from .objects import UNWANTED, card, errand_for, load_rank, on_the_way
from .push import shove
from .ways import passes

CLERICS_FIRST = -1  # above his list, for Coil when he is wounded


class Target(Struct, frozen=True):
    """`rank` is its place on the card's list from 0; `spots` are the squares it is at."""

    aim: Sort
    about: int
    rank: int
    spots: tuple[int, ...]


def on_floor(state: State, number: int, friends: bool) -> list[int]:
    side = state.figures[number].side
    return [
        n
        for n, f in enumerate(state.figures)
        if (f.side == side) == friends and f.square >= OFF_FLOOR and n != number
    ]


def class_rank(state: State, number: int, other: int) -> int:
    coil = has_trait(state, number, "acts_wounded") and state.figures[number].wounded
    kind = state.figures[other].kind
    if coil and kind == Class.CLERIC:
        return CLERICS_FIRST
    return card(state, number).classes.index(kind)


def picks_on(state: State, number: int, enemy: int) -> bool:
    """Junk attacks only whoever is weaker than he, counting nobody else."""
    if not has_trait(state, number, "picks_on_weak"):
        return True
    return strength(state, enemy) < strength(state, number)


def gate_number(square: int, side: int) -> int:
    """A portcullis, whichever side one stands on."""
    if side in (EAST, SOUTH):
        return square * len(SIDES) + side
    return BESIDE[square][side] * len(SIDES) + OPPOSITE[side]


def targets(state: State, number: int, goal: Goal) -> list[Target]:
    """All on the board that the goal could be about; none if it is void (P-9.22)."""
    match goal:
        case Goal.EXIT:
            line = tuple(squares_in(OUT[state.figures[number].side]))
            return [Target("line", NONE, 0, line)]
        case Goal.ROTATE:
            return [Target("square", gear, 0, (gear,)) for gear in gears(state, number)]
        case Goal.REVEAL:
            return [Target("place", place, 0, WITHIN[place]) for place in closed_places(state)]
        case Goal.BREAK | Goal.OPEN:
            return gates(state, shut_only=goal is Goal.OPEN)
        case Goal.TAKE:
            return list(wanted(state, number))
    return people(state, number, goal)


def gears(state: State, number: int) -> list[int]:
    return [gear for gear in sorted(floor(state).gears) if not locked(state, number, PLACE[gear])]


def gates(state: State, shut_only: bool) -> list[Target]:
    found = []
    for square in squares_in(floor(state).gate_crowd):
        for side in (EAST, SOUTH):
            gate = portcullis(state.dungeon, square, side)
            if gate is not None and not (shut_only and gate is Edge.OPEN):
                both = (square, BESIDE[square][side])
                found.append(Target("gate", gate_number(square, side), 0, both))
    return found


def people(state: State, number: int, goal: Goal) -> list[Target]:
    friends = goal in (Goal.REGROUP, Goal.HEAL)
    return [
        Target("figure", n, class_rank(state, number, n), (state.figures[n].square,))
        for n in on_floor(state, number, friends)
        if counts(state, number, n, goal)
    ]


def counts(state: State, number: int, other: int, goal: Goal) -> bool:
    """Enemies that can't be attacked again this turn don't (P-9.20)."""
    if goal is Goal.HEAL:
        return state.figures[other].wounded
    if goal is Goal.COMBAT:
        return not state.figures[other].hurt and picks_on(state, number, other)
    return True


def wanted(state: State, number: int) -> Iterator[Target]:
    """Objects dearer than its load: lying, wounded friends, or what a friend would hand over."""
    if (receiver := errand_for(state, number)) is not None:
        yield from receivers(state, number, receiver)
        return
    own = load_rank(state, number, number)
    for square in sorted({*scene(state).things, *scene(state).lying, *scene(state).standing}):
        after = met(state, number, square) if square != state.figures[number].square else state
        rank = load_rank(after, number, number)
        if rank < own:
            figure = after.figures[number]
            thing = figure.thing != NONE
            about = figure.thing if thing else figure.friend
            yield Target("thing" if thing else "figure", about, rank, (square,))


def met(state: State, number: int, square: int) -> State:
    """The position after it has come there, where alone nothing worth its while may lie."""
    alone = square not in scene(state).standing
    if alone and (state.figures[number].wounded or not worth_more(state, number) >> square & 1):
        return state
    return on_the_way(with_figure(state, number, square=square), number, None)


def receivers(state: State, number: int, kind: Class) -> Iterator[Target]:
    """Serpico brings what he carries to one of them."""
    for n in on_floor(state, number, friends=True):
        if state.figures[n].kind == kind and not state.figures[n].wounded:
            yield Target("figure", n, 0, (state.figures[n].square,))


# where one is when the goal is at hand


def ends(state: State, number: int, goal: Goal, target: Target) -> set[int]:
    """The squares to come to for that target, as the board lies in a reading (P-9.19)."""
    if goal is Goal.EXIT:
        return {spot for spot in target.spots if may_pass(state, number, spot)}
    if goal is Goal.TAKE:
        return {spot for spot in target.spots if passes(state, number, spot)}
    near = near_target(state, number, goal, target)
    return {square for square in near if not may_stop(state, number, square)}


def near_target(state: State, number: int, goal: Goal, target: Target) -> Iterator[int]:
    match goal:
        case Goal.ROTATE | Goal.BREAK | Goal.OPEN:
            yield from target.spots
        case Goal.REVEAL:
            yield from next_to_place(state, target.about)
        case Goal.COMBAT | Goal.PUSH:
            yield from hitting(state, number, goal, target.about)
        case _:
            yield from neighbours(state, target.spots[0])
            if goal is Goal.HEAL and has_trait(state, number, "heal_at_sight"):
                yield from seen_from(floor(state), target.spots[0], scene(state).standing)


def next_to_place(state: State, place: int) -> Iterator[int]:
    ground = floor(state)
    for there in WITHIN[place]:
        for side in SIDES:
            square = BESIDE[there][side]
            if square == NOWHERE or PLACE[square] == place or not ground.open[square]:
                continue
            if ground.edge(there, side) is Edge.OPEN:
                yield square


def hitting(state: State, number: int, goal: Goal, target: int) -> Iterator[int]:
    """From where it could be hit or pushed: from beside, and with a bow, a spear or a scream
    from the same row or column."""
    at = state.figures[target].square
    far = (
        goal is Goal.PUSH or carries(state, number, Kind.BOW) or carries(state, number, Kind.SPEAR)
    )
    for square in squares_in(CROSS[at]) if far else neighbours(state, at):
        there = with_figure(state, number, square=square)
        if goal is Goal.PUSH and shove(there, number, target):
            yield square
        if goal is Goal.COMBAT and any(ways_to_hit(there, number, target)):
            yield square


def in_line(square: int) -> Iterator[int]:
    for other in range(SIZE):
        same_row, same_column = other // WIDTH == square // WIDTH, (other - square) % WIDTH == 0
        if same_row != same_column:
            yield other


CROSS = tuple(crowd(in_line(square)) for square in range(SIZE))


def why_void(state: State, number: int, goal: Goal) -> tuple[Reason, str] | None:
    """Reason and clause if there is nothing on the board the goal could be about (P-9.22)."""
    if goal is Goal.EXIT or targets(state, number, goal):
        return None
    if goal is Goal.HEAL and state.figures[number].friend != NONE:
        return None
    if goal is Goal.TAKE and may_burn(state, number):
        return None
    enemies = on_floor(state, number, friends=False)
    if goal is Goal.COMBAT and enemies:
        hurt = all(state.figures[enemy].hurt for enemy in enemies)
        return ("hurt", "P-9.20") if hurt else ("strong", "P-13.1")
    if goal is Goal.ROTATE and floor(state).gears:
        return "locked", "P-13.1"
    if goal is Goal.TAKE and load_rank(state, number, number) < UNWANTED:
        return "load", "P-9.10"
    return "void", "P-9.22"


def may_burn(state: State, number: int) -> bool:
    return state.figures[number].kind == Class.WIZARD and carries(state, number, Kind.FIREBALL)
