"""The path of a hand as it travels: samples of where and when, packed into a short text (S-H2).

A byte of version, then ten bytes a sample, little-endian: milliseconds since the one before (u8),
x, y, z in tenths of a millimetre from the target (i16 each), and the tilt against it, a rotation
vector in half degrees (i8 each). Base64, ordinary alphabet, with padding.
"""

from base64 import b64decode, b64encode
from binascii import Error
from collections.abc import Iterable
from struct import Struct as Layout
from typing import NamedTuple

VERSION = 1
LAYOUT = Layout("<B3h3b")
MOST_CHARS = 4096
MOST_SAMPLES = 300
TENTHS = 10
HALVES = 2


class Sample(NamedTuple):
    """Quantised: milliseconds since the one before, tenths of a millimetre, half degrees."""

    ms: int
    x: int
    y: int
    z: int
    tilt_x: int
    tilt_y: int
    tilt_z: int


class BadPath(ValueError):
    """No path of a hand can be read from it."""


def packed(samples: Iterable[Sample]) -> str:
    data = bytes([VERSION]) + b"".join(LAYOUT.pack(*sample) for sample in samples)
    return b64encode(data).decode()


def unpacked(path: str) -> tuple[Sample, ...]:
    """Or BadPath; the same samples always have the same text."""
    try:
        data = b64decode(path, validate=True)
    except (Error, ValueError) as error:
        raise BadPath(f"not base64: {error}") from error
    if b64encode(data).decode() != path:
        raise BadPath("base64 with loose ends")
    if not data or data[0] != VERSION:
        raise BadPath(f"version {data[0] if data else 'none'}, not {VERSION}")
    if (len(data) - 1) % LAYOUT.size:
        raise BadPath(f"{len(data) - 1} bytes are no whole samples of {LAYOUT.size}")
    return tuple(Sample(*values) for values in LAYOUT.iter_unpack(data[1:]))
