"""The ten goals of NPC: where each is achieved, and at what cost (P-9.6 to P-9.14).

Each gives every plan within its AP; `cheapest` chooses among them.
"""

from collections.abc import Callable, Iterator

from igroteka.games.prison.actions import How
from igroteka.games.prison.classes import Kind
from igroteka.games.prison.deeds.bought import beside_places, first_in_line
from igroteka.games.prison.deeds.fights import neighbours, ways_to_hit
from igroteka.games.prison.figures.carrying import put_down
from igroteka.games.prison.figures.gears import has_trait, locked
from igroteka.games.prison.figures.scene import carries, floor, scene
from igroteka.games.prison.floor.dungeon import PLACE, portcullis
from igroteka.games.prison.floor.sight import seen_from
from igroteka.games.prison.npcs import Goal
from igroteka.games.prison.rooms import Edge
from igroteka.games.prison.state import NONE, State
from igroteka.parts.grid import SIDES

from .objects import errand_for, load_rank
from .plans import BURNS, Plan, Then
from .push import PUSH_AP, shove
from .reach import Reach
from .targets import CROSS, class_rank, gate_number, may_burn, on_floor, picks_on

__all__ = ["SEEK", "beside_friends"]

HANDS: dict[How, Then] = {"close": "attack", "bow": "bow", "spear": "spear"}
ARMS: dict[How, Kind] = {"bow": Kind.BOW, "spear": Kind.SPEAR}


def combat(reach: Reach, ap: int) -> Iterator[Plan]:
    """The highest enemy it can reach and hit; one with the bow shoots if it can (P-10.4)."""
    plans = list(hits(reach, ap))
    shots = [one for one in plans if one.then == "bow"]
    yield from shots or plans


def hits(reach: Reach, ap: int) -> Iterator[Plan]:
    """Bow and spear count if it has them now, not if it would find them on its way (P-9.2)."""
    number = reach.number
    armed = [how for how, kind in ARMS.items() if carries(reach.state, number, kind)]
    for stay, world in reach.within(ap - 1, Goal.COMBAT):
        beside = neighbours(world, stay.square)
        for enemy in reach.others(stay, friends=False):
            if not armed and world.figures[enemy].square not in beside:
                continue
            if world.figures[enemy].hurt or not picks_on(world, number, enemy):
                continue
            rank, there = class_rank(world, number, enemy), reach.ways.there(stay)
            for how in ways_to_hit(there, number, enemy):
                if how == "close" or how in armed:
                    yield reach.plan(Goal.COMBAT, HANDS[how], stay, 1, target=enemy, rank=rank)


def reveal(reach: Reach, ap: int) -> Iterator[Plan]:
    for stay, world in reach.within(ap - 1, Goal.REVEAL):
        for place in beside_places(world, stay.square):
            yield reach.plan(Goal.REVEAL, "reveal", stay, 1, target=place)


def leave(reach: Reach, ap: int) -> Iterator[Plan]:
    for stay in reach.on(ap, reach.ways.out):
        yield reach.plan(Goal.EXIT, "exit", stay, 0)


def regroup(reach: Reach, ap: int) -> Iterator[Plan]:
    """Beside the highest friend; not if it stands beside one of that class already (P-9.9)."""
    plans = list(beside_friends(reach, ap))
    highest = min((one.rank for one in plans), default=NONE)
    if any(one.rank == highest and one.stay.is_start for one in plans):
        return
    yield from plans


def beside_friends(reach: Reach, ap: int) -> Iterator[Plan]:
    number = reach.number
    for stay, world in reach.within(ap, Goal.REGROUP):
        beside = neighbours(world, stay.square)
        for friend in reach.others(stay, friends=True):
            if world.figures[friend].square in beside:
                rank = class_rank(world, number, friend)
                yield reach.plan(Goal.REGROUP, "regroup", stay, 0, target=friend, rank=rank)


def take(reach: Reach, ap: int) -> Iterator[Plan]:
    """The highest object it can get, higher than what it carries; a Wizard fires (P-10.4)."""
    number = reach.number
    if errand_for(reach.state, number) is not None:
        yield from deliver(reach, ap)
        return
    own = load_rank(reach.state, number, number)
    for stay in reach.worlds_within(ap, lambda world: load_rank(world, number, number) < own):
        world = reach.ways.world(stay)
        rank = load_rank(world, number, number)
        yield reach.plan(Goal.TAKE, "take", stay, 0, target=load(world, number), rank=rank)
    if may_burn(reach.state, number):
        yield from burn(reach, ap)


def load(state: State, number: int) -> int:
    """What it carries, told apart: things as they are, friends after them; or NONE."""
    figure = state.figures[number]
    return len(state.things) + figure.friend if figure.friend != NONE else figure.thing


