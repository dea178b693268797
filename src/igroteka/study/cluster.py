"""The games of a study on a Ray cluster: a handful of them a time, on whichever node is free."""

import logging
import os
import socket
import sys
from collections import Counter, deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any

from msgspec import Struct

from igroteka import __version__

from .crew import a_handful
from .ledger import Line, Task, play

# So often a handful is played again when the machine that had it is lost.
TRIES = 20
# Handfuls under way for each core: the next is there before the last has ended.
AHEAD = 2
KNOCK_S = 5.0


class BadCluster(ValueError):
    """It is not there, or not fit to play; the message is for whoever asked."""


class Handful(Struct, frozen=True):
    """Played on one node, by the release that it has."""

    node: str
    release: str
    lines: tuple[Line, ...]


class OnRay:
    """A crew of all the cores that the cluster has, more when more nodes join."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.by_node: Counter[str] = Counter()
        self.played = ray.remote(num_cpus=1, max_retries=TRIES)(played_there)

    def lines(self, tasks: Sequence[Task]) -> Generator[Line, None, None]:
        """A handful has one place in the row, so that one played twice is counted once."""
        size = a_handful(len(tasks), self.cores(), most=16)
        waiting = deque(enumerate(tasks[at : at + size] for at in range(0, len(tasks), size)))
        under_way: dict[Any, int] = {}
        done: dict[int, Handful] = {}
        following = 0
        try:
            while waiting or under_way:
                while waiting and len(under_way) < AHEAD * self.cores():
                    place, some = waiting.popleft()
                    under_way[self.played.remote(some)] = place
                ready, _ = self.ray.wait([*under_way], num_returns=1)
                for one in ready:
                    done[under_way.pop(one)] = self.taken(one)
                while following in done:
                    yield from done.pop(following).lines
                    following += 1
        finally:
            for one in under_way:
                self.ray.cancel(one, force=True)

    def cores(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def taken(self, one: Any) -> Handful:
        try:
            handful: Handful = self.ray.get(one)
        except self.ray.exceptions.RayTaskError:
            raise  # A fault of the game, not of the machine.
        except self.ray.exceptions.RayError as error:
            raise BadCluster(f"the cluster gave up: {str(error).splitlines()[0]}") from error
        if handful.release != __version__:
            mine = f"igroteka {__version__} here, {handful.release} on {handful.node}"
            raise BadCluster(f"{mine}: every node needs the same release")
        self.by_node[handful.node] += len(handful.lines)
        return handful

    def told(self) -> str:
        return ", ".join(f"{node}: {games:,}" for node, games in sorted(self.by_node.items()))


def played_there(tasks: Sequence[Task]) -> Handful:
    """Runs on a node."""
    ray = the_ray()
    node = f"{ray.util.get_node_ip_address()} {ray.get_runtime_context().get_node_id()[:4]}"
    return Handful(node, __version__, tuple(map(play, tasks)))


@contextmanager
def on_ray(address: str | None = None, cores: int | None = None) -> Iterator[OnRay]:
    """The cluster at this address; without one, a cluster of this machine for as long as needed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = the_ray()
    logging.getLogger("ray").setLevel(logging.ERROR)
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address is None:
            ray.init(address="local", num_cpus=cores, include_dashboard=False, **quiet)
        else:
            knock(address)
            ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        whose = f"no Ray cluster at {address}" if address else "Ray does not start here"
        raise BadCluster(f"{whose}: {(str(error) or 'no answer').splitlines()[0]}") from error
    try:
        yield OnRay(ray)
    finally:
        with suppress(KeyboardInterrupt):
            ray.shutdown()


def knock(address: str) -> None:
    """Ray itself waits for minutes where nobody answers."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    if not port.isdecimal():
        raise BadCluster(f"{address[:60]!r} is no address: HOST:PORT")
    with socket.create_connection((host.strip("[]"), int(port)), KNOCK_S):
        pass


def the_ray() -> Any:
    try:
        return import_module("ray")
    except ImportError as error:
        python = ".".join(map(str, sys.version_info[:2]))
        how = f"make study brings it, where Ray has a wheel for Python {python}"
        raise BadCluster(f"Ray is not installed here; {how}") from error
