"""All that a figure can come to, once for all its goals; no more is searched than is asked for."""

from collections.abc import Iterator
from functools import cached_property

from igroteka.games.prison.npcs import Goal
from igroteka.games.prison.state import NONE, State

from .dearer import swaps
from .horizon import Horizon
from .plans import Plan, Then
from .sites import ANYWHERE, Site, sites
from .targets import on_floor
from .ways import Stay, Swapped, Ways


class Reach:
    """`ap` is the largest budget among its goals, `points` are left of a move begun.

    Ways differ in their order by the order in which worlds are found. That is the order in which
    the goals would look, each as far as its AP, if none looked less far than it might: `asked`.
    """

    def __init__(self, state: State, number: int, ap: int, points: int = 0) -> None:
        self.state = state
        self.number = number
        self.ap, self.points = ap, points
        self.asked: list[int] = []
        self.numbered = 0
        self.near: dict[int, tuple[Stay, ...]] = {}
        self.found: dict[Goal, tuple[Site, ...]] = {}
        self.kin: dict[int, int] = {0: 0}
        self.hands: dict[object, int] = {}
        self.company: dict[tuple[int, bool], list[int]] = {}

    @cached_property
    def ways(self) -> Ways:
        return Ways(self.state, self.number, self.horizon.now)

    @cached_property
    def horizon(self) -> Horizon:
        return Horizon(self.state, self.number, self.points)

    # where it may stop

    @property
    def stays(self) -> tuple[Stay, ...]:
        return self.up_to(self.ap)

    def ask(self, ap: int) -> None:
        """A goal would look so far, though it may not have to."""
        self.asked.append(min(ap, self.ap))

    def up_to(self, ap: int) -> tuple[Stay, ...]:
        most = min(ap, self.ap)
        if most not in self.near:
            if not any(far >= most for far in self.asked):
                self.asked.append(most)
            for level in range(len(self.ways.levels), most + 1):
                self.number_worlds_before(level)
                self.ways.search(level, self.points)
            stays = tuple(self.ways.stays(most, self.points))
            self.near[most] = (*stays, *swaps(self.ways, stays, most, self.points))
        return self.near[most]

    def number_worlds_before(self, level: int) -> None:
        """The worlds in which a load was set down, of all who asked before anybody looked there."""
        first = next(at for at, far in enumerate(self.asked) if far >= level)
        while self.numbered < first:
            for stay in self.up_to(self.asked[self.numbered]):
                if isinstance(stay, Swapped):
                    self.ways.number_of(stay.after)
            self.numbered += 1

    def within(self, ap: int, goal: Goal | None = None) -> Iterator[tuple[Stay, State]]:
        """Where it may stop, and the position then; where that goal could be closed at all."""
        squares = ANYWHERE if goal is None else self.where(goal)
        for stay in self.up_to(ap):
            if squares >> stay.square & 1 and not stay.out:
                yield stay, self.ways.there(stay)

    def worlds_within(self, ap: int) -> Iterator[tuple[Stay, State]]:
        """Where it may stop, and the position but for its own place."""
        for stay in self.up_to(ap):
            if not stay.out:
                yield stay, self.ways.world(stay)

    def sites(self, goal: Goal) -> tuple[Site, ...]:
        if goal not in self.found:
            self.found[goal] = tuple(sites(self.state, self.number, goal, self.horizon))
        return self.found[goal]

    def where(self, goal: Goal) -> int:
        squares = 0
        for site in self.sites(goal):
            squares |= site.squares
        return squares

    def others(self, stay: Stay, friends: bool) -> list[int]:
        """Its friends or its enemies on the floor, as they are on that way."""
        if stay.world == NONE:
            return on_floor(self.ways.world(stay), self.number, friends)
        key = (stay.world, friends)
        if key not in self.company:
            self.company[key] = on_floor(self.ways.worlds[stay.world], self.number, friends)
        return self.company[key]

    # what it would do there

    def plan(self, goal: Goal, then: Then, stay: Stay, closing: int, **more: int) -> Plan:
        return Plan(
            goal,
            then,
            self.number,
            stay,
            self.ways,
            stay.ap + closing,
            stay.squares,
            stay.square,
            points=stay.points,
            world=self.kin_of(stay),
            **more,
        )

    def kin_of(self, stay: Stay) -> int:
        """Worlds are one in which the same things were taken and swapped (P-9.23)."""
        if stay.world not in self.kin:
            if not self.hands:
                self.hands[hands_of(self.state)] = 0
            kin = self.hands.setdefault(hands_of(self.ways.world(stay)), len(self.hands))
            if stay.world == NONE:
                return kin
            self.kin[stay.world] = kin
        return self.kin[stay.world]


def hands_of(state: State) -> object:
    return state.things, tuple((figure.thing, figure.friend) for figure in state.figures)
