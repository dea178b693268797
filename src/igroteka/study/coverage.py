"""Which tests cite which clause of a game's rules: read from the tests, not run.

A test cites with `@pytest.mark.clause("R-P1", "R-P2")`, on itself, on its class, or on one of its
`pytest.param(…, marks=…)`.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from igroteka.kernel import Game
from igroteka.kernel.clauses import page
from igroteka.kernel.langs import FALLBACK

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Citation(Struct, frozen=True):
    """A test, as pytest names it, and the clauses it cites."""

    test: str
    clauses: tuple[str, ...]


class Coverage(Struct, frozen=True):
    """`clauses` in the order of the page; `tests` has every clause, those without a test too."""

    clauses: tuple[str, ...]
    tested: tuple[str, ...]
    missing: tuple[str, ...]
    tests: dict[str, tuple[str, ...]]


def coverage(game: Game[Any, Any, Any], tests_dir: Path) -> Coverage:
    clauses = tuple(clause.id for clause in page(game, FALLBACK).clauses)
    cited = citations(tests_dir)
    tests = {
        clause: tuple(citation.test for citation in cited if clause in citation.clauses)
        for clause in clauses
    }
    return Coverage(
        clauses=clauses,
        tested=tuple(clause for clause in clauses if tests[clause]),
        missing=tuple(clause for clause in clauses if not tests[clause]),
        tests=tests,
    )


def citations(tests_dir: Path) -> tuple[Citation, ...]:
    """Every test below the folder that cites a clause, in the order of files and lines."""
    found: list[Citation] = []
    for path in sorted(tests_dir.rglob("test_*.py")):
        name = path.relative_to(tests_dir.parent).as_posix()
        found += _cited_in(ast.parse(path.read_text(encoding="utf-8"), name).body, name, ())
    return tuple(found)


def _cited_in(body: list[ast.stmt], name: str, around: tuple[str, ...]) -> Iterator[Citation]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _cited_in(node.body, f"{name}::{node.name}", (*around, *_marks(node)))
        elif isinstance(node, Function) and node.name.startswith("test_"):
            clauses = tuple(dict.fromkeys((*around, *_marks(node))))
            if clauses:
                yield Citation(f"{name}::{node.name}", clauses)


def _marks(node: ast.ClassDef | Function) -> Iterator[str]:
    for decorator in node.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.clause":
                yield from map(ast.literal_eval, call.args)
