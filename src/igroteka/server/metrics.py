"""How the house is doing, as text that Prometheus reads; on a port of its own, for the operator."""

import asyncio
import contextlib
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from .job import Kind

if TYPE_CHECKING:
    from .tables import Tables

BOUNDS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
HEAD_S = 5.0


class Histogram:
    def __init__(self) -> None:
        self.counts, self.sum_s = [0] * (len(BOUNDS_S) + 1), 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS_S, seconds)] += 1
        self.sum_s += seconds

    def lines(self, name: str) -> Iterator[str]:
        so_far = 0
        for bound, count in zip((*BOUNDS_S, "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield from (f"{name}_sum {self.sum_s:.6f}", f"{name}_count {so_far}")


class Counts:
    """What has happened since the house was opened."""

    def __init__(self) -> None:
        self.moves, self.errors = 0, 0
        self.refused: Counter[str] = Counter()


def page(tables: "Tables") -> str:
    house = tables.house
    counts, writer, work = house.counts, house.store.writer, house.workers.work
    sockets = sum(len(table.crowd) for table in tables.live.values())
    jobs = (
        f'igroteka_jobs{{kind="{kind.name.lower()}",state="{state}"}} {count}'
        for kind in Kind
        for state, count in work.told(kind)
    )
    post = house.street.post if house.street else None
    refused = (f'igroteka_refused_total{{limit="{n}"}} {v}' for n, v in counts.refused.items())
    flushes = writer.flushes.lines("igroteka_flush_seconds")
    lines = (
        *one("igroteka_tables_live", "gauge", len(tables.live)),
        *one("igroteka_sockets", "gauge", sockets),
        *one("igroteka_moves_total", "counter", counts.moves),
        *one("igroteka_errors_total", "counter", counts.errors),
        *one("igroteka_writer_queue", "gauge", writer.under_way),
        *one("igroteka_disk_ok", "gauge", int(writer.disk == "ok")),
        *("# TYPE igroteka_flush_seconds histogram", *flushes),
        *("# TYPE igroteka_jobs gauge", *jobs),
        *(post.told() if post else ()),
        *("# TYPE igroteka_refused_total counter", *refused),
    )
    return "\n".join(lines) + "\n"


def one(name: str, kind: str, value: int) -> tuple[str, str]:
    return f"# TYPE {name} {kind}", f"{name} {value}"


async def answer(
    tables: "Tables", reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError, ValueError):
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), HEAD_S)
        found = head.split(b" ", 2)[:2] == [b"GET", b"/metrics"]
        body = page(tables).encode() if found else b"here is only /metrics\n"
        said = "200 OK" if found else "404 Not Found"
        kind = "text/plain; version=0.0.4; charset=utf-8"
        top = f"HTTP/1.1 {said}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
        writer.write(top.encode() + b"Connection: close\r\n\r\n" + body)
        await writer.drain()
    writer.close()
