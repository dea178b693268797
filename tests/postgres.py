"""A PostgreSQL of the tests' own: one cluster a run, shared by all workers; a schema per test."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import IO

import psycopg

PLACES = "/usr/lib/postgresql"
# Nobody pulls this machine's plug in the middle of a test.
SETTINGS = "-c fsync=off -c listen_addresses='' -c max_connections=100 -c shared_buffers=32MB"
_numbers = count()


def binaries() -> Path | None:
    """What `scripts/postgres` found, else Debian's newest, else those on the path."""
    told = os.environ.get("POSTGRES")
    debians = sorted(Path(PLACES).glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    on_path = shutil.which("initdb")
    found = (
        [Path(told) / "initdb"] if told else debians[-1:] or ([Path(on_path)] if on_path else [])
    )
    return found[0].parent if found else None


class Cluster:
    """In a folder of its own; as root it is run by Debian's user, for it refuses to be root's."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.address = f"postgresql://postgres@/postgres?host={folder}"

    def run(self, program: str, *words: str) -> None:
        drop = ("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups")
        command = (*(drop if os.geteuid() == 0 else ()), str(self.programs / program), *words)
        done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")

    def make(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        data = str(self.folder / "data")
        self.run(
            "initdb", "-A", "trust", "--no-sync", "--locale=C", "-E", "UTF8", "-U", "postgres", data
        )
        self.start()

    def start(self) -> None:
        data, log = str(self.folder / "data"), str(self.folder / "log")
        options = f"{SETTINGS} -c unix_socket_directories='{self.folder}'"
        self.run("pg_ctl", "start", "-w", "-s", "-D", data, "-l", log, "-o", options)

    def stop(self, how: str = "immediate") -> None:
        self.run("pg_ctl", "stop", "-w", "-s", "-m", how, "-D", str(self.folder / "data"))

    @contextmanager
    def schema(self) -> Iterator[str]:
        """The address of an empty place in it."""
        name = f"t{os.getpid()}_{next(_numbers)}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
            yield f"{self.address}&options=-csearch_path%3D{name}"
            connection.execute(f"DROP SCHEMA {name} CASCADE")


@contextmanager
def shared_cluster(programs: Path, meeting: Path) -> Iterator[Cluster]:
    """The first who needs it starts it, the last who leaves stops it; they meet in a folder."""
    with locked(meeting) as file:
        folder, users = read(file)
        if not users:
            folder = tempfile.mkdtemp(prefix="pg-", dir="/tmp")
            Cluster(programs, Path(folder)).make()
        write(file, folder, users + 1)
    cluster = Cluster(programs, Path(folder))
    try:
        yield cluster
    finally:
        with locked(meeting) as file:
            _, users = read(file)
            write(file, folder, users - 1)
            if users == 1:
                cluster.stop()
                shutil.rmtree(folder)


@contextmanager
def locked(meeting: Path) -> Iterator[IO[str]]:
    with (meeting / "postgres").open("a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield file


def read(file: IO[str]) -> tuple[str, int]:
    file.seek(0)
    folder, _, users = file.read().partition("\n")
    return folder, int(users or 0)


def write(file: IO[str], folder: str, users: int) -> None:
    file.seek(0)
    file.truncate()
    file.write(f"{folder}\n{users}")
    file.flush()
