"""Sizes and weights of the real things, in metres, kilograms and seconds (S-H1)."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from .lattice import NORMAL, Pose
from .statics import centre

Vector: TypeAlias = NDArray[np.float64]

UNIT = 0.04
THICK = 0.0012
# Cards that meet leave this much between them, so that a joint is no collision.
GAP = 0.0003
BOW = 0.001
CARD_KG = 0.005
WORKER_WIDE = 0.007
WORKER_HIGH = 0.018
WORKER_KG = 0.0006
GRAVITY = 9.81
GROUND = -(THICK / 2 + GAP)
MM = 0.001

# A clip: so stiff against being pulled apart (N/m) and against bending (N m/rad).
CLIP_PULL = 1.2e5
CLIP_BEND = 0.8

# One card out from an edge bends its joint by this much: the 1 of the statics (S-H3).
MOMENT = CARD_KG * GRAVITY * UNIT
WEIGHT = CARD_KG * GRAVITY


def place_of(pose: Pose) -> Vector:
    """The middle of a card."""
    return centre(pose) * UNIT


def halves_of(pose: Pose, bowed: float = 0.0) -> Vector:
    """Half of a card's size along each axis; one held in fingers bows, and is shorter so much."""
    halves = np.full(3, UNIT - THICK / 2 - GAP - bowed)
    halves[NORMAL[pose.plane]] = THICK / 2
    return halves
