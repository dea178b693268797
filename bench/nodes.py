#!/usr/bin/env python3
"""Does a second house on the same database add a whole one? Moves by second of a house's CPU.

.venv/bin/python -m bench.nodes --tables 64 --seconds 10 --rounds 3

The same tables at one house and at two, in turn: at two once with every guest at any door, as a
balancer without sticky sessions sends them, so that of two-seated tables every other is at both
houses; and once with every table at both, so that each step has to reach the other house.
PostgreSQL is one of its own, in a temporary folder.
"""

import argparse
import asyncio
import os
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import mean

from tests.postgres import Cluster, binaries

from igroteka.server.load import Crew, House, address_of, counted, houses

WARM_UP_S = 3.0
TICKS = os.sysconf("SC_CLK_TCK")
USER, SYSTEM = 13, 14
ONE = "one house"
# How many houses, and whether every table is at all of them.
CASES = {ONE: (1, False), "two, any door": (2, False), "two, every table at both": (2, True)}


class Spread(Crew):
    """Whose seats come in by different doors."""

    def __init__(self, addresses: Sequence[str], game: str, split: bool) -> None:
        super().__init__(addresses[0], game, {})
        self.addresses, self.split = addresses, split
        # Of the guests' own dice nothing is used up: the same moves are tried in each case.
        self.dice = random.Random(len(addresses))

    def door(self, seat: int | None) -> str:
        if seat is None or not self.split:
            return self.dice.choice(self.addresses)
        return self.addresses[seat % len(self.addresses)]


def cpu_s(house: House) -> float:
    told = Path(f"/proc/{house.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(told[USER - 2]) + int(told[SYSTEM - 2])) / TICKS


async def moves_per_cpu_s(opened: Sequence[House], asked: argparse.Namespace, split: bool) -> float:
    tables, seconds = asked.tables, asked.seconds
    crew = Spread([address_of(house) for house in opened], asked.game, split)
    crew.every_s = tables / asked.pace
    async with counted(crew, tables, WARM_UP_S):
        before = sum(map(cpu_s, opened))
        await asyncio.sleep(seconds)
        spent = sum(map(cpu_s, opened)) - before
    return len(crew.waits_ms) / spent


def measured(cluster: Cluster, many: int, split: bool, asked: argparse.Namespace) -> float:
    with cluster.schema() as db, houses(db, many) as opened:
        return asyncio.run(moves_per_cpu_s(opened, asked, split))


def main() -> None:
    parser = argparse.ArgumentParser(description="One house beside two on one database.")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pace", type=float, default=400, help="moves a second in all")
    parser.add_argument("--game", default="roads")
    asked = parser.parse_args()
    programs = binaries()
    if programs is None:
        raise SystemExit("no PostgreSQL here: scripts/postgres installs it")
    found: dict[str, list[float]] = {name: [] for name in CASES}
    with tempfile.TemporaryDirectory(prefix="pg-", dir="/tmp") as folder:
        cluster = Cluster(programs, Path(folder))
        cluster.make()
        try:
            for _ in range(asked.rounds):
                for name, case in CASES.items():
                    found[name].append(measured(cluster, *case, asked))
                print(*(f"{name}: {rates[-1]:.0f}" for name, rates in found.items()), flush=True)
        finally:
            cluster.stop()
    print("moves by second of the houses' CPU, to those of one house, by round:")
    for name, rates in found.items():
        if name != ONE:
            ratios = [two / one for one, two in zip(found[ONE], rates, strict=True)]
            each = " ".join(f"{ratio:.2f}" for ratio in ratios)
            print(f"{name}: {mean(ratios):.2f} ({each})")


if __name__ == "__main__":
    main()
