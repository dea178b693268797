"""All of it put up in a temporary folder, and taken down again whatever happens."""

import shutil
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.newer import newer
from tests.postgres import binaries

from .clients import Diary
from .houses import FAKETIME, Balancer, Database, Node
from .places import Beside, Place, places
from .thinkers import Thinker

STOPPED_S = 6.0


class Street:
    """Without a database of its own it is one house on a file."""

    def __init__(
        self,
        folder: Path,
        nodes: list[Node],
        balancer: Balancer,
        database: Database | None,
        workers: list[Thinker],
    ) -> None:
        self.folder, self.nodes, self.balancer = folder, nodes, balancer
        self.workers = workers
        self.database = database
        self.stopped_s = STOPPED_S
        self.trees: list[Path] = []
        self.diary = Diary()

    def now_s(self) -> float:
        return self.diary.now_s()

    @property
    def kept(self) -> Path | str:
        return Path(self.nodes[0].db) if self.database is None else self.database.own_address

    @property
    def clocks(self) -> str:
        shifted = [node for node in self.nodes if node.ahead_s]
        if not shifted or not FAKETIME.exists():
            return "alike"
        return f"{shifted[0].name} is {shifted[0].ahead_s} s ahead"

    def newer(self) -> Path:
        """One version more."""
        number = len(self.trees) + 1
        self.trees.append(newer(self.folder / f"version{number}", number))
        return self.trees[-1]

    def cpu_s(self) -> float:
        return sum(node.cpu_s() for node in self.nodes)


@contextmanager
def open_street(
    count: int, sqlite: bool, apart: bool, clocks_s: int = 0, helpers: int = 0
) -> Iterator[Street]:
    folder = Path(tempfile.mkdtemp(prefix="chaos-", dir="/tmp"))
    spots = places(count, apart)
    database: Database | None = None
    nodes: list[Node] = []
    workers: list[Thinker] = []
    balancer: Balancer | None = None
    try:
        if not sqlite:
            database = a_database(spots)
        nodes += [
            Node(
                f"house{number}",
                spot,
                str(folder / "tables.db") if database is None else database.address_from(spot),
                folder / f"house{number}",
                clocks_s if number % 2 else 0,
            )
            for number, spot in enumerate(spots)
        ]
        if database is not None:
            workers += [a_worker(n, database, folder) for n in range(helpers)]
        for node in (*nodes, *workers):
            node.start()
        for node in (*nodes, *workers):
            node.wait()
        balancer = Balancer(nodes, folder)
        balancer.start()
        yield Street(folder, nodes, balancer, database, workers)
    finally:
        for node in (*nodes, *workers):
            with suppress(ProcessLookupError):
                node.end(signal.SIGKILL)
        if balancer is not None:
            balancer.end()
        if database is not None:
            database.close()
        for spot in spots:
            spot.close()
        shutil.rmtree(folder, ignore_errors=True)


def a_worker(number: int, database: Database, folder: Path) -> Thinker:
    beside, name = Beside(), f"worker{number}"
    return Thinker(name, beside, database.address_from(beside), folder / name)


def a_database(spots: list[Place]) -> Database:
    programs = binaries()
    if programs is None:
        raise FileNotFoundError("no PostgreSQL here: scripts/postgres says how one is found")
    database = Database(programs, {"127.0.0.1", *(spot.front for spot in spots)})
    database.make()
    return database
