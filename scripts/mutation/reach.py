"""Which tests come to which functions, so that a break is shown to those that could notice."""

import ast
import gc
import sys
from collections.abc import Sequence
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeAlias

from msgspec import Struct

from .mutants import Mutant

# Called while modules are imported or tests collected: whatever it made, all tests stand on it.
BEFORE_ALL = ""
Cached: TypeAlias = "_lru_cache_wrapper[Any]"


class Reach(Struct, frozen=True):
    """How long each test took, and by `file:line` of a function the tests that called it."""

    seconds: dict[str, float] = {}
    callers: dict[str, tuple[str, ...]] = {}

    def tests_of(self, mutant: Mutant) -> Sequence[str]:
        """Quickest first; of a break outside of all functions, every test."""
        function = _function(mutant)
        found = self.callers.get(function, ())
        everyone = not function or BEFORE_ALL in found
        return sorted(self.seconds if everyone else found, key=lambda t: (self.seconds[t], t))


class Watch:
    """Sees every call of a function whose file is in the folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.callers: dict[str, set[str]] = {}
        self.met: set[CodeType] = set()

    def begin(self) -> None:
        sys.settrace(self._called)

    def tell(self, test: str) -> None:
        """All that was called since it was asked last is `test`'s."""
        for code in self.met:
            if code.co_filename.startswith(self.folder):
                place = f"{code.co_filename}:{code.co_firstlineno}"
                self.callers.setdefault(place, set()).add(test)
        self.met.clear()

    def _called(self, frame: FrameType, _event: str, _arg: object) -> None:
        self.met.add(frame.f_code)


def cached_in(folder: str) -> list[Cached]:
    """The remembering functions of a folder: cleared, each test calls for itself what it needs."""
    return [
        each
        for each in gc.get_objects()
        if type(each) is _lru_cache_wrapper
        and str(getattr(sys.modules.get(each.__module__), "__file__", "")).startswith(folder)
    ]


def _function(mutant: Mutant) -> str:
    tree = ast.parse(mutant.path.read_text(encoding="utf-8"))
    within = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and node.body[0].lineno <= mutant.line <= (node.end_lineno or 0)
    ]
    if not within:
        return ""
    inner = max(within, key=lambda node: node.lineno)
    first = min([inner.lineno, *(each.lineno for each in inner.decorator_list)])
    return f"{mutant.path}:{first}"
