"""An act in the simulator: the hand comes, lets go, and everything comes to rest (S-H1)."""

from collections.abc import Sequence

import numpy as np

from .acts import NONE, SetCard
from .blueprint import drafted
from .carrying import STEP_S, Motion, motion_of
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
JOINED_STEPS = round(0.2 / STEP_S)
HELD_STEPS = round(0.4 / STEP_S)
QUIET_STEPS = round(0.1 / STEP_S)
SHORTEST_STEPS = round(0.3 / STEP_S)
LONGEST_STEPS = round(2.4 / STEP_S)
QUIET_M_S = 0.01
# The longest hand and the longest rest; how long a step takes on this machine decides nothing.
MOST_STEPS = round(LONGEST_MS / 1000 / STEP_S) + 1 + LONGEST_STEPS


class Simulation:
    """`joined` once the new card has been held by a joint for a while."""

    def __init__(self, state: State, samples: Sequence[Sample]) -> None:
        act = state.act
        assert act
        self.state = state
        self.level: Level = LEVELS[state.hands]
        plan = drafted(state, self.level)
        name = f"c{plan.new}" if isinstance(act, SetCard) else f"w{act.worker}"
        self.world = World(plan, name)
        self.welds = Welds(self.world, self.level)
        self.motion: Motion = motion_of(samples, self.level, self.way())
        self.tracked, self.film = self.cast()
        self.joined = False
        self.steps = 0

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
            self.world.carry(self.world.place_of_piece() + offset, turn)
            self.step()
        self.release()
        self.rest()

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
        """Near enough, a card joins; one that is not falls."""
        world = self.world
        near = world.moved_m(world.piece) <= self.level.reach_mm * MM
        world.let_go()
        if near and world.turned_deg(world.piece) <= self.level.reach_deg:
            world.join()
        elif world.plan.new != NONE:
            self.welds.loose.add(world.plan.new)
            world.loosen(world.plan.new)

    def rest(self) -> None:
        """The other hand stays a little longer, so that it steadies, but carries nothing (S-B8)."""
        quiet, shortest = 0, SHORTEST_STEPS
        if self.world.plan.hold != NONE:
            shortest += HELD_STEPS
        for steps in range(LONGEST_STEPS):
            self.step()
            if steps == JOINED_STEPS:
                self.joined = self.holds_new()
            if steps == HELD_STEPS:
                self.world.unhold()
            quiet = quiet + 1 if self.is_quiet() else 0
            if quiet >= QUIET_STEPS and steps >= shortest:
                break
        self.shoot()

    def holds_new(self) -> bool:
        plan = self.world.plan
        return any(self.world.holds(joint) for joint in range(plan.fresh, len(plan.links)))

    def is_quiet(self) -> bool:
        speeds: Vector = self.world.data.qvel.reshape(-1, 6)[:, :3]
        return bool((np.abs(speeds) < QUIET_M_S).all())
