"""Joints that give way: by their load, smoothed, one at a time (S-H1)."""

import numpy as np
from numpy.typing import NDArray

from .acts import NONE
from .blueprint import Link, is_free
from .carrying import STEP_S
from .levels import Level
from .measures import MOMENT, WEIGHT, Vector
from .world import World

SMOOTH_S = 0.01


class Welds:
    """Loads as a part of what a joint bears; over 1 it gives way."""

    def __init__(self, world: World, level: Level) -> None:
        self.world = world
        self.level = level
        self.strain = np.zeros(len(world.plan.links))
        self.loose: set[int] = set()

    def start(self) -> None:
        """What they carry at rest."""
        joints, strain = self.measured()
        self.strain[joints] = np.minimum(strain, 1.0)

    def measured(self) -> tuple[NDArray[np.int64], Vector]:
        joints, pulled, bent = self.world.clips.loads()
        strain = np.maximum(
            bent / (MOMENT * self.level.moment), pulled / (WEIGHT * self.level.pull)
        )
        return joints, strain

    def watch(self) -> None:
        """The one that carries most gives way first: then its load goes elsewhere. Those of a card
        still held are not judged: fingers keep them shut."""
        joints, strain = self.measured()
        self.strain[joints] += STEP_S / SMOOTH_S * (strain - self.strain[joints])
        if self.world.hand.holds:
            joints = joints[joints < self.world.plan.fresh]
        if not len(joints):
            return
        worst = int(joints[np.argmax(self.strain[joints])])
        if self.strain[worst] > 1.0:
            self.world.clips.cut(worst)
            self.free()

    def free(self) -> None:
        """Whatever no longer hangs together with the site meets everything."""
        for number in self.adrift() - self.loose:
            self.loose.add(number)
            self.world.loosen(number)

    def adrift(self) -> set[int]:
        plan = self.world.plan
        links = [link for n, link in enumerate(plan.links) if self.world.clips.holds(n)]
        free = {n for n in range(len(plan.cards)) if is_free(plan.cards, n) and n != plan.hold}
        return apart(links, free)


def apart(links: list[Link], free: set[int]) -> set[int]:
    """The free cards that no chain of joints ties to one that stands fast."""
    left, grown = set(free), True
    while grown:
        tied = {
            number
            for link in links
            for number, other in ((link.first, link.second), (link.second, link.first))
            if number in left and other not in left
        }
        grown = bool(tied)
        left -= tied
    return left - {NONE}
