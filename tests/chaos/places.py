"""Where a house stands: on this machine's own address, or behind a cable that can be pulled."""

import os
import shutil
import socket
import subprocess
from contextlib import suppress
from typing import Protocol

HERE = "127.0.0.1"


class Place(Protocol):
    """`host` is where the house listens; `front` where the balancer and the database are."""

    host: str
    front: str
    can_be_cut: bool

    def inside(self, command: list[str]) -> list[str]: ...

    def cut(self) -> None: ...

    def mend(self) -> None: ...

    def close(self) -> None: ...


class Beside:
    """On this machine, as all others: there is no cable to pull."""

    host = front = HERE
    can_be_cut = False

    def inside(self, command: list[str]) -> list[str]:
        return command

    def cut(self) -> None:
        raise NotImplementedError("no cable")

    def mend(self) -> None: ...

    def close(self) -> None: ...


class Apart:
    """A network namespace of its own, joined by one cable. Only root may make one."""

    can_be_cut = True

    def __init__(self, number: int) -> None:
        mark = os.getpid() % 100_000
        self.name, self.cable = f"ig{mark}n{number}", f"ig{mark}c{number}"
        net = f"10.{100 + mark // 250 % 100}.{mark % 250}"
        self.front, self.host = f"{net}.{4 * number + 1}", f"{net}.{4 * number + 2}"
        ip("netns", "add", self.name)
        ip("link", "add", self.cable, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        ip("addr", "add", f"{self.front}/30", "dev", self.cable)
        ip("link", "set", self.cable, "up")
        for words in (
            ("addr", "add", f"{self.host}/30", "dev", "eth0"),
            ("link", "set", "eth0", "up"),
            ("link", "set", "lo", "up"),
        ):
            ip("-n", self.name, *words)

    def inside(self, command: list[str]) -> list[str]:
        return ["ip", "netns", "exec", self.name, *command]

    def cut(self) -> None:
        ip("link", "set", self.cable, "down")

    def mend(self) -> None:
        ip("link", "set", self.cable, "up")

    def close(self) -> None:
        """The cable goes with it."""
        with suppress(subprocess.CalledProcessError):
            ip("netns", "del", self.name)


def ip(*words: str) -> None:
    subprocess.run(("ip", *words), check=True, capture_output=True)


def places(count: int, apart: bool) -> list[Place]:
    """Apart where that can be; else all beside one another."""
    if not apart or os.geteuid() != 0 or shutil.which("ip") is None:
        return [Beside() for _ in range(count)]
    made: list[Place] = []
    try:
        made.extend(Apart(number) for number in range(count))
    except subprocess.CalledProcessError:
        for place in made:
            place.close()
        return [Beside() for _ in range(count)]
    return made


def free_port(host: str = HERE) -> int:
    with socket.socket() as door:
        door.bind((host, 0))
        return int(door.getsockname()[1])
