"""An act in the simulator: the hand comes, lets go, and everything comes to rest (S-H1)."""

from collections.abc import Sequence

import numpy as np

from .acts import NONE, SetCard
from .blueprint import drafted
from .carrying import STEP_S, Motion, motion_of, raised
from .film import CARD, FPS, WORKER, Film
from .hand_path import Sample
from .hands import LONGEST_MS
from .levels import LEVELS, Level
from .measures import MM, WORKER_HIGH, WORKER_WIDE, Vector, halves_of
from .state import State
from .ways import Box, Way, way_to
from .welds import Welds
from .world import BlownUp, World

STEPS_A_FRAME = round(1 / FPS / STEP_S)
HELD_STEPS = round(0.4 / STEP_S)
QUIET_STEPS = round(0.1 / STEP_S)
SHORTEST_STEPS = round(0.3 / STEP_S)
LONGEST_STEPS = round(2.4 / STEP_S)
QUIET_M_S = 0.01
# The longest hand and the longest rest; how long a step takes on this machine decides nothing.
MOST_STEPS = round(LONGEST_MS / 1000 / STEP_S) + 1 + LONGEST_STEPS


class Simulation:
    def __init__(self, state: State, samples: Sequence[Sample]) -> None:
        act = state.act
        assert act
        self.state = state
        self.level: Level = LEVELS[state.hands]
        plan = drafted(state)
        name = f"c{plan.new}" if isinstance(act, SetCard) else f"w{act.worker}"
        self.world = World(plan, name)
        self.welds = Welds(self.world, self.level)
        way = self.way()
        self.motion: Motion = motion_of(samples, self.level, way)
        self.arm = raised(self.world.highest())
        self.world.into = -way.towards
        self.tracked, self.film = self.cast()
        self.steps = 0
        self.missed_m = 0.0

    def way(self) -> Way:
        """Round all that stands; what is carried is not in its own way."""
        world, plan = self.world, self.world.plan
        new = world.piece
        halves = np.array([WORKER_WIDE, WORKER_WIDE, WORKER_HIGH]) / 2
        boxes = {world.cards[n]: halves_of(card.pose) for n, card in enumerate(plan.cards)}
        boxes |= dict.fromkeys(world.workers.values(), halves)
        others = [Box(world.places[body], size) for body, size in boxes.items() if body != new]
        return way_to(Box(world.places[new], boxes[new]), others)

    def cast(self) -> tuple[list[int], Film]:
        """All that can move."""
        world = self.world
        cards = [(n, body) for n, body in world.cards.items() if world.model.body_dofnum[body]]
        names = [(CARD, n) for n, _ in cards] + [(WORKER, n) for n in world.workers]
        return [body for _, body in cards] + list(world.workers.values()), Film(names)

    def run(self) -> None:
        offsets, turns = self.motion.offsets, self.motion.turns
        self.world.calm_down(offsets[0], turns[0])
        self.welds.start()
        self.world.hold()
        for offset, turn in zip(offsets, turns, strict=True):
            self.world.carry(offset * (1 + (self.arm - 1) * self.world.clips.shut), turn)
            self.catch()
            self.step()
        self.release()
        self.rest()

    def catch(self) -> None:
        """Near enough to its clips a card is caught, also one that drops into them."""
        world = self.world
        if world.plan.new == NONE or world.clips.caught:
            return
        far, turned = world.clips.away()
        if far <= self.level.reach_mm * MM and turned <= self.level.reach_deg:
            world.clips.catch()

    def step(self) -> None:
        if self.steps % STEPS_A_FRAME == 0:
            self.shoot()
        self.world.step()
        self.welds.watch()
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise BlownUp("no end")

    def shoot(self) -> None:
        data = self.world.data
        self.film.shoot(data.xpos[self.tracked], data.xquat[self.tracked])

    def release(self) -> None:
        """A card that no clip has caught falls."""
        world, new = self.world, self.world.plan.new
        world.let_go()
        if new != NONE and not world.clips.caught:
            self.missed_m = world.clips.away()[0]
            self.welds.loose.add(new)
            world.loosen(new)

    def rest(self) -> None:
        """The other hand stays a little longer, so that it steadies, but carries nothing (S-B8)."""
        quiet, shortest = 0, SHORTEST_STEPS
        if self.world.plan.hold != NONE:
            shortest += HELD_STEPS
        for steps in range(LONGEST_STEPS):
            self.catch()
            self.step()
            if steps == HELD_STEPS:
                self.world.unhold()
            quiet = quiet + 1 if self.is_quiet() else 0
            if quiet >= QUIET_STEPS and steps >= shortest:
                break
        self.shoot()

    @property
    def joined(self) -> bool:
        return self.world.clips.shut == 1.0

    def is_quiet(self) -> bool:
        speeds: Vector = self.world.data.qvel.reshape(-1, 6)[:, :3]
        return bool((np.abs(speeds) < QUIET_M_S).all())
