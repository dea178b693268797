"""The ten goals of NPC: where each is achieved, and at what cost (P-9.6 to P-9.14).

Each gives every plan within its AP; `cheapest` chooses among them.
"""

from collections.abc import Callable, Iterator

from igroteka.parts.grid import SIDES

from .actions import How
from .classes import Class, Kind
from .deeds import beside_places, first_in_line
from .fighting import adjacent, ways_to_hit
from .floor import PLACE, portcullis
from .gears import has_trait, locked
from .manners import UNWANTED, card, errand_for, load_rank
from .npcs import Goal
from .opening import closed_places
from .plans import Plan, Then, plan
from .pushing import push_ap, shove
from .rooms import Edge
from .scene import carries, floor, scene, strength
from .sight import seen_from
from .state import NONE, OFF_FLOOR, State
from .ways import Stay, Ways

CLERICS_FIRST = -1  # above his list, for Coil when he is wounded
HANDS: dict[How, Then] = {"close": "attack", "bow": "bow", "spear": "spear"}


class Reach:
    """All that a figure can come to within its largest AP, once for all its goals."""

    def __init__(self, state: State, number: int, ap: int, points: int = 0) -> None:
        self.state = state
        self.number = number
        self.ways = Ways(state, number)
        self.stays = tuple(self.ways.stays(ap, points))

    def within(self, ap: int) -> Iterator[tuple[Stay, State]]:
        for stay in self.stays:
            if stay.ap <= ap and not stay.out:
                yield stay, self.ways.there(stay)

    def plan(self, goal: Goal, then: Then, stay: Stay, closing: int, **more: int) -> Plan:
        return plan(goal, then, self.ways, stay, closing, **more)


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


def combat(reach: Reach, ap: int) -> Iterator[Plan]:
    """The highest enemy it can reach and hit; one with the bow shoots if it can (P-10.4)."""
    plans = list(hits(reach, ap))
    shots = [one for one in plans if one.then == "bow"]
    yield from shots or plans


def hits(reach: Reach, ap: int) -> Iterator[Plan]:
    for stay, there in reach.within(ap - 1):
        for enemy in on_floor(there, reach.number, friends=False):
            if there.figures[enemy].hurt or not picks_on(there, reach.number, enemy):
                continue
            rank = class_rank(there, reach.number, enemy)
            for how in ways_to_hit(there, reach.number, enemy):
                yield reach.plan(Goal.COMBAT, HANDS[how], stay, 1, target=enemy, rank=rank)


def picks_on(state: State, number: int, enemy: int) -> bool:
    """Junk attacks only whoever is weaker than he, counting nobody else."""
    if not has_trait(state, number, "picks_on_weak"):
        return True
    return strength(state, enemy) < strength(state, number)


def reveal(reach: Reach, ap: int) -> Iterator[Plan]:
    for stay, there in reach.within(ap - 1):
        for place in beside_places(there, stay.square):
            yield reach.plan(Goal.REVEAL, "reveal", stay, 1, target=place)


def leave(reach: Reach, ap: int) -> Iterator[Plan]:
    for stay in reach.stays:
        if stay.out and stay.ap <= ap:
            yield reach.plan(Goal.EXIT, "exit", stay, 0)


def regroup(reach: Reach, ap: int) -> Iterator[Plan]:
    """Beside the highest friend; not if it stands beside one of that class already (P-9.9)."""
    state, number = reach.state, reach.number
    with_now = {
        state.figures[friend].kind
        for friend in on_floor(state, number, friends=True)
        if adjacent(state, number, friend)
    }
    for stay, there in reach.within(ap):
        for friend in on_floor(there, number, friends=True):
            if there.figures[friend].kind not in with_now and adjacent(there, number, friend):
                rank = class_rank(there, number, friend)
                yield reach.plan(Goal.REGROUP, "regroup", stay, 0, target=friend, rank=rank)


def take(reach: Reach, ap: int) -> Iterator[Plan]:
    """The highest object it can get, higher than what it carries; a Wizard fires (P-10.4)."""
    number = reach.number
    if errand_for(reach.state, number) is not None:
        yield from deliver(reach, ap)
        return
    own = load_rank(reach.state, number, number)
    for stay, there in reach.within(ap):
        rank = load_rank(there, number, number)
        if rank < own:
            yield reach.plan(Goal.TAKE, "take", stay, 0, target=load(there, number), rank=rank)
    yield from burn(reach, ap)


