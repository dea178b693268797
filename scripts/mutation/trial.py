"""One mutant against the tests: in a fork that already knows pytest, in a copy of the house."""

import importlib.abc
import importlib.machinery
import json
import os
import resource
import sys
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType

import hypothesis  # noqa: F401 - imported once, here, for all forks
import pytest
from msgspec import Struct

from .mutants import Mutant, mutated


class Verdict(Struct, frozen=True):
    """Which test noticed and the clauses it cites; an empty `test` is a survivor."""

    test: str = ""
    clauses: tuple[str, ...] = ()
    seconds: dict[str, float] = {}


class BrokenLoader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, number: int) -> None:
        super().__init__(name, path)
        self.number = number

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        return compile(mutated(Path(path).read_text(encoding="utf-8"), self.number), path, "exec")


class Finder(importlib.abc.MetaPathFinder):
    """Hands out the broken module in place of the true one."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        self.name, self.mutant = name, mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        loader = BrokenLoader(name, str(self.mutant.path), self.mutant.number)
        return importlib.machinery.ModuleSpec(name, loader, origin=str(self.mutant.path))


class Witness:
    """A pytest plugin that remembers the first test to fail, and how long each file took."""

    def __init__(self) -> None:
        self.first = ""
        self.clauses: dict[str, tuple[str, ...]] = {}
        self.seconds: dict[str, float] = {}

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        marks = item.iter_markers("clause")
        self.clauses[item.nodeid] = tuple(str(clause) for mark in marks for clause in mark.args)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._look(report)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = report.nodeid.partition("::")[0]
        self.seconds[file] = self.seconds.get(file, 0.0) + report.duration
        self._look(report)

    def _look(self, report: pytest.CollectReport | pytest.TestReport) -> None:
        if report.failed and not self.first:
            self.first = report.nodeid

    def verdict(self) -> Verdict:
        return Verdict(self.first, self.clauses.get(self.first, ()), self.seconds)


def tried(mutant: Mutant | None, home: Path, files: Sequence[str], limit_s: int) -> Verdict:
    """The verdict of the tests of the house at `home`; running on for too long is noticed, too."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _child(mutant, home, files, limit_s, writer)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    if not told:
        return Verdict("(ran too long)")
    heard = json.loads(told)
    return Verdict(heard["test"], tuple(heard["clauses"]), heard["seconds"])


def _child(
    mutant: Mutant | None, home: Path, files: Sequence[str], limit_s: int, writer: int
) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (limit_s, limit_s))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.environ["CI"] = "true"  # hypothesis without dice of its own
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # a second a mutant
    os.chdir(home)
    sys.path.insert(0, str(home / "src"))
    if mutant is not None:
        module = mutant.path.relative_to(home / "src").with_suffix("")
        sys.meta_path.insert(0, Finder(".".join(module.parts), mutant))
    witness = Witness()
    code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", *files], plugins=[witness])
    verdict = witness.verdict()
    if code and not verdict.test:
        verdict = Verdict("(the tests could not start)")
    told = {"test": verdict.test, "clauses": verdict.clauses, "seconds": verdict.seconds}
    os.write(writer, json.dumps(told).encode())
    os._exit(0)


def spent_s() -> float:
    """Processor time of all trials so far, whatever else the machine is doing."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
