#!/usr/bin/env python3
"""Does a second house on the same database add a whole one? Moves by second of a house's CPU.

.venv/bin/python -m bench.nodes --tables 64 --seconds 10 --rounds 3

The same tables at one house and at two, in turn; at two the seats of every table sit at different
ones, so each step has to reach the other. PostgreSQL is one of its own, in a temporary folder.
"""

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean

from tests.postgres import Cluster, binaries

from igroteka.server.load import Crew, Pace
from igroteka.server.wire_lobby import TableKeys

WARM_UP_S = 3.0
TICKS = os.sysconf("SC_CLK_TCK")
USER, SYSTEM = 13, 14


class Spread(Crew):
    """Whose seats come in by different doors."""

    def __init__(self, addresses: Sequence[str]) -> None:
        super().__init__(addresses[0], "roads", {})
        self.addresses = addresses
        self.doors = itertools.cycle(addresses)

    async def keep_playing(self, rng: random.Random) -> None:
        self.address = next(self.doors)
        await super().keep_playing(rng)

    async def sit(self, keys: TableKeys, seat: int, rng: random.Random, pace: Pace) -> None:
        self.address = self.addresses[seat % len(self.addresses)]
        await super().sit(keys, seat, rng, pace)


@contextlib.contextmanager
def houses(db: str, many: int) -> Iterator[list[subprocess.Popen[str]]]:
    command = [sys.executable, "-m", "igroteka.server.load", db]
    opened = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(many)]
    try:
        yield opened
    finally:
        for house in opened:
            house.terminate()
            house.wait()


def address_of(house: subprocess.Popen[str]) -> str:
    assert house.stdout is not None
    return house.stdout.readline().strip()


def cpu_s(house: subprocess.Popen[str]) -> float:
    told = Path(f"/proc/{house.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(told[USER - 2]) + int(told[SYSTEM - 2])) / TICKS


async def moves_per_cpu_s(
    opened: Sequence[subprocess.Popen[str]], tables: int, seconds: float, pace: float
) -> float:
    crew = Spread([address_of(house) for house in opened])
    crew.every_s = tables / pace
    players = [asyncio.create_task(crew.keep_playing(random.Random(n))) for n in range(tables)]
    await asyncio.sleep(WARM_UP_S)
    crew.counting, before = True, sum(map(cpu_s, opened))
    await asyncio.sleep(seconds)
    crew.counting, spent = False, sum(map(cpu_s, opened)) - before
    for player in players:
        player.cancel()
    for ended in await asyncio.gather(*players, return_exceptions=True):
        if not isinstance(ended, asyncio.CancelledError):
            raise RuntimeError("a scripted client stumbled") from ended
    return len(crew.waits_ms) / spent


def measured(cluster: Cluster, many: int, asked: argparse.Namespace) -> float:
    with cluster.schema() as db, houses(db, many) as opened:
        return asyncio.run(moves_per_cpu_s(opened, asked.tables, asked.seconds, asked.pace))


def main() -> None:
    parser = argparse.ArgumentParser(description="One house beside two on one database.")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pace", type=float, default=400, help="moves a second in all")
    asked = parser.parse_args()
    programs = binaries()
    if programs is None:
        raise SystemExit("no PostgreSQL here: scripts/postgres installs it")
    found: dict[int, list[float]] = {1: [], 2: []}
    with tempfile.TemporaryDirectory(prefix="pg-", dir="/tmp") as folder:
        cluster = Cluster(programs, Path(folder))
        cluster.make()
        try:
            for _ in range(asked.rounds):
                for many, figures in found.items():
                    figures.append(measured(cluster, many, asked))
                print(
                    *(f"{many}: {figures[-1]:.0f}" for many, figures in found.items()), flush=True
                )
        finally:
            cluster.stop()
    ratios = [two / one for one, two in zip(found[1], found[2], strict=True)]
    print(f"moves by second of CPU, two houses to one: {mean(ratios):.2f}")
    print("by round:", *(f"{ratio:.2f}" for ratio in ratios))


if __name__ == "__main__":
    main()
