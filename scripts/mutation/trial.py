"""One mutant against the tests: in a fork that already knows pytest, in a copy of the house."""

import importlib.abc
import importlib.machinery
import os
import resource
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType

import hypothesis  # noqa: F401 - imported once, here, for all forks
import msgspec
import pytest
from msgspec import Struct

from .mutants import Mutant, mutated
from .reach import BEFORE_ALL, Cached, Reach, Watch, cached_in


class Verdict(Struct, frozen=True):
    """Which test noticed and the clauses it cites; an empty `test` is a survivor."""

    test: str = ""
    clauses: tuple[str, ...] = ()
    reach: Reach = Reach()


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
    """A pytest plugin that lets only the asked for tests run, in their order, and remembers the
    first to fail; watching, also how long each took and what it called."""

    def __init__(self, tests: Sequence[str], watched: Path | None) -> None:
        self.order = {test: n for n, test in enumerate(tests) if "::" in test}
        self.watch = watched and Watch(watched)
        self.first = ""
        self.clauses: dict[str, tuple[str, ...]] = {}
        self.seconds: dict[str, float] = {}
        self.cached: list[Cached] = []
        if self.watch:
            self.watch.begin()

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        marks = item.iter_markers("clause")
        self.clauses[item.nodeid] = tuple(str(clause) for mark in marks for clause in mark.args)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.order:
            asked = [item for item in items if item.nodeid in self.order]
            items[:] = sorted(asked, key=lambda item: self.order[item.nodeid])
        if self.watch:
            self.watch.tell(BEFORE_ALL)
            self.cached = cached_in(self.watch.folder)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        self._look(report)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        if self.watch:
            self.watch.tell(nodeid)
            for function in self.cached:
                function.cache_clear()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._look(report)

    def _look(self, report: pytest.CollectReport | pytest.TestReport) -> None:
        if report.failed and not self.first:
            self.first = report.nodeid

    def verdict(self) -> Verdict:
        callers = self.watch.callers if self.watch else {}
        return Verdict(
            self.first,
            self.clauses.get(self.first, ()),
            Reach(self.seconds, {place: tuple(tests) for place, tests in callers.items()}),
        )


def tried(
    mutant: Mutant | None,
    home: Path,
    tests: Sequence[str],
    limit_s: int,
    watched: Path | None = None,
) -> Verdict:
    """The verdict of tests of the house at `home`: folders, files, or tests in their order.

    Running on for too long is noticed, too."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _child(mutant, home, tests, limit_s, watched, writer)
    os.close(writer)
    try:
        with os.fdopen(reader, "rb") as pipe:
            told = pipe.read()
    except KeyboardInterrupt:
        os.kill(child, signal.SIGKILL)
        raise
    finally:
        os.waitpid(child, 0)
    return msgspec.json.decode(told, type=Verdict) if told else Verdict("(ran too long)")


def _child(
    mutant: Mutant | None,
    home: Path,
    tests: Sequence[str],
    limit_s: int,
    watched: Path | None,
    writer: int,
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
    witness = Witness(tests, watched)
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", *files], plugins=[witness])
    verdict = witness.verdict()
    if code and not verdict.test:
        verdict = Verdict("(the tests could not start)")
    os.write(writer, msgspec.json.encode(verdict))
    os._exit(0)


def stop_when_told() -> None:
    """By Ctrl-C or `kill`, also in the background, where Ctrl-C would mean nothing."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.default_int_handler)


def spent_s() -> float:
    """Processor time of all trials so far, whatever else the machine is doing."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
