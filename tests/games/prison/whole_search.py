"""A second, slow telling of how an NPC makes up its mind: every way of every world, goal by goal.

It reads the card as the rules do and asks them what an object is worth, what a push does and where
one may go; these have slow tellings of their own. But it never looks less far than it might: all
ways within its AP are looked at for every goal, worlds are numbered as they come, and how far it is
to go is asked square by square.
"""

from collections.abc import Iterator
from functools import cache, cached_property

from igroteka.games.prison.floor.crowd import crowd
from igroteka.games.prison.npc.approach import Chart, Course, Way, heading
from igroteka.games.prison.npc.distances import Field
from igroteka.games.prison.npc.goals import SEEK
from igroteka.games.prison.npc.mind import Thinker
from igroteka.games.prison.npc.plans import Plan, cheapest
from igroteka.games.prison.npc.reach import Near, Reach
from igroteka.games.prison.npc.targets import Target
from igroteka.games.prison.npc.ways import Stay, Ways
from igroteka.games.prison.npc.worlds import look
from igroteka.games.prison.npcs import Goal
from igroteka.games.prison.state import State

from .plain_swaps import swaps


class WholeReach(Reach):
    @cached_property
    def ways(self) -> Ways:
        return Ways(self.state, self.number)

    def up_to(self, ap: int) -> Near:
        most = min(ap, self.ap)
        if most not in self.near:
            spent = range(most + 1)
            bands = tuple(band for ap in spent for band in self.ways.within(ap, self.points))
            stays = tuple(self.ways.stays(most, self.points))
            swapped = tuple(swaps(self.ways, stays, most, self.points))
            for stay in swapped:
                self.ways.number_of(stay.after)
            self.near[most] = Near(bands, swapped)
        return self.near[most]

    def all_within(self, ap: int) -> Iterator[Stay]:
        yield from self.ways.stays(min(ap, self.ap), self.points)
        yield from self.up_to(ap).swapped

    def within(self, ap: int, goal: Goal | None = None) -> Iterator[tuple[Stay, State]]:
        """Also where that goal could never be closed."""
        return super().within(ap)


class WholeChart(Chart):
    """Read once, asked for every square."""

    def __init__(self, state: State, number: int, goal: Goal, aims: list[Target]) -> None:
        super().__init__(state, number, goal, aims)
        self.readings: dict[int, tuple[Field, list[int]]] = {}

    def read(self, level: int) -> tuple[Field, list[int]]:
        if level not in self.readings:
            self.readings[level] = super().read(level)
        return self.readings[level]

    def to_go(self, square: int) -> Way:
        return self.least_from(crowd((square,)))[0]


class WholeThinker(Thinker):
    def reached(self, state: State, number: int, ap: int, points: int) -> Reach:
        return WholeReach(state, number, ap, points)

    def achieved(self, reach: Reach, goal: Goal, ap: int) -> list[Plan]:
        return cheapest(SEEK[goal](reach, ap), ap)

    def nearing(self, reach: Reach, goal: Goal, ap: int) -> Course | None:
        found = heading(reach.state, reach.number, goal)
        if found is None:
            return None
        aims, here = found
        charts: dict[object, WholeChart] = {}

        @cache
        def to_go(stay: Stay) -> Way:
            world = reach.ways.world(stay)
            fresh = WholeChart(world, reach.number, goal, aims)
            return charts.setdefault(look(world), fresh).to_go(stay.square)

        assert isinstance(reach, WholeReach)
        stays = [stay for stay in reach.all_within(ap) if not stay.out]
        least = min(map(to_go, stays), default=here)
        if least >= here:
            return Course(aims[0], here, here)
        near = (reach.plan(goal, "", stay, 0) for stay in stays if to_go(stay) == least)
        return Course(aims[0], here, least, tuple(near))
