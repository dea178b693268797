"""Numba's compiler, with types kept."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., object])
HERE = Path(__file__).parent


def place(sources: Path) -> Path:
    """Numba looks at the file of a function, not at those it calls: what all of them say counts."""
    said = sha256()
    for source in sorted(sources.glob("*.py")):
        said.update(source.read_bytes())
    return sources / "__pycache__" / f"numba-{said.hexdigest()[:12]}"


cast(Any, numba.config).CACHE_DIR = str(place(HERE))


def njit(function: F) -> F:
    """Compiled at the first call and kept on disk."""
    return cast(F, numba.njit(cache=True)(function))
