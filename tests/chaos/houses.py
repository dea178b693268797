"""The real parts: PostgreSQL, houses, HAProxy; each a process that can be killed."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import psycopg
from tests.newer import environment
from tests.postgres import Cluster

from .knock import Refusal, ask
from .places import Place, free_port

ROOT = Path(__file__).parent.parent.parent
CONFIG = ROOT / "deploy" / "haproxy.cfg"
FAKETIME = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1")
STARTS_S = 600.0
NO_DATABASE = 2
SETTINGS = "-c max_connections=200 -c shared_buffers=64MB"


class Database(Cluster):
    """A cluster that houses behind cables reach as well; every commit is flushed, as in a club."""

    def __init__(self, programs: Path, fronts: set[str]) -> None:
        super().__init__(programs, Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp")))
        self.fronts, self.port = sorted(fronts), free_port()

    def make(self) -> None:
        super().make()
        rule = "".join(f"host all all {front}/30 trust\n" for front in self.fronts)
        with (self.folder / "data" / "pg_hba.conf").open("a", encoding="utf-8") as rules:
            rules.write(rule)
        self.run("pg_ctl", "reload", "-s", "-D", str(self.folder / "data"))

    def start(self) -> None:
        data, log = str(self.folder / "data"), str(self.folder / "log")
        options = (
            f"{SETTINGS} -c unix_socket_directories='{self.folder}' -c port={self.port}"
            f" -c listen_addresses='{','.join(self.fronts)}'"
        )
        self.run("pg_ctl", "start", "-w", "-s", "-D", data, "-l", log, "-o", options)

    def address_from(self, place: Place) -> str:
        return f"postgresql://postgres@{place.front}:{self.port}/postgres"

    @property
    def own_address(self) -> str:
        return f"{self.address}&port={self.port}"

    def kill(self) -> None:
        """The postmaster without a word; the others notice that it is gone."""
        pid = int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, signal.SIGKILL)

    def come_back(self) -> None:
        """Once the last of the old ones has let go of what they shared."""
        until_s = time.monotonic() + STARTS_S
        while True:
            try:
                return self.start()
            except RuntimeError:
                if time.monotonic() > until_s:
                    raise
                time.sleep(0.1)

    def hang_up(self) -> None:
        with psycopg.connect(self.own_address, autocommit=True) as line:
            line.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
            )

    def close(self) -> None:
        with suppress(RuntimeError):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Node:
    """A house: `igroteka play`, as an administrator starts it; of the version in its `tree`."""

    def __init__(self, name: str, place: Place, db: str, folder: Path, ahead_s: int = 0) -> None:
        self.name, self.place, self.db, self.folder = name, place, db, folder
        self.ahead_s = ahead_s
        self.tree: Path | None = None
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.folder.mkdir(parents=True, exist_ok=True)

    @property
    def door(self) -> str:
        return f"{self.place.host}:{self.port}"

    def command(self) -> list[str]:
        door = ["--host", self.place.host, "--port", str(self.port), "--proxy", self.place.front]
        return ["play", *door, "--db", self.db, "--log", "json"]

    def start(self) -> None:
        command = [str(Path(sys.executable).with_name("igroteka")), *self.command()]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.place.inside(command), env=self.environment(), stdout=log, stderr=log
            )

    def environment(self) -> dict[str, str]:
        own = {"XDG_DATA_HOME": str(self.folder), "OPENBLAS_NUM_THREADS": "1"}
        if self.ahead_s and FAKETIME.exists():
            clock = {"FAKETIME": f"{self.ahead_s:+d}s", "DONT_FAKE_MONOTONIC": "1"}
            own |= {"LD_PRELOAD": str(FAKETIME), **clock}
        return {**environment(self.tree), **own}

    def answers(self) -> bool:
        try:
            return bool(ask(self.door, "/api/health", wait_s=1)["ok"])
        except (OSError, Refusal):
            return False

    def wait(self) -> None:
        until_s = time.monotonic() + STARTS_S
        while not self.answers():
            self.tend()
            if time.monotonic() > until_s:
                raise RuntimeError(f"{self.name} does not answer; see {self.folder / 'log'}")
            time.sleep(0.1)

    def come_back(self) -> None:
        self.start()
        self.wait()

    def tend(self) -> None:
        """As systemd does: whoever found no database when it was opened is started again."""
        code = self.process.poll() if self.process is not None else None
        if code == NO_DATABASE:
            self.start()
        elif code is not None:
            said = (self.folder / "log").read_text(encoding="utf-8")[-2000:]
            raise RuntimeError(f"{self.name} ended by itself ({code}): {said}")

    def strike(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def end(self, number: int = signal.SIGTERM) -> None:
        if self.process is None:
            return
        self.strike(number)
        try:
            self.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def cpu_s(self) -> float:
        """Of the one that runs now."""
        if self.process is None or self.process.poll() is not None:
            return 0.0
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Balancer:
    """HAProxy with the very file of `deploy/`, at other addresses."""

    def __init__(self, nodes: list[Node], folder: Path) -> None:
        self.port = free_port()
        self.config = folder / "haproxy.cfg"
        self.config.write_text(adapted(CONFIG.read_text(encoding="utf-8"), self.port, nodes))
        self.log = folder / "haproxy.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def door(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        with self.log.open("ab") as log:
            command = [haproxy() or "haproxy", "-db", "-f", str(self.config)]
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=0.5)
            raise RuntimeError(self.log.read_text(encoding="utf-8").splitlines()[-1])

    def end(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()


def haproxy() -> str | None:
    """What `scripts/haproxy` found; Debian keeps it where only root looks."""
    found = os.environ.get("HAPROXY") or shutil.which("haproxy")
    return found or shutil.which("haproxy", path="/usr/sbin")


def adapted(config: str, port: int, nodes: list[Node]) -> str:
    """Plain HTTP on this machine, and guests may say themselves where they come from."""
    lines = []
    for line in config.splitlines():
        word = line.split()[:1]
        if word == ["bind"] and "ssl" in line:
            continue
        if "redirect scheme" in line or "X-Forwarded-For" in line:
            continue
        if word == ["server"]:
            continue
        lines.append(re.sub(r"bind \S+", f"bind 127.0.0.1:{port}", line))
    return "\n".join([*lines, *(f"    server {node.name} {node.door}" for node in nodes), ""])
