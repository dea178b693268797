#!/usr/bin/env python3
"""Do tables where gravity is real slow down the others? Both kinds at one server, for a while.

.venv/bin/python -m bench.physics_tables --physics 20 --others 20 --seconds 30
"""

import argparse
import asyncio
import random
import tempfile
from pathlib import Path

from igroteka.server.load import Crew, report, served

PHYSICS_EVERY_S = 2.0
OTHERS_EVERY_S = 0.4
WARM_UP_S = 5.0


def main() -> None:
    parser = argparse.ArgumentParser(description="Other tables' moves beside falling towers.")
    parser.add_argument("--physics", type=int, default=20)
    parser.add_argument("--others", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "load.db") as address:
        towers = Crew(address, "skyscraper", {"hands": "forgiving"})
        roads = Crew(address, "roads", {})
        towers.every_s, roads.every_s = PHYSICS_EVERY_S, OTHERS_EVERY_S
        asyncio.run(together([(towers, asked.physics), (roads, asked.others)], asked.seconds))
    for name, crew, tables in (("towers", towers, asked.physics), ("others", roads, asked.others)):
        if len(crew.waits_ms) > 1:
            print(name, report(crew, tables, asked.seconds))


async def together(crews: list[tuple[Crew, int]], seconds: float) -> None:
    players = [
        asyncio.create_task(crew.keep_playing(random.Random(n)))
        for crew, tables in crews
        for n in range(tables)
    ]
    await asyncio.sleep(WARM_UP_S)
    for crew, _ in crews:
        crew.counting = True
    await asyncio.sleep(seconds)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)


if __name__ == "__main__":
    main()