def burn(reach: Reach, ap: int) -> Iterator[Plan]:
    """The highest enemy that can be got to be first in a line; friends first spoil it (P-9.28)."""
    number = reach.number
    for stay in reach.worlds_within(ap - 1, lambda world: carries(world, number, Kind.FIREBALL)):
        there = reach.ways.there(stay)
        for side in SIDES:
            target = first_in_line(there, number, side)
            if target == NONE or there.figures[target].side == there.figures[number].side:
                continue
            rank = class_rank(there, number, target) - BURNS
            yield reach.plan(Goal.TAKE, "burn", stay, 1, target=target, side=side, rank=rank)


def deliver(reach: Reach, ap: int) -> Iterator[Plan]:
    """Handed over where it crosses the friend it is for (P-9.24)."""
    number, state = reach.number, reach.state
    wanted, brought = errand_for(state, number), load(state, number)

    def has_it(world: State, friend: int) -> bool:
        figure = world.figures[friend]
        return load(world, friend) == brought and figure.kind == wanted and not figure.wounded

    def brings_it(world: State) -> bool:
        return any(has_it(world, friend) for friend in on_floor(world, number, friends=True))

    for stay in reach.worlds_within(ap, brings_it):
        for friend in reach.others(stay, friends=True):
            if has_it(reach.ways.world(stay), friend):
                receiver = len(state.things) + friend
                yield reach.plan(Goal.TAKE, "take", stay, 0, target=receiver)


def rotate(reach: Reach, ap: int) -> Iterator[Plan]:
    """On a gear, even if no AP is left to turn with (P-9.11)."""
    for stay, world in reach.within(ap, Goal.ROTATE):
        gears = floor(world).gears
        if stay.square in gears and not gear_locked(world, reach.number, stay.square):
            yield reach.plan(Goal.ROTATE, "rotate", stay, 0, target=stay.square)


def gear_locked(state: State, number: int, square: int) -> bool:
    return locked(state, number, PLACE[square])


def gates(goal: Goal, then: Then, shut_only: bool) -> Callable[[Reach, int], Iterator[Plan]]:
    def seek(reach: Reach, ap: int) -> Iterator[Plan]:
        for stay, world in reach.within(ap - 1, goal):
            for side in SIDES:
                found = portcullis(world.dungeon, stay.square, side)
                if found is None or (shut_only and found is Edge.OPEN):
                    continue
                gate = gate_number(stay.square, side)
                yield reach.plan(goal, then, stay, 1, side=side, target=gate)

    return seek


def heal(reach: Reach, ap: int) -> Iterator[Plan]:
    """The highest wounded friend, a carried one too; Thimble heals whom she sees (P-9.13)."""
    number = reach.number
    far = has_trait(reach.state, number, "heal_at_sight")
    for stay, world in reach.within(ap - 1, Goal.HEAL):
        beside = neighbours(world, stay.square)
        for friend in reach.others(stay, friends=True):
            figure = world.figures[friend]
            if not figure.wounded or not (far or figure.square in beside):
                continue
            there = reach.ways.there(stay)
            if figure.square in scene(there).standing:
                continue
            seen = far and figure.square in seen_from(
                floor(there), stay.square, scene(there).standing
            )
            if seen or figure.square in beside:
                rank = class_rank(world, number, friend)
                yield reach.plan(Goal.HEAL, "heal", stay, 1, target=friend, rank=rank)
    if reach.state.figures[number].friend != NONE and ap:
        yield from heal_carried(reach, ap)


def heal_carried(reach: Reach, ap: int) -> Iterator[Plan]:
    """It is set down where the Cleric stands, who steps to a square beside (P-9.13).

    That does not end a move it has just taken it on: a step left of that costs nothing (P-9.16).
    """
    number = reach.number
    friend = reach.state.figures[number].friend
    rank = class_rank(reach.state, number, friend)
    freed = Reach(put_down(reach.state, number, None), number, 1, reach.points)
    for stay, world in freed.within(ap - 1):
        beside = neighbours(world, stay.square)
        if not stay.is_start and world.figures[friend].square in beside:
            yield freed.plan(Goal.HEAL, "heal", stay, 1, target=friend, rank=rank)


def push(reach: Reach, ap: int) -> Iterator[Plan]:
    number = reach.number
    for stay, world in reach.within(ap - PUSH_AP, Goal.PUSH):
        for enemy in reach.others(stay, friends=False):
            in_line = CROSS[world.figures[enemy].square] >> stay.square & 1
            if in_line and shove(reach.ways.there(stay), number, enemy):
                rank = class_rank(world, number, enemy)
                yield reach.plan(Goal.PUSH, "push", stay, PUSH_AP, target=enemy, rank=rank)


SEEK: dict[Goal, Callable[[Reach, int], Iterator[Plan]]] = {
    Goal.COMBAT: combat,
    Goal.REVEAL: reveal,
    Goal.EXIT: leave,
    Goal.REGROUP: regroup,
    Goal.TAKE: take,
    Goal.ROTATE: rotate,
    Goal.BREAK: gates(Goal.BREAK, "break", shut_only=False),
    Goal.OPEN: gates(Goal.OPEN, "open", shut_only=True),
    Goal.HEAL: heal,
    Goal.PUSH: push,
}
