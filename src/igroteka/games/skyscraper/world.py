"""The site in the simulator: what stands where, the clips between, and the hands (S-H1)."""

import mujoco
import numpy as np

from .acts import NONE
from .blueprint import LOOSE, Blueprint
from .carrying import STEP_S
from .clips import Clips
from .grip import Grip
from .leaning import lean
from .measures import CARD_KG, WEIGHT, Vector

CALMING = 30.0
CALM_STEPS = 40
# Air holds a falling card; in a step it may come no deeper into another than to its middle.
FLUTTERS_M_S = 0.8
FAST_M_S, FINE = 0.2, 5
# How it meets others, before all else: its priority, and how soon it is pushed back out.
HARD = 2, (0.002, 1.0)
BAD = (
    mujoco.mjtWarning.mjWARN_BADQPOS,
    mujoco.mjtWarning.mjWARN_BADQVEL,
    mujoco.mjtWarning.mjWARN_BADQACC,
    mujoco.mjtWarning.mjWARN_INERTIA,
    mujoco.mjtWarning.mjWARN_CONTACTFULL,
    mujoco.mjtWarning.mjWARN_CNSTRFULL,
)


class BlownUp(RuntimeError):
    """The simulator lost its way, or would need too long."""


class World:
    """Bodies by the numbers of cards and workers; `places` and `turns` are where all stood before
    the hand came, leaning a little under its own weight; `into` is the way the piece comes."""

    def __init__(self, plan: Blueprint, carried: str) -> None:
        self.plan = plan
        self.model = mujoco.MjModel.from_xml_string(plan.xml)
        self.data = mujoco.MjData(self.model)
        self.cards = {n: self.body(f"c{n}") for n in range(len(plan.cards))}
        self.workers = {n: self.body(f"w{n}") for n in plan.stances}
        self.piece = self.body(carried)
        self.clips = Clips(self.model, self.data, plan.fresh, len(plan.links))
        self.falling: list[int] = []
        mujoco.mj_forward(self.model, self.data)
        self.places = self.data.xpos.copy()
        self.turns = self.data.xquat.copy()
        self.hand = Grip(self.model, self.data, self.piece)
        self.into = np.zeros(3)

    def body(self, name: str) -> int:
        return int(self.model.body(name).id)

    def step(self) -> None:
        """In small steps while a card falls so fast that it would pass through another."""
        if self.clips.is_closing:
            self.clips.press()
        self.hand.press(self.into * self.clips.is_closing)
        self.hand.pull()
        parts = FINE if self.falls_fast() else 1
        self.model.opt.timestep = STEP_S / parts
        mujoco.mj_step(self.model, self.data, nstep=parts)
        if any(self.data.warning[kind].number for kind in BAD):
            raise BlownUp(f"at {self.data.time:.3f} s")

    # before the hand comes

    def calm_down(self, offset: Vector, turn: Vector) -> None:
        """Everything leans as it does by its weight, the piece held where the hand begins."""
        self.bend()
        self.hand.put(self.places[self.piece] + offset, turned(self.turns[self.piece], turn))
        damping = np.repeat([CALMING * CARD_KG, CALMING * 2.7e-6], 3)
        self.model.dof_damping[:] = np.tile(damping, self.model.nv // 6)
        for _ in range(CALM_STEPS):
            self.step()
        self.model.dof_damping[:] = 0.0
        self.data.qvel[:] = 0.0
        self.look()

    def bend(self) -> None:
        """Cards as they lean, and whoever stands on them with them."""
        standing = self.plan.cards[: self.plan.new] if self.plan.new != NONE else self.plan.cards
        leans = lean(standing)
        for number, moved in leans.items():
            self.shift(self.cards[number], self.places[self.cards[number]], moved)
        for number, body in self.workers.items():
            under = self.plan.under[number]
            if under in leans:
                self.shift(body, self.places[self.cards[under]], leans[under])
        mujoco.mj_forward(self.model, self.data)
        self.look()

    def shift(self, body: int, about: Vector, moved: Vector) -> None:
        """With a card whose middle is there: along, then turned about it."""
        first, turn = self.qpos(body), turned(np.array([1.0, 0, 0, 0]), moved[3:])
        arm = np.zeros(3)
        mujoco.mju_rotVecQuat(arm, self.places[body] - about, turn)
        self.data.qpos[first : first + 3] = about + moved[:3] + arm
        self.data.qpos[first + 3 : first + 7] = turned(self.turns[body], moved[3:])

    def look(self) -> None:
        """Where all is; the piece where it belongs."""
        piece = self.places[self.piece].copy(), self.turns[self.piece].copy()
        self.places, self.turns = self.data.xpos.copy(), self.data.xquat.copy()
        if self.plan.new != NONE:
            piece = self.clips.slot()
        self.places[self.piece], self.turns[self.piece] = piece

    def qpos(self, body: int) -> int:
        return int(self.model.jnt_qposadr[self.model.body_jntadr[body]])

    # hands

    def carry(self, offset: Vector, turn: Vector) -> None:
        """So far from its place, and so turned against it."""
        self.hand.carry(self.places[self.piece] + offset, turned(self.turns[self.piece], turn))

    def hold(self) -> None:
        """The other hand, at one standing card (S-B8)."""
        if self.plan.hold == NONE:
            return
        body = self.cards[self.plan.hold]
        self.data.mocap_pos[0] = self.data.xpos[body]
        self.data.mocap_quat[0] = self.data.xquat[body]
        self.data.eq_active[self.clips.many] = 1

    def unhold(self) -> None:
        if self.plan.hold != NONE:
            self.data.eq_active[self.clips.many] = 0

    def let_go(self) -> None:
        self.hand.let_go()
        self.model.body_gravcomp[self.piece] = 0.0

    # what came off

    def loosen(self, number: int) -> None:
        """A card that came off meets everything; the simulator asks bodies before their shapes."""
        body = self.cards[number]
        geom = self.model.body_geomadr[body]
        self.model.geom_conaffinity[geom] = self.model.body_conaffinity[body] = LOOSE
        self.model.geom_priority[geom], self.model.geom_solref[geom] = HARD
        first = self.model.body_dofadr[body]
        self.model.dof_damping[first : first + 3] = WEIGHT / FLUTTERS_M_S
        self.falling.append(int(first))

    def falls_fast(self) -> bool:
        return any(np.abs(self.data.qvel[dof : dof + 3]).max() > FAST_M_S for dof in self.falling)

    # where things are

    def moved_m(self, body: int) -> float:
        return float(np.linalg.norm(self.data.xpos[body] - self.places[body]))

    def turned_deg(self, body: int) -> float:
        dot = abs(float(self.data.xquat[body] @ self.turns[body]))
        return float(np.degrees(2 * np.arccos(min(1.0, dot))))

    def highest(self) -> float:
        """The height of the piece where it belongs."""
        half = self.model.geom_size[self.model.body_geomadr[self.piece]]
        return float(self.places[self.piece][2] + half[2])

    def lowest(self, number: int) -> float:
        """The height of a card's lowest corner."""
        body = self.cards[number]
        geom = self.model.body_geomadr[body]
        axes = self.data.xmat[body].reshape(3, 3)[2]
        return float(self.data.xpos[body][2] - np.abs(axes) @ self.model.geom_size[geom])


def turned(rest: Vector, turn: Vector) -> Vector:
    """The resting turn, then a rotation vector in the site's axes."""
    by, out = np.zeros(4), np.zeros(4)
    angle = float(np.linalg.norm(turn))
    mujoco.mju_axisAngle2Quat(by, turn / angle if angle else np.array([1.0, 0, 0]), angle)
    mujoco.mju_mulQuat(out, by, rest)
    return out
