"""The film of an act: where everything that moved was, 25 times a second.

Deflated; inside, little-endian: the letters SKYF, version, frames a second, bodies (u8 each but
frames in all, u16), a row of kind and number a body (u8, u8), then frame by frame and body by body
the middle in tenths of a millimetre and the turn from its place as a quaternion w, x, y, z in
32767ths, seven i16.
"""

import zlib
from hashlib import sha256
from struct import pack

import numpy as np
from numpy.typing import NDArray

from .measures import Vector

MAGIC, VERSION = b"SKYF", 1
FPS = 25
CARD, WORKER = 0, 1
TENTHS_OF_MM = 10_000
QUATERNION = 32767
LEVEL = 6

Frame = NDArray[np.float64]


class Film:
    """`bodies` are kind and number of all that can move, `turns` how they lie at rest."""

    def __init__(self, bodies: list[tuple[int, int]]) -> None:
        self.bodies = bodies
        self.frames: list[NDArray[np.int16]] = []

    def shoot(self, places: Vector, turns: Vector) -> None:
        at = np.clip(np.rint(places * TENTHS_OF_MM), -32768, 32767)
        turned = np.where(turns[:, :1] < 0, -turns, turns)
        frame = np.concatenate([at, np.rint(turned * QUATERNION)], axis=1)
        self.frames.append(frame.astype(np.int16))

    def developed(self) -> bytes:
        """Only what moved; a film of nothing has no bodies."""
        shot = np.stack(self.frames)
        moved = np.flatnonzero((shot != shot[0]).any(axis=(0, 2)))
        head = MAGIC + pack("<BBBH", VERSION, FPS, len(moved), len(shot))
        rows = b"".join(pack("<BB", *self.bodies[body]) for body in moved)
        return zlib.compress(head + rows + shot[:, moved].astype("<i2").tobytes(), LEVEL)


def named(film: bytes) -> str:
    return sha256(film).hexdigest()
