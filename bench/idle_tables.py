#!/usr/bin/env python3
"""Many tables where people sit and think beside some where they play: what do the players notice?

.venv/bin/python -m bench.idle_tables --idle 2000 --active 200 --seconds 30
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from igroteka.server.load import Crew, address_of, counted, houses, report
from igroteka.server.wire import Hello
from igroteka.server.wire_lobby import TableKeys

EVERY_S = 2.0
WARM_UP_S = 5.0
AT_ONCE = 32
MIB = 1024


def main() -> None:
    parser = argparse.ArgumentParser(description="Tables that rest beside tables that play.")
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--active", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    asked = parser.parse_args()
    for idle in (0, asked.idle):
        with (
            tempfile.TemporaryDirectory() as folder,
            houses(Path(folder) / "load.db") as (house,),
        ):
            address = address_of(house)
            asyncio.run(evening(address, house.pid, idle, asked.active, asked.seconds))


async def evening(address: str, pid: int, idle: int, active: int, seconds: float) -> None:
    crew = Crew(address, "roads", {})
    crew.every_s = EVERY_S
    gate = asyncio.Semaphore(AT_ONCE)
    sitting = await asyncio.gather(*(seated(crew, gate) for _ in range(idle)))
    async with counted(crew, active, WARM_UP_S):
        await asyncio.sleep(seconds)
        taken = resident_mib(pid)
    print(f"{idle} idle:", report(crew, active, seconds), f"{taken} MiB", flush=True)
    for socket in (socket for pair in sitting for socket in pair):
        socket.transport.abort()


async def seated(crew: Crew, gate: asyncio.Semaphore) -> list[ClientConnection]:
    """Two people at a table of theirs."""
    async with gate:
        keys: TableKeys = await asyncio.to_thread(crew.set_table)
        return [await sat_down(crew, keys, key.token) for key in keys.seats]


async def sat_down(crew: Crew, keys: TableKeys, token: str) -> ClientConnection:
    address = f"ws://{crew.address}/ws/{keys.table}"
    socket = await connect(address, compression=None, ping_interval=None)
    await socket.send(msgspec.json.encode(Hello(token)).decode())
    await socket.recv()
    return socket


def resident_mib(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS"))) // MIB


if __name__ == "__main__":
    main()
