"""The ten goals of NPC: where each is achieved, and at what cost (P-9.6 to P-9.14).

Each gives every plan within its AP; `cheapest` chooses among them.
"""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from igroteka.games.prison.actions import How
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.deeds.bought import beside_places, first_in_line
from igroteka.games.prison.deeds.fights import adjacent, neighbours, ways_to_hit
from igroteka.games.prison.figures.carrying import put_down
from igroteka.games.prison.figures.gears import has_trait, locked
from igroteka.games.prison.figures.scene import carries, floor, scene
from igroteka.games.prison.floor.dungeon import PLACE, portcullis
from igroteka.games.prison.floor.sight import seen_from
from igroteka.games.prison.npc.objects import UNWANTED, errand_for, load_rank
from igroteka.games.prison.npc.push import PUSH_AP, shove
from igroteka.games.prison.npc.targets import class_rank, gate_number, may_burn, on_floor, picks_on
from igroteka.games.prison.npcs import Goal
from igroteka.games.prison.rooms import Edge
from igroteka.games.prison.state import NONE, State
from igroteka.parts.grid import SIDES

from .dearer import swaps
from .plans import Plan, Then, plan
from .ways import Stay, Ways

HANDS: dict[How, Then] = {"close": "attack", "bow": "bow", "spear": "spear"}
BURNS = len(Class) + UNWANTED  # before all that could be taken instead
ARMS: dict[How, Kind] = {"bow": Kind.BOW, "spear": Kind.SPEAR}


class Reach:
    """All that a figure can come to within its largest AP, once for all its goals."""

    def __init__(self, state: State, number: int, ap: int, points: int = 0) -> None:
        self.state = state
        self.number = number
        self.ways = Ways(state, number)
        self.ap, self.points = ap, points
        self.near: dict[int, tuple[Stay, ...]] = {}
        self.kin: dict[int, int] = {0: 0}
        self.hands: dict[object, int] = {}
        self.company: dict[tuple[int, bool], list[int]] = {}

    def others(self, stay: Stay, friends: bool) -> list[int]:
        """Its friends or its enemies on the floor, as they are on that way."""
        key = (stay.world, friends)
        if key not in self.company:
            self.company[key] = on_floor(self.ways.worlds[stay.world], self.number, friends)
        return self.company[key]

    @property
    def stays(self) -> tuple[Stay, ...]:
        return self.up_to(self.ap)

    def up_to(self, ap: int) -> tuple[Stay, ...]:
        """No more is searched than a goal asks for."""
        most = min(ap, self.ap)
        if most not in self.near:
            stays = tuple(self.ways.stays(most, self.points))
            self.near[most] = (*stays, *swaps(self.ways, stays, most, self.points))
        return self.near[most]

    def within(self, ap: int) -> Iterator[tuple[Stay, State]]:
        for stay in self.up_to(ap):
            if not stay.out:
                yield stay, self.ways.there(stay)

    def plan(self, goal: Goal, then: Then, stay: Stay, closing: int, **more: int) -> Plan:
        made = plan(goal, then, self.ways, stay, closing, **more)
        kin = self.kin_of(stay.world)
        return made if kin == made.world else replace(made, world=kin)

    def kin_of(self, world: int) -> int:
        """Worlds are one in which the same things were taken and swapped (P-9.23)."""
        if world not in self.kin:
            state = self.ways.worlds[world]
            if not self.hands:
                self.hands[hands_of(self.state)] = 0
            self.kin[world] = self.hands.setdefault(hands_of(state), world)
        return self.kin[world]


def hands_of(state: State) -> object:
    return state.things, tuple((figure.thing, figure.friend) for figure in state.figures)


def combat(reach: Reach, ap: int) -> Iterator[Plan]:
    """The highest enemy it can reach and hit; one with the bow shoots if it can (P-10.4)."""
    plans = list(hits(reach, ap))
    shots = [one for one in plans if one.then == "bow"]
    yield from shots or plans


