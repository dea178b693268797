"""Fingers at a piece: they pull it where they are, no harder than a hand can (S-H1)."""

import mujoco
import numpy as np

from .carrying import STEP_S
from .measures import Vector

# How firmly: a card so far off would swing so many radians a second; never harder than the most.
PULLS, TURNS = 110.0, 105.0
MOST_N, MOST_NM = 0.5, 0.02
DAMPED = 0.7
PRESS_N = 0.01


class Grip:
    """`aim` and `turn` are where the fingers are; a light piece is held as lightly as it is."""

    def __init__(self, model: mujoco.MjModel, data: mujoco.MjData, body: int) -> None:
        self.model, self.data, self.body = model, data, body
        self.mass = float(model.body_mass[body])
        squares = model.geom_size[model.body_geomadr[body]] ** 2
        self.inertia = self.mass / 3 * (squares.sum() - squares)
        self.aim = np.asarray(data.xpos[body]).copy()
        self.turn = np.asarray(data.xquat[body]).copy()
        self.speed = np.zeros(3)
        self.pressed = np.zeros(3)
        self.holds = True

    def put(self, place: Vector, turn: Vector) -> None:
        """The piece itself, with the fingers around it."""
        self.aim, self.turn, self.speed = place.copy(), turn, np.zeros(3)
        first = self.model.jnt_qposadr[self.model.body_jntadr[self.body]]
        self.data.qpos[first : first + 7] = np.concatenate([place, turn])

    def carry(self, place: Vector, turn: Vector) -> None:
        self.speed = (place - self.aim) / STEP_S
        self.aim, self.turn = place.copy(), turn

    def press(self, along: Vector) -> None:
        """Clips close under a thumb; nothing presses along no way."""
        self.pressed = PRESS_N * along

    def pull(self) -> None:
        if not self.holds:
            return
        first = self.model.body_dofadr[self.body]
        speed, spin = self.data.qvel[first : first + 6].reshape(2, 3)
        force = PULLS**2 * (self.aim - self.data.xpos[self.body])
        force += 2 * DAMPED * PULLS * (self.speed - speed)
        torque = TURNS**2 * self.turned() - 2 * DAMPED * TURNS * spin
        axes = self.data.xmat[self.body].reshape(3, 3)
        applied = self.data.xfrc_applied[self.body]
        applied[:3] = at_most(self.mass * force, MOST_N) + self.pressed
        applied[3:] = axes @ at_most(self.inertia * torque, MOST_NM)

    def turned(self) -> Vector:
        """From the piece's turn to that of the fingers, in the piece's own axes."""
        back, away, angle = np.zeros(4), np.zeros(4), np.zeros(3)
        mujoco.mju_negQuat(back, self.data.xquat[self.body])
        mujoco.mju_mulQuat(away, back, self.turn)
        mujoco.mju_quat2Vel(angle, away, 1.0)
        return angle

    def let_go(self) -> None:
        self.holds = False
        self.data.xfrc_applied[self.body] = 0.0


def at_most(force: Vector, most: float) -> Vector:
    size = float(np.linalg.norm(force))
    return force * (most / size) if size > most else force
