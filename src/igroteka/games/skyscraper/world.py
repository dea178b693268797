"""The site in the simulator: what stands where, joints by their loads, hands that hold."""

import mujoco
import numpy as np
from numpy.typing import NDArray

from .acts import NONE
from .blueprint import LOOSE, Blueprint, Link
from .carrying import STEP_S
from .measures import CARD_KG, WEIGHT, Vector

CALMING = 30.0
CALM_STEPS = 75
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
    the hand came, sagging a little under its own weight."""

    def __init__(self, plan: Blueprint, carried: str) -> None:
        self.plan = plan
        self.model = mujoco.MjModel.from_xml_string(plan.xml)
        self.data = mujoco.MjData(self.model)
        self.cards = {n: self.body(f"c{n}") for n in range(len(plan.cards))}
        self.workers = {n: self.body(f"w{n}") for n in plan.stances}
        self.piece = self.body(carried)
        self.hand = len(plan.links)
        self.falling: list[int] = []
        mujoco.mj_forward(self.model, self.data)
        self.places = self.data.xpos.copy()
        self.turns = self.data.xquat.copy()

    def body(self, name: str) -> int:
        return int(self.model.body(name).id)

    def step(self) -> None:
        """In small steps while a card falls so fast that it would pass through another."""
        parts = FINE if self.falls_fast() else 1
        self.model.opt.timestep = STEP_S / parts
        mujoco.mj_step(self.model, self.data, nstep=parts)
        if any(self.data.warning[kind].number for kind in BAD):
            raise BlownUp(f"at {self.data.time:.3f} s")

    # before the hand comes

    def calm_down(self, offset: Vector, turn: Vector) -> None:
        """Everything sinks into its joints, the piece held where the hand begins."""
        self.put(self.place_of_piece() + offset, turn)
        damping = np.repeat([CALMING * CARD_KG, CALMING * 2.7e-6], 3)
        self.model.dof_damping[:] = np.tile(damping, self.model.nv // 6)
        for _ in range(CALM_STEPS):
            self.step()
        self.model.dof_damping[:] = 0.0
        self.data.qvel[:] = 0.0
        piece, was = self.places[self.piece].copy(), self.turns[self.piece].copy()
        self.places, self.turns = self.data.xpos.copy(), self.data.xquat.copy()
        self.places[self.piece], self.turns[self.piece] = piece + self.sag(), was

    def put(self, place: Vector, turn: Vector) -> None:
        """The piece itself, with the hand around it."""
        self.carry(place, turn)
        first = self.model.jnt_qposadr[self.model.body_jntadr[self.piece]]
        self.data.qpos[first : first + 3] = place
        self.data.qpos[first + 3 : first + 7] = self.data.mocap_quat[0]

    def place_of_piece(self) -> Vector:
        return np.asarray(self.places[self.piece])

    def sag(self) -> Vector:
        """How far the cards have sunk that the new one is joined to; nothing for a worker."""
        bodies = [self.cards[link.first] for link in self.fresh() if link.first != NONE]
        if not bodies:
            return np.zeros(3)
        lattice = self.model.body_pos[bodies]
        return np.asarray((self.data.xpos[bodies] - lattice).mean(axis=0))

    # hands

    def carry(self, place: Vector, turn: Vector) -> None:
        self.data.mocap_pos[0] = place
        self.data.mocap_quat[0] = turned(np.asarray(self.turns[self.piece]), turn)

    def hold(self) -> None:
        """The other hand, at one standing card (S-B8)."""
        if self.plan.hold == NONE:
            return
        body = self.cards[self.plan.hold]
        self.data.mocap_pos[1] = self.data.xpos[body]
        self.data.mocap_quat[1] = self.data.xquat[body]
        self.data.eq_active[self.hand + 1] = 1

    def unhold(self) -> None:
        if self.plan.hold != NONE:
            self.data.eq_active[self.hand + 1] = 0

    def let_go(self) -> None:
        self.data.eq_active[self.hand] = 0
        self.model.body_gravcomp[self.piece] = 0.0

    def join(self) -> None:
        for joint in range(self.plan.fresh, self.hand):
            self.data.eq_active[joint] = 1

    # joints

    def fresh(self) -> tuple[Link, ...]:
        return self.plan.links[self.plan.fresh :]

    def loads(self) -> tuple[NDArray[np.int64], Vector]:
        """The joints that hold, and the six forces in each: three that pull, three that bend."""
        rows = self.data.ne
        joints = self.data.efc_id[:rows:6].astype(np.int64)
        return joints, np.asarray(self.data.efc_force[:rows]).reshape(-1, 6)

    def cut(self, joint: int) -> None:
        self.data.eq_active[joint] = 0

    def holds(self, joint: int) -> bool:
        return bool(self.data.eq_active[joint])

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
