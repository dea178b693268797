"""Numba's compiler, with types kept."""

from collections.abc import Callable
from typing import TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., object])


def njit(function: F) -> F:
    """Compiled at the first call and kept on disk."""
    return cast(F, numba.njit(cache=True)(function))
