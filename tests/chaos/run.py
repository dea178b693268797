"""`scripts/chaos`: many houses on one PostgreSQL, faults, and a checker of every client's history.

Exit code 1 if anything was lost, doubled or seen in another order, or if play did not go on within
5 s: then the history of all clients and what the houses said is kept in .cache/chaos.
"""

import argparse
import asyncio
import os
import random
import secrets
import shutil
import signal
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec

from .checker import check
from .clients import Lane, Message
from .faults import WEIGHTS, Struck, plan
from .history import Told, write
from .houses import ROOT
from .logs import read_logs
from .report import PATIENCE_S, Report, page, silences, told
from .street import STOPPED_S, Street, open_street

OUT = ROOT / ".cache" / "chaos"
ME, FRIEND, BOT = {"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "greedy:standard"}
SEARCH = {"kind": "bot", "bot": "search:easy"}
# By turns: plain moves; a quick bot that any house may play; both at once, and sand; and a bot
# that workers think for, or the house that drives.
GAMES: tuple[Message, ...] = (
    {"game": "roads", "seats": [ME, FRIEND], "options": {"cards": "24"}},
    {"game": "clockwork", "seats": [ME, FRIEND, BOT], "options": {}},
    {"game": "urfin", "seats": [ME, FRIEND], "options": {"sand": "60"}},
    {"game": "clockwork", "seats": [ME, FRIEND, SEARCH], "options": {}},
)
NAMED = [fault.__name__ for fault in WEIGHTS]
STOPPED, ENDED = 130, 143
WARM_S, SETTLE_S, PACE_S, BETWEEN_S = 1.5, 10.0, 0.15, 0.2


class Asked(msgspec.Struct):
    minutes: float = 2.0
    faults: int = 1000
    seed: str = ""
    nodes: int = 3
    workers: int = 0
    lanes: int = 6
    only: tuple[str, ...] = ()
    clocks_s: int = 0
    stopped_s: float = STOPPED_S
    sqlite: bool = False
    beside: bool = False
    page: str = ""
    keep: bool = False


async def played(street: Street, asked: Asked) -> tuple[list[Struck], float]:
    """Games at all tables, one fault after another until the time or the faults are up.

    Also when that was: from then on nobody begins anything.
    """
    rng = random.Random(asked.seed)
    door, diary = street.balancer.door, street.diary
    lanes = [
        Lane(door, diary, n, GAMES[n % len(GAMES)], PACE_S * (0.5 + rng.random()))
        for n in range(asked.lanes)
    ]
    playing = [
        asyncio.create_task(lane.play(random.Random(f"{asked.seed}/{lane.number}")))
        for lane in lanes
    ]
    until_s = time.monotonic() + 60 * asked.minutes
    struck: list[Struck] = []
    await settled(street, asked.lanes, 0.0)
    await asyncio.sleep(WARM_S)
    for fault in plan(street, asked.faults, rng, asked.only):
        if time.monotonic() > until_s:
            break
        done = await fault(street, rng)
        struck.append(msgspec.structs.replace(done, over_s=street.now_s()))
        await settled(street, asked.lanes, struck[-1].over_s)
        await asyncio.sleep(rng.random() * BETWEEN_S)
        say(f"\r{len(struck)} faults, {acknowledged(diary.told)} moves ", end="")
    say("")
    end_s = street.now_s()
    for lane in lanes:
        lane.closing = True
    _, late = await asyncio.wait(playing, timeout=SETTLE_S)
    for task in late:
        task.cancel()
    for ended in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    return struck, end_s


async def settled(street: Street, lanes: int, since_s: float) -> None:
    """Until every table has moved on; not for ever, the report says how long it took."""
    until_s = street.now_s() + SETTLE_S
    while street.now_s() < until_s:
        moved = {told.lane for told in street.diary.told[-2000:] if is_ack(told, since_s)}
        if len(moved) == lanes:
            return
        await asyncio.sleep(0.1)


def is_ack(told: Told, since_s: float) -> bool:
    return told.kind == "acked" and told.at_s > since_s


def acknowledged(history: list[Told]) -> int:
    return sum(told.kind == "acked" for told in history)


def run(asked: Asked) -> Report:
    where = (asked.sqlite, not asked.beside, asked.clocks_s)
    with open_street(asked.nodes, *where, helpers=asked.workers) as street:
        street.stopped_s, began_s = asked.stopped_s, time.monotonic()
        struck, end_s = asyncio.run(played(street, asked))
        for node in street.nodes:
            node.wait()
        history = street.diary.told
        report = Report(
            seed=asked.seed,
            seconds=round(time.monotonic() - began_s, 1),
            nodes=len(street.nodes),
            workers=len(street.workers),
            storage="a file" if street.database is None else "PostgreSQL",
            network=network(street),
            clocks=street.clocks,
            tables_at_once=asked.lanes,
            cores=os.cpu_count() or 1,
            load_average=round(os.getloadavg()[1], 1),
            faults=len(struck),
            silences=silences(history, struck, asked.lanes, end_s),
            verdict=check(history, read_logs(street.kept, street.trees)),
            turned_down=dict(Counter(t.note for t in history if t.kind == "turned down")),
            closed=len({t.table for t in history if t.kind == "closed"}),
        )
        keep(street, report, struck, asked)
    return report


def network(street: Street) -> str:
    apart = all(node.place.can_be_cut for node in street.nodes)
    return "each in a network of its own" if apart else "all on one address (no cable to pull)"


def keep(street: Street, report: Report, struck: list[Struck], asked: Asked) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"
    (OUT / "report.json").write_bytes(text)
    if report.sound and not asked.keep:
        return
    folder = OUT / time.strftime("%Y-%m-%d-%H%M%S")
    folder.mkdir()
    (folder / "report.json").write_bytes(text)
    write(folder / "history.jsonl", street.diary.told)
    (folder / "faults.json").write_bytes(msgspec.json.encode(struck))
    every = (*street.nodes, *street.workers)
    logs = [street.balancer.log, *(node.folder / "log" for node in every)]
    if street.database is not None:
        logs.append(street.database.folder / "log")
    for log in logs:
        shutil.copy(log, folder / f"{log.parent.name}-{log.name}")
    say(f"kept: {folder.relative_to(ROOT)}")


def arguments() -> Asked:
    parser = argparse.ArgumentParser(prog="scripts/chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=2.0, metavar="N", help="at most so long")
    parser.add_argument("--faults", type=int, default=1000, metavar="N", help="at most so many")
    parser.add_argument("--seed", default="", metavar="TEXT", help="which faults, in which order")
    parser.add_argument("--nodes", type=int, default=3, metavar="N", help="so many houses")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="who think for them")
    parser.add_argument("--tables", type=int, default=6, metavar="N", help="so many at once")
    parser.add_argument("--only", nargs="*", default=(), choices=NAMED, help="these faults")
    parser.add_argument("--clocks", type=int, default=5, metavar="S", help="seconds apart")
    parser.add_argument("--sqlite", action="store_true", help="one house on a file instead")
    parser.add_argument("--beside", action="store_true", help="no networks of their own")
    parser.add_argument("--page", default="", metavar="FILE", help="write this page as well")
    parser.add_argument("--keep", action="store_true", help="keep the history in any case")
    given = parser.parse_args()
    return Asked(
        minutes=given.minutes,
        faults=given.faults,
        seed=given.seed or secrets.token_hex(3),
        nodes=1 if given.sqlite else given.nodes,
        workers=0 if given.sqlite else given.workers,
        lanes=given.tables,
        only=tuple(given.only),
        clocks_s=given.clocks,
        sqlite=given.sqlite,
        beside=given.beside or given.sqlite,
        page=given.page,
        keep=given.keep,
    )


def say(text: str, end: str = "\n") -> None:
    if end == "\n" or sys.stdout.isatty():
        sys.stdout.write(f"{text}{end}")
        sys.stdout.flush()


def main() -> int:
    asked = arguments()
    say(f"seed: {asked.seed}; play must go on within {PATIENCE_S:.0f} s")
    # Whoever ends it leaves no house, database or cable behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(ENDED))
    try:
        report = run(asked)
    except KeyboardInterrupt:
        return STOPPED
    say(told(report))
    for fault in report.verdict.faults[:20]:
        say(f"  {fault.kind}: {fault.table}: {fault.text}")
    if asked.page:
        Path(asked.page).write_text(page(report), encoding="utf-8")
    return 0 if report.sound else 1


if __name__ == "__main__":
    sys.exit(main())