def load(state: State, number: int) -> int:
    """What it carries, told apart: things as they are, friends after them."""
    figure = state.figures[number]
    return figure.thing if figure.thing != NONE else len(state.things) + figure.friend


def burn(reach: Reach, ap: int) -> Iterator[Plan]:
    """The highest enemy that can be got to be first in a line; friends first spoil it (P-9.28)."""
    number = reach.number
    if reach.state.figures[number].kind != Class.WIZARD:
        return
    for stay, there in reach.within(ap - 1):
        if not carries(there, number, Kind.FIREBALL):
            continue
        for side in SIDES:
            target = first_in_line(there, number, side)
            if target == NONE or there.figures[target].side == there.figures[number].side:
                continue
            rank = class_rank(there, number, target) - UNWANTED
            yield reach.plan(Goal.TAKE, "burn", stay, 1, target=target, side=side, rank=rank)


def deliver(reach: Reach, ap: int) -> Iterator[Plan]:
    """Handed over where it crosses the friend it is for (P-9.24)."""
    number = reach.number
    wanted, brought = errand_for(reach.state, number), load(reach.state, number)
    for stay, there in reach.within(ap):
        for friend in on_floor(there, number, friends=True):
            has_it = load(there, friend) == brought and there.figures[friend].kind == wanted
            if has_it and not there.figures[friend].wounded:
                yield reach.plan(Goal.TAKE, "take", stay, 0, target=friend)


def rotate(reach: Reach, ap: int) -> Iterator[Plan]:
    """On a gear, even if no AP is left to turn with (P-9.11)."""
    for stay, there in reach.within(ap):
        if stay.square in floor(there).gears and not gear_locked(there, reach.number, stay.square):
            yield reach.plan(Goal.ROTATE, "rotate", stay, 0, target=stay.square)


def gear_locked(state: State, number: int, square: int) -> bool:
    return locked(state, number, PLACE[square])


def gates(goal: Goal, then: Then, shut_only: bool) -> Callable[[Reach, int], Iterator[Plan]]:
    def seek(reach: Reach, ap: int) -> Iterator[Plan]:
        for stay, there in reach.within(ap - 1):
            for side in SIDES:
                found = portcullis(there.dungeon, stay.square, side)
                if found is None or (shut_only and found is Edge.OPEN):
                    continue
                yield reach.plan(goal, then, stay, 1, side=side)

    return seek


def heal(reach: Reach, ap: int) -> Iterator[Plan]:
    """The highest wounded friend; Thimble heals whom she sees (P-9.13)."""
    number = reach.number
    far = has_trait(reach.state, number, "heal_at_sight")
    for stay, there in reach.within(ap - 1):
        for friend in on_floor(there, number, friends=True):
            figure = there.figures[friend]
            if not figure.wounded or figure.square in scene(there).standing:
                continue
            seen = far and figure.square in seen_from(
                floor(there), stay.square, scene(there).standing
            )
            if seen or adjacent(there, number, friend):
                rank = class_rank(there, number, friend)
                yield reach.plan(Goal.HEAL, "heal", stay, 1, target=friend, rank=rank)


def push(reach: Reach, ap: int) -> Iterator[Plan]:
    number = reach.number
    cost = push_ap(reach.state, number)
    for stay, there in reach.within(ap - cost):
        for enemy in on_floor(there, number, friends=False):
            if shove(there, number, enemy):
                rank = class_rank(there, number, enemy)
                yield reach.plan(Goal.PUSH, "push", stay, cost, target=enemy, rank=rank)


def is_void(state: State, number: int, goal: Goal) -> bool:
    """No closed room, no such portcullis, nobody to heal, hit or push (P-9.22)."""
    match goal:
        case Goal.REVEAL:
            return not closed_places(state)
        case Goal.COMBAT | Goal.PUSH:
            enemies = on_floor(state, number, friends=False)
            return (
                all(state.figures[n].hurt for n in enemies) if goal is Goal.COMBAT else not enemies
            )
        case Goal.HEAL:
            return not any(state.figures[n].wounded for n in on_floor(state, number, friends=True))
    return False


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
