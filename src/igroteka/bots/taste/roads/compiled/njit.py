"""Numba's compiler, with types kept."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib.resources import files
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., object])


def kept_as(sources: Mapping[str, bytes]) -> str:
    """Numba looks at the file of a function, not at those it calls: what all of them say counts."""
    said = sha256()
    for name in sorted(sources):
        said.update(name.encode() + sources[name])
    return f"numba-{said.hexdigest()[:12]}"


HERE = files(__package__)
SOURCES = {one.name: one.read_bytes() for one in HERE.iterdir() if one.name.endswith(".py")}
cast(Any, numba.config).CACHE_DIR = str(HERE.joinpath("__pycache__", kept_as(SOURCES)))


def njit(function: F) -> F:
    """Compiled at the first call and kept on disk."""
    return cast(F, numba.njit(cache=True)(function))
