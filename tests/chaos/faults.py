"""What goes wrong: one thing at a time, and when play may be expected to go on."""

import asyncio
import random
import signal
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from .houses import Node
    from .street import Street

AWAY_S = 1.0
LOOK_S = 0.1


class Struck(Struct, frozen=True):
    """`back_s` is when play may be expected to go on: at once, or when the database is back."""

    kind: str
    whom: str
    at_s: float
    back_s: float
    over_s: float = 0.0


Fault = Callable[["Street", random.Random], Coroutine[object, object, Struck]]


async def opened(street: "Street", many: int) -> "list[Node]":
    """Those that answer, once they are so many: of those that were killed some may be starting."""
    while True:
        for each in (*street.nodes, *street.workers):
            each.tend()
        up = [node for node in street.nodes if await asyncio.to_thread(node.answers)]
        if len(up) >= min(many, len(street.nodes)):
            return up
        await asyncio.sleep(LOOK_S)


async def kill(street: "Street", rng: random.Random) -> Struck:
    """kill -9 of a house, which is started again; it need not be open when the next fault comes."""
    node, at_s = rng.choice(await opened(street, 2)), street.now_s()
    await asyncio.to_thread(node.end, signal.SIGKILL)
    await asyncio.sleep(rng.random() * AWAY_S)
    node.start()
    if len(street.nodes) > 1:
        return Struck("kill", node.name, at_s, at_s)
    await asyncio.to_thread(node.wait)
    return Struck("kill", node.name, at_s, street.now_s())


async def stop(street: "Street", rng: random.Random) -> Struck:
    """SIGSTOP: it holds all its lines and says nothing, while the games go on elsewhere."""
    node, at_s = rng.choice(await opened(street, 2)), street.now_s()
    node.strike(signal.SIGSTOP)
    await asyncio.sleep(street.stopped_s)
    node.strike(signal.SIGCONT)
    return Struck("stop", node.name, at_s, at_s if len(street.nodes) > 1 else street.now_s())


async def kill_worker(street: "Street", rng: random.Random) -> Struck:
    """kill -9 of a worker, in the middle of whatever it thinks; it is started again."""
    worker, at_s = rng.choice(street.workers), street.now_s()
    await asyncio.to_thread(worker.end, signal.SIGKILL)
    await asyncio.sleep(rng.random() * AWAY_S)
    worker.start()
    return Struck("worker", worker.name, at_s, at_s)


async def stop_worker(street: "Street", rng: random.Random) -> Struck:
    """It holds what it was asked and says nothing; later it goes on as if nothing were."""
    worker, at_s = rng.choice(street.workers), street.now_s()
    worker.strike(signal.SIGSTOP)
    await asyncio.sleep(street.stopped_s)
    worker.strike(signal.SIGCONT)
    return Struck("worker stopped", worker.name, at_s, at_s)


async def postgres(street: "Street", rng: random.Random) -> Struck:
    """kill -9 of the database, which is started again."""
    assert street.database is not None
    at_s = street.now_s()
    street.database.kill()
    await asyncio.sleep(rng.random() * AWAY_S)
    await asyncio.to_thread(street.database.come_back)
    return Struck("postgres", "postgres", at_s, street.now_s())


async def hang_up(street: "Street", _rng: random.Random) -> Struck:
    """The database ends every connection."""
    assert street.database is not None
    at_s = street.now_s()
    await asyncio.to_thread(street.database.hang_up)
    return Struck("hang up", "postgres", at_s, at_s)


async def cut(street: "Street", rng: random.Random) -> Struck:
    """A house's cable is pulled: guests, balancer and database are out of its reach."""
    node, at_s = rng.choice(await opened(street, 2)), street.now_s()
    node.place.cut()
    await asyncio.sleep(street.stopped_s)
    node.place.mend()
    return Struck("cut", node.name, at_s, at_s)


async def roll(street: "Street", _rng: random.Random) -> Struck:
    """Every house in turn is closed as it should be, and opened again."""
    await opened(street, len(street.nodes))
    at_s = street.now_s()
    for node in street.nodes:
        await asyncio.to_thread(node.end)
        await asyncio.to_thread(node.come_back)
    return Struck("roll", "all", at_s, at_s)


async def renew(street: "Street", _rng: random.Random) -> Struck:
    """Every house and worker in turn is closed, and opened again as a newer version."""
    await opened(street, len(street.nodes))
    tree = await asyncio.to_thread(street.newer)
    at_s = street.now_s()
    for node in (*street.nodes, *street.workers):
        node.tree = tree
        await asyncio.to_thread(node.end)
        await asyncio.to_thread(node.come_back)
    return Struck("renew", "all", at_s, at_s)


# How often each is chosen: what is over quickly comes more often.
WEIGHTS: dict[Fault, int] = {
    kill: 8,
    hang_up: 6,
    kill_worker: 5,
    postgres: 5,
    stop: 3,
    stop_worker: 2,
    cut: 3,
    roll: 1,
    renew: 1,
}
OF_WORKERS = (kill_worker, stop_worker)


def possible(street: "Street") -> dict[Fault, int]:
    """Where there is one house only, on a file of its own, it is killed and stopped."""
    if street.database is None:
        return {fault: WEIGHTS[fault] for fault in (kill, stop)}
    cables = all(node.place.can_be_cut for node in street.nodes)
    alone = len(street.nodes) == 1
    return {
        fault: weight
        for fault, weight in WEIGHTS.items()
        if (cables or fault is not cut)
        and not (alone and fault in (cut, roll, renew))
        and (street.workers or fault not in OF_WORKERS)
    }


def plan(street: "Street", count: int, rng: random.Random, only: Sequence[str] = ()) -> list[Fault]:
    """Each kind once, as far as they go; then by chance."""
    kinds = {
        fault: weight
        for fault, weight in possible(street).items()
        if not only or fault.__name__ in only
    }
    if not kinds:
        raise ValueError(f"none of {', '.join(only)} can happen here")
    first = rng.sample([*kinds], len(kinds))
    return [*first, *rng.choices([*kinds], [*kinds.values()], k=count)][:count]