def hits(reach: Reach, ap: int) -> Iterator[Plan]:
    """Bow and spear count if it has them now, not if it would find them on its way (P-9.2)."""
    number = reach.number
    armed = [how for how, kind in ARMS.items() if carries(reach.state, number, kind)]
    for stay, there in reach.within(ap - 1):
        beside = neighbours(there, stay.square)
        for enemy in reach.others(stay, friends=False):
            if not armed and there.figures[enemy].square not in beside:
                continue
            if there.figures[enemy].hurt or not picks_on(there, number, enemy):
                continue
            rank = class_rank(there, number, enemy)
            for how in ways_to_hit(there, number, enemy):
                if how == "close" or how in armed:
                    yield reach.plan(Goal.COMBAT, HANDS[how], stay, 1, target=enemy, rank=rank)


def reveal(reach: Reach, ap: int) -> Iterator[Plan]:
    for stay, there in reach.within(ap - 1):
        for place in beside_places(there, stay.square):
            yield reach.plan(Goal.REVEAL, "reveal", stay, 1, target=place)


def leave(reach: Reach, ap: int) -> Iterator[Plan]:
    for stay in reach.up_to(ap):
        if stay.out:
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
    for stay, there in reach.within(ap):
        for friend in reach.others(stay, friends=True):
            if adjacent(there, number, friend):
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
    if may_burn(reach.state, number):
        yield from burn(reach, ap)


def load(state: State, number: int) -> int:
    """What it carries, told apart: things as they are, friends after them; or NONE."""
    figure = state.figures[number]
    return len(state.things) + figure.friend if figure.friend != NONE else figure.thing


def burn(reach: Reach, ap: int) -> Iterator[Plan]:
    """The highest enemy that can be got to be first in a line; friends first spoil it (P-9.28)."""
    number = reach.number
    for stay, there in reach.within(ap - 1):
        if not carries(there, number, Kind.FIREBALL):
            continue
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
    for stay, there in reach.within(ap):
        for friend in reach.others(stay, friends=True):
            has_it = load(there, friend) == brought and there.figures[friend].kind == wanted
            if has_it and not there.figures[friend].wounded:
                receiver = len(state.things) + friend
                yield reach.plan(Goal.TAKE, "take", stay, 0, target=receiver)


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
                gate = gate_number(stay.square, side)
                yield reach.plan(goal, then, stay, 1, side=side, target=gate)

    return seek


def heal(reach: Reach, ap: int) -> Iterator[Plan]:
    """The highest wounded friend, a carried one too; Thimble heals whom she sees (P-9.13)."""
    number = reach.number
    far = has_trait(reach.state, number, "heal_at_sight")
    for stay, there in reach.within(ap - 1):
        for friend in reach.others(stay, friends=True):
            figure = there.figures[friend]
            if not figure.wounded or figure.square in scene(there).standing:
                continue
            seen = far and figure.square in seen_from(
                floor(there), stay.square, scene(there).standing
            )
            if seen or adjacent(there, number, friend):
                rank = class_rank(there, number, friend)
                yield reach.plan(Goal.HEAL, "heal", stay, 1, target=friend, rank=rank)
    if reach.state.figures[number].friend != NONE and ap > 1:
        yield from heal_carried(reach)


def heal_carried(reach: Reach) -> Iterator[Plan]:
    """It is set down where the Cleric stands, who steps to a square beside (P-9.13)."""
    number = reach.number
    friend = reach.state.figures[number].friend
    rank = class_rank(reach.state, number, friend)
    freed = Reach(put_down(reach.state, number, None), number, 1)
    for stay, there in freed.within(1):
        if not stay.is_start and adjacent(there, number, friend):
            yield freed.plan(Goal.HEAL, "heal", stay, 1, target=friend, rank=rank)


def push(reach: Reach, ap: int) -> Iterator[Plan]:
    number = reach.number
    for stay, there in reach.within(ap - PUSH_AP):
        for enemy in reach.others(stay, friends=False):
            if shove(there, number, enemy):
                rank = class_rank(there, number, enemy)
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
