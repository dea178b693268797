"""Joints as the clips they are: springs that give, are pressed shut, and come apart (S-H1)."""

import mujoco
import numpy as np
from numpy.typing import NDArray

from .measures import CLIP_BEND, CLIP_PULL, Vector

DAMPS_S = 0.008
# How much of a weld the simulator leaves to its spring.
STIFF = 0.9995
HOME_STEPS = 25
SCALE = 10  # where the simulator keeps how a weld weighs turns against shifts


class Clips:
    """The welds of the simulator by their numbers, those of the new card from `fresh` on.

    `home` is how the two ends of each stand to each other when it is shut, `pressed` for how many
    steps the new ones have been pressed home, none before they are caught.
    """

    def __init__(self, model: mujoco.MjModel, data: mujoco.MjData, fresh: int, many: int) -> None:
        self.model, self.data = model, data
        self.fresh, self.many = fresh, many
        for clip in range(many):
            self.soften(clip)
        self.home = model.eq_data[:many, 3:SCALE].copy()
        self.caught: dict[int, Vector] = {}
        self.pressed = 0

    def soften(self, clip: int) -> None:
        """A spring is told by what the bodies at its ends weigh."""
        model = self.model
        ends = [model.eq_obj1id[clip], model.eq_obj2id[clip]]
        shifts, turns = model.body_invweight0[ends].sum(axis=0)
        stiff = CLIP_PULL * (1 - STIFF) * shifts
        model.eq_solref[clip] = -stiff, -stiff * DAMPS_S
        model.eq_solimp[clip][:3] = STIFF, STIFF, 0.001
        model.eq_data[clip][SCALE] = 2 * np.sqrt(CLIP_BEND * turns / (CLIP_PULL * shifts))

    def holds(self, clip: int) -> bool:
        return bool(self.data.eq_active[clip])

    def cut(self, clip: int) -> None:
        self.data.eq_active[clip] = 0

    # what they carry

    def loads(self) -> tuple[NDArray[np.int64], Vector, Vector]:
        """Those that hold, the force that pulls at each and the moment that bends it."""
        rows = self.data.ne
        clips = self.data.efc_id[:rows:6].astype(np.int64)
        ours = clips < self.many
        clips = clips[ours]
        forces = np.asarray(self.data.efc_force[:rows]).reshape(-1, 6)[ours]
        pulled = np.linalg.norm(forces[:, :3], axis=1)
        # A row that bends is half a radian in the simulator's quaternions.
        bent = np.linalg.norm(forces[:, 3:], axis=1) * self.model.eq_data[clips, SCALE] / 2
        return clips, pulled, bent

    # a new card comes

    def away(self) -> tuple[float, float]:
        """How far the new card is from its clips, wherever those have swayed, in m and degrees."""
        far, turned = 0.0, 0.0
        for clip in range(self.fresh, self.many):
            here, home = self.present(clip), self.home[clip]
            cosine = min(1.0, abs(float(here[3:] @ home[3:])))
            far = max(far, float(np.linalg.norm(here[:3] - home[:3])))
            turned = max(turned, float(np.degrees(2 * np.arccos(cosine))))
        return far, turned

    def present(self, clip: int) -> Vector:
        """How the two ends stand to each other now: a place and a turn."""
        data, back, turn = self.data, np.zeros(4), np.zeros(4)
        one, other = self.model.eq_obj1id[clip], self.model.eq_obj2id[clip]
        axes, its = data.xmat[one].reshape(3, 3), data.xmat[other].reshape(3, 3)
        at = data.xpos[other] + its @ self.model.eq_data[clip][:3] - data.xpos[one]
        mujoco.mju_negQuat(back, data.xquat[one])
        mujoco.mju_mulQuat(turn, back, data.xquat[other])
        return np.concatenate([axes.T @ at, turn])

    def slot(self) -> tuple[Vector, Vector]:
        """Where the new card would be with its clips shut, between them, and its turn there."""
        places, turn = [], np.zeros(4)
        for clip in range(self.fresh, self.many):
            one, axes = self.model.eq_obj1id[clip], np.zeros(9)
            mujoco.mju_mulQuat(turn, self.data.xquat[one], self.home[clip][3:])
            mujoco.mju_quat2Mat(axes, turn)
            at = self.data.xpos[one] + self.data.xmat[one].reshape(3, 3) @ self.home[clip][:3]
            places.append(at - axes.reshape(3, 3) @ self.model.eq_data[clip][:3])
        return np.mean(places, axis=0), turn

    def catch(self) -> None:
        """As the card is now; from here it is pressed home."""
        self.caught = {clip: self.present(clip) for clip in range(self.fresh, self.many)}
        for clip in self.caught:
            self.data.eq_active[clip] = 1
        self.press()

    @property
    def is_closing(self) -> bool:
        return bool(self.caught) and self.pressed <= HOME_STEPS

    @property
    def shut(self) -> float:
        """How far the new ones have been pressed home, 1 once they were, torn open since or not."""
        return min(1.0, self.pressed / HOME_STEPS)

    def press(self) -> None:
        part = self.shut
        for clip, was in self.caught.items():
            now = (1 - part) * was + part * self.home[clip]
            now[3:] /= np.linalg.norm(now[3:])
            self.model.eq_data[clip][3:SCALE] = now
        self.pressed += 1
