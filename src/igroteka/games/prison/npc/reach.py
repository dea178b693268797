"""All that a figure can come to, once for all its goals; no more is searched than is asked for."""

from collections.abc import Callable, Iterator
from functools import cached_property

from msgspec import Struct

from igroteka.games.prison.npcs import Goal
from igroteka.games.prison.state import NONE, State

from .dearer import swaps
from .distances import Field
from .horizon import Horizon
from .plans import Plan, Then
from .sites import ANYWHERE, Site, sites
from .targets import on_floor
from .ways import Band, Stay, Swapped, Ways


class Near(Struct, frozen=True):
    """Where it may stop within so many action points; last where it has to set its load down."""

    bands: tuple[Band, ...]
    swapped: tuple[Swapped, ...]


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
        self.near: dict[int, Near] = {}
        self.squares: dict[Goal, int] = {}
        self.last_only = False
        self.found: dict[Goal, tuple[Site, ...]] = {}
        self.kin: dict[int, int] = {0: 0}
        self.hands: dict[object, int] = {}
        self.company: dict[tuple[int, bool], list[int]] = {}

    @cached_property
    def ways(self) -> Ways:
        return Ways(self.state, self.number, self.horizon.now)

    @cached_property
    def horizon(self) -> Horizon:
        return Horizon(self.state, self.number, self.points, self.ap)

    @cached_property
    def fields(self) -> dict[int, Field]:
        """Readings of the board as it lies, for the distances to go."""
        return {0: Field(self.state, self.number, self.horizon.now)}

    def field_in(self, world: int) -> Field:
        if not world:
            return self.fields[0]
        return Field(self.ways.worlds[world], self.number, self.ways.footings[world])

    # where it may stop

    def ask(self, ap: int) -> None:
        """A goal would look so far, though it may not have to."""
        self.asked.append(min(ap, self.ap))

    def up_to(self, ap: int) -> Near:
        most = min(ap, self.ap)
        if most not in self.near:
            if not any(far >= most for far in self.asked):
                self.asked.append(most)
            for level in range(len(self.ways.levels), most + 1):
                self.number_worlds_before(level)
                self.ways.within(level, self.points)
            self.near[most] = self.looked(most)
        return self.near[most]

    def looked(self, most: int) -> Near:
        spent = range(most + 1)
        bands = tuple(band for ap in spent for band in self.ways.within(ap, self.points))
        return Near(bands, tuple(swaps(self.ways, bands, most, self.points)))

    def number_worlds_before(self, level: int) -> None:
        """The worlds in which a load was set down, of all who asked before anybody looked there."""
        first = next(at for at, far in enumerate(self.asked) if far >= level)
        while self.numbered < first:
            for stay in self.up_to(self.asked[self.numbered]).swapped:
                self.ways.number_of(stay.after)
            self.numbered += 1

    def on(self, ap: int, squares: int) -> Iterator[Stay]:
        """Where it may stop on these squares, in the order in which it finds them."""
        near = self.new(ap) if self.last_only else self.up_to(ap)
        for band in near.bands:
            if band.many & squares:
                yield from self.ways.stays_in(band, squares)
        yield from (stay for stay in near.swapped if squares >> stay.square & 1)

    def new(self, ap: int) -> Near:
        """Of these what so many action points lead to and no fewer."""
        near, most = self.up_to(ap), min(ap, self.ap)
        bands = tuple(self.ways.within(most, self.points)) if most >= 0 else ()
        return Near(bands, tuple(stay for stay in near.swapped if stay.ap == most))

    def within(self, ap: int, goal: Goal | None = None) -> Iterator[tuple[Stay, State]]:
        """Where it may stop, and the world; where that goal could be closed at all."""
        squares = ANYWHERE if goal is None else self.where(goal)
        for stay in self.on(ap, squares & ~self.ways.out):
            yield stay, self.ways.world(stay)

    def worlds_within(self, ap: int, is_such: Callable[[State], bool]) -> Iterator[Stay]:
        """Where it may stop in worlds of that kind."""
        near, ways = self.new(ap) if self.last_only else self.up_to(ap), self.ways
        such = {world: is_such(ways.worlds[world]) for world in {band.world for band in near.bands}}
        for band in near.bands:
            if such[band.world]:
                yield from ways.stays_in(band, ~ways.out)
        yield from (stay for stay in near.swapped if is_such(stay.after))

    def sites(self, goal: Goal) -> tuple[Site, ...]:
        if goal not in self.found:
            self.found[goal] = tuple(sites(self.state, self.number, goal, self.horizon))
        return self.found[goal]

    def where(self, goal: Goal) -> int:
        if goal not in self.squares:
            squares = 0
            for site in self.sites(goal):
                squares |= site.squares
            self.squares[goal] = squares
        return self.squares[goal]

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
